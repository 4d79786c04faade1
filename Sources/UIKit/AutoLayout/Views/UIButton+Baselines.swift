internal import CoreGraphics

extension UIButton {
  /// The baselines of the title, which stands in the middle of the button's height.
  var titleBaselines: BaselineOffsets {
    guard let title = titleLabel else { return BaselineOffsets() }
    let text = title.baselineOffsets
    let height = intrinsicContentSize.height
    let inset = (height - title.intrinsicContentSize.height) / 2
    return BaselineOffsets(
      fromTop: inset + text.fromTop, fromBottom: inset + text.fromBottom, centeredHeight: height)
  }
}

internal import CoreGraphics

/// The short bar at the top of a sheet that can be dragged.
final class SheetGrabber: UIView {
  /// iOS 15 to 17 (seen).
  private static let size = CGSize(width: 36, height: 5)
  private static let top: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func place(in bounds: CGRect) {
    frame = CGRect(
      x: bounds.midX - Self.size.width / 2, y: Self.top, width: Self.size.width,
      height: Self.size.height)
  }
}

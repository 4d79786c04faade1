internal import CoreGraphics

// DIFFERENCE: texts, rows and height grow with the size of text that the reader prefers; in UIKit
// they are the same at all sizes.
extension UIPickerView {
  private static let usualRowHeight: CGFloat = 32
  private static let usualPointSize: CGFloat = 21

  /// What wheels grow by: as running text, but never below their usual size, and no further than
  /// several rows can still be seen.
  var textFactor: CGFloat {
    (UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100)
      .clamped(to: 1...1.7)
  }

  /// The height of rows that nobody else says.
  var rowHeightForText: CGFloat { (Self.usualRowHeight * textFactor).rounded() }

  /// A label for the text of a row, used again where there is one; no higher than the row.
  func rowLabel(_ component: Int, reusing view: UIView?) -> PickerRowLabel {
    let label = view as? PickerRowLabel ?? PickerRowLabel()
    let limit = wheels.indices.contains(component) ? wheels[component].rowHeight : rowHeightForText
    label.font = .systemFont(ofSize: min(Self.usualPointSize * textFactor, limit * 0.67))
    return label
  }
}

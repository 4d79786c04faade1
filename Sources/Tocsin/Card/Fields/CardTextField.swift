import UIKit

/// A text field whose text keeps a distance from its own left and right edges, and whose clear
/// button grows with the size of text.
final class CardTextField: UITextField {
  /// The side of a clear button at the usual size of text (seen).
  static let usualClearSide: CGFloat = 19

  var inset: CGFloat = 0
  var clearSide = CardTextField.usualClearSide { didSet { setNeedsLayout() } }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds), in: bounds)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds), in: bounds)
  }

  /// It stands where a smaller one would, at the edge where lines end.
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let usual = super.clearButtonRect(forBounds: bounds)
    let more = clearSide - Self.usualClearSide
    guard more > 0 else { return usual }
    let isAtLeft = usual.midX < bounds.midX
    return CGRect(
      x: isAtLeft ? usual.minX : usual.maxX - usual.width - more,
      y: (bounds.midY - (usual.height + more) / 2).rounded(),
      width: usual.width + more, height: usual.height + more)
  }

  /// A side where a button stands has space of its own and needs less.
  private func inset(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let left = rect.minX - bounds.minX < 1 ? inset : 4
    let right = bounds.maxX - rect.maxX < 1 ? inset : 4
    return CGRect(
      x: rect.minX + left, y: rect.minY, width: max(0, rect.width - left - right),
      height: rect.height)
  }
}

import UIKit

/// A text field whose text keeps a distance from its own left and right edges.
final class CardTextField: UITextField {
  var inset: CGFloat = 0

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds), in: bounds)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds), in: bounds)
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

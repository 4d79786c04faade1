internal import CoreGraphics

/// A text field of an alert, which stands in a box with others and has no border of its own.
final class AlertTextField: UITextField {
  private static let inset: CGFloat = 6
  private static let height: CGFloat = 25
  private static let padding: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height of the field's row in the box.
  var rowHeight: CGFloat {
    guard borderStyle == .none else { return max(Self.height, intrinsicContentSize.height) }
    return max(Self.height, ((font?.lineHeight ?? 0) + 2 * Self.padding).rounded(.down))
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: inner(bounds))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: inner(bounds))
  }

  private func inner(_ bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds.insetBy(dx: Self.inset, dy: 0) : bounds
  }
}

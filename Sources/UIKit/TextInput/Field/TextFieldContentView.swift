internal import CoreGraphics

/// Draws a field's text, its selection and its placeholder, cut off at the text's rectangle.
final class TextFieldContentView: UIView {
  /// How strong the tint is behind what is selected.
  private static let selectionAlpha: CGFloat = 0.22

  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { true }

  /// Draws in the field's coordinates, which is what the field's rectangles are in.
  override func draw(_ rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    guard field.hasText else {
      return field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
    }
    if field.isEditing { drawSelection(of: field, in: context) }
    field.drawText(in: field.currentTextRect)
  }

  private func drawSelection(of field: UITextField, in context: CGContext) {
    guard let range = field.selectedTextRange, !range.isEmpty else { return }
    let tint = field.tintColor.cgColor
    context.setFillColor(tint.copy(alpha: tint.alpha * Self.selectionAlpha) ?? tint)
    for stretch in field.selectionRects(for: range) { context.fill(stretch.rect) }
  }
}

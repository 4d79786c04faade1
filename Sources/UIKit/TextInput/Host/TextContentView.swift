internal import CoreGraphics

/// Draws a text and what is selected of it, cut off at its own edges.
final class TextContentView: UIView {
  /// How strong the tint is behind what is selected.
  private static let selectionAlpha: CGFloat = 0.22

  weak var host: (any TextHost)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { true }

  /// Draws in the host's coordinates, which is what its rectangles are in.
  override func draw(_ rect: CGRect) {
    guard let host, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    if host.showsSelection { drawSelection(of: host, in: context) }
    host.drawContent()
  }

  private func drawSelection(of host: any TextHost, in context: CGContext) {
    guard let range = host.selectedTextRange, !range.isEmpty else { return }
    let tint = host.tintColor.cgColor
    context.setFillColor(tint.copy(alpha: tint.alpha * Self.selectionAlpha) ?? tint)
    for stretch in host.selectionRects(for: range) { context.fill(stretch.rect) }
  }
}

internal import CoreGraphics

/// The disc with a cross that clears a field.
final class TextFieldClearButton: UIControl {
  /// The side of a button of the usual size. One that was given more room is drawn larger.
  private static let side: CGFloat = 19
  /// The disc within the button.
  private static let diameter: CGFloat = 15
  /// From the middle of the cross to the middle of its ends.
  private static let reach: CGFloat = 2.5
  /// Touches so far outside still hit it.
  private static let slop: CGFloat = 8

  init(for field: UITextField) {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    pointerShape = .arrow
    isAccessibilityElement = true
    accessibilityLabel = "Clear text"
    accessibilityTraits = .button
    addAction(
      UIAction { [weak field] _ in field?.clearByButton() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { true }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let scale = max(1, min(bounds.width, bounds.height) / Self.side)
    let (diameter, reach) = (Self.diameter * scale, Self.reach * scale)
    let radius = diameter / 2
    let color: UIColor = isHighlighted ? .secondaryLabel : .tertiaryLabel
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(color.cgColor)
    context.fillEllipse(
      in: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: diameter, height: diameter))
    // The cross is cut out, so that what is below shows through.
    context.setBlendMode(.clear)
    context.setLineWidth(1.4 * scale)
    context.setLineCap(.round)
    for slope in [CGFloat(-1), 1] {
      context.move(
        to: CGPoint(x: middle.x - reach, y: middle.y - reach * slope))
      context.addLine(
        to: CGPoint(x: middle.x + reach, y: middle.y + reach * slope))
      context.strokePath()
    }
    context.endTransparencyLayer()
  }
}

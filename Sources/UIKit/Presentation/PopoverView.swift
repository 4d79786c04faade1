internal import Foundation
internal import QuartzCore

/// The bubble: a rounded body with an arrow, and the presented view in it.
final class PopoverView: UIView {
  var fill = UIColor.systemBackground { didSet { setNeedsDisplay() } }
  var layout: PopoverLayout? {
    didSet { if layout != oldValue { layoutDidChange() } }
  }
  private let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    content.layer.cornerRadius = PopoverLayout.cornerRadius
    content.clipsToBounds = true
    addSubview(content)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
  }

  private func layoutDidChange() {
    guard let layout else { return }
    frame = layout.frame
    content.frame = layout.body
    layer.shadowPath = outline(layout)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(fill.resolvedColor(with: traitCollection).cgColor)
    context.addPath(outline(layout))
    context.fillPath()
  }

  private func outline(_ layout: PopoverLayout) -> CGPath {
    let radius = PopoverLayout.cornerRadius
    let path = CGMutablePath()
    path.addRoundedRect(in: layout.body, cornerWidth: radius, cornerHeight: radius)
    let half = PopoverLayout.arrowWidth / 2
    let height = PopoverLayout.arrowHeight
    let tip = layout.tip
    // From the tip back to the body, and half the arrow's width to either side.
    let (back, side): (CGPoint, CGPoint) =
      switch layout.direction {
      case .up: (CGPoint(x: 0, y: height), CGPoint(x: half, y: 0))
      case .down: (CGPoint(x: 0, y: -height), CGPoint(x: half, y: 0))
      case .left: (CGPoint(x: height, y: 0), CGPoint(x: 0, y: half))
      default: (CGPoint(x: -height, y: 0), CGPoint(x: 0, y: half))
      }
    path.move(to: tip)
    path.addLine(to: CGPoint(x: tip.x + back.x + side.x, y: tip.y + back.y + side.y))
    path.addLine(to: CGPoint(x: tip.x + back.x - side.x, y: tip.y + back.y - side.y))
    path.closeSubpath()
    return path
  }
}

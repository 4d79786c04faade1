internal import CoreGraphics

/// Time, signal, wireless network and battery, where the device has room for them.
final class StatusBarView: UIView {
  let clock: StatusClock
  /// The colour of all that is written.
  var content = UIColor.black {
    didSet { if content != oldValue { setNeedsDisplay() } }
  }
  private let edges: DeviceEdges

  init(edges: DeviceEdges, clock: StatusClock) {
    self.edges = edges
    self.clock = clock
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    clock.onChange = { [weak self] in self?.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    switch edges {
    case .none: break
    case .notch: drawBesideNotch()
    case .homeButton: drawInLine()
    case .tablet: drawOnTablet()
    }
  }

  /// The notch leaves two ears: the time in the left one, the pictures in the right one.
  private func drawBesideNotch() {
    let centre = bounds.height / 2 + 2.5
    drawTime(size: 17, weight: .semibold, centre: CGPoint(x: bounds.width * 0.137, y: centre))
    draw([.signal, .wifi, .battery], right: bounds.width - 26, centre: centre, gap: 7)
  }

  private func drawInLine() {
    let centre = bounds.midY
    let size = StatusGlyph.signal.size
    StatusGlyph.signal.draw(
      at: CGPoint(x: 6, y: centre - size.height / 2), color: content)
    StatusGlyph.wifi.draw(
      at: CGPoint(x: 6 + size.width + 5, y: centre - size.height / 2), color: content)
    drawTime(size: 12, weight: .semibold, centre: CGPoint(x: bounds.midX, y: centre))
    draw([.battery], right: bounds.width - 5.5, centre: centre, gap: 0)
  }

  private func drawOnTablet() {
    let centre = bounds.midY + 1
    drawTime(size: 13, weight: .semibold, centre: CGPoint(x: 36, y: centre))
    draw([.wifi, .battery], right: bounds.width - 20, centre: centre, gap: 6)
  }

  private func draw(_ glyphs: [StatusGlyph], right: CGFloat, centre: CGFloat, gap: CGFloat) {
    var x = right
    for glyph in glyphs.reversed() {
      x -= glyph.size.width
      glyph.draw(at: CGPoint(x: x, y: centre - glyph.size.height / 2), color: content)
      x -= gap
    }
  }

  private func drawTime(size: CGFloat, weight: UIFont.Weight, centre: CGPoint) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: content]
    let text = clock.text
    let width = text.size(withAttributes: attributes).width
    text.draw(
      at: CGPoint(x: centre.x - width / 2, y: centre.y - font.ascender + font.capHeight / 2),
      withAttributes: attributes)
  }
}

internal import CoreGraphics

/// The pictures of the status bar, as paths.
enum StatusGlyph {
  case signal, wifi, battery

  var size: CGSize {
    switch self {
    case .signal: CGSize(width: 17, height: 11)
    case .wifi: CGSize(width: 15.5, height: 11)
    case .battery: CGSize(width: 25, height: 12)
    }
  }

  /// Draws in a colour with the top left at a point.
  func draw(at origin: CGPoint, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: origin.x, y: origin.y)
    color.set()
    switch self {
    case .signal: drawSignal()
    case .wifi: drawWifi()
    case .battery: drawBattery(color)
    }
  }

  private func drawSignal() {
    for (index, height) in ([4, 6, 8.5, 11] as [CGFloat]).enumerated() {
      let bar = CGRect(x: CGFloat(index) * 4.7, y: 11 - height, width: 3, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 0.8).fill()
    }
  }

  /// Three bands of a quarter of a circle, the innermost one full.
  private func drawWifi() {
    let centre = CGPoint(x: 7.75, y: 10.9)
    let half = CGFloat.pi / 4
    for (inner, outer) in [(8.3, 10.9), (4.5, 7.0), (0, 3.2)] as [(CGFloat, CGFloat)] {
      let path = UIBezierPath()
      path.addArc(
        withCenter: centre, radius: outer, startAngle: -.pi / 2 - half, endAngle: -.pi / 2 + half,
        clockwise: true)
      if inner > 0 {
        path.addArc(
          withCenter: centre, radius: inner, startAngle: -.pi / 2 + half,
          endAngle: -.pi / 2 - half, clockwise: false)
      } else {
        path.addLine(to: centre)
      }
      path.close()
      path.fill()
    }
  }

  private func drawBattery(_ color: UIColor) {
    UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 18, height: 8), cornerRadius: 1.6).fill()
    color.withAlphaComponent(0.4).set()
    let rim = UIBezierPath(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 21, height: 11), cornerRadius: 3.3)
    rim.lineWidth = 1
    rim.stroke()
    let pole = UIBezierPath(
      roundedRect: CGRect(x: 23, y: 4, width: 1.5, height: 4),
      byRoundingCorners: [.topRight, .bottomRight], cornerRadii: CGSize(width: 1.5, height: 2))
    pole.fill()
  }
}

internal import CoreGraphics

/// The pictures on keys that have no title, as paths in a square of 24 points.
enum KeyGlyph: Hashable {
  case shift, shiftFilled, capsLock, delete, deleteFilled, dismiss

  /// Draws in the current colours, in the middle of a rectangle.
  func draw(in rect: CGRect, color: UIColor, ground: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.midX - 12, y: rect.midY - 12)
    color.set()
    switch self {
    case .shift: stroke(Self.arrow(bottom: 20.5))
    case .shiftFilled: fill(Self.arrow(bottom: 20.5))
    case .capsLock:
      fill(Self.arrow(bottom: 17))
      fill(
        UIBezierPath(roundedRect: CGRect(x: 7.6, y: 19.4, width: 8.8, height: 2.4), cornerRadius: 1)
      )
    case .delete:
      stroke(Self.tag)
      stroke(Self.cross)
    case .deleteFilled:
      fill(Self.tag)
      ground.set()
      stroke(Self.cross)
    case .dismiss:
      stroke(
        UIBezierPath(roundedRect: CGRect(x: 2, y: 3, width: 20, height: 12), cornerRadius: 2.5))
      for y in [6.2, 9.0] as [CGFloat] {
        for x in stride(from: CGFloat(5), through: 19, by: 3.5) {
          fill(UIBezierPath(rect: CGRect(x: x - 0.8, y: y - 0.8, width: 1.6, height: 1.6)))
        }
      }
      fill(UIBezierPath(rect: CGRect(x: 7.5, y: 11.2, width: 9, height: 1.6)))
      let chevron = UIBezierPath()
      chevron.move(to: CGPoint(x: 9, y: 18.5))
      chevron.addLine(to: CGPoint(x: 12, y: 21))
      chevron.addLine(to: CGPoint(x: 15, y: 18.5))
      stroke(chevron)
    }
  }

  private func fill(_ path: UIBezierPath) { path.fill() }

  private func stroke(_ path: UIBezierPath) {
    path.lineWidth = 1.6
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    path.stroke()
  }

  /// A broad arrow that points up.
  private static func arrow(bottom: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 3.5))
    path.addLine(to: CGPoint(x: 21, y: 12.6))
    path.addLine(to: CGPoint(x: 16.4, y: 12.6))
    path.addLine(to: CGPoint(x: 16.4, y: bottom))
    path.addLine(to: CGPoint(x: 7.6, y: bottom))
    path.addLine(to: CGPoint(x: 7.6, y: 12.6))
    path.addLine(to: CGPoint(x: 3, y: 12.6))
    path.close()
    path.lineJoinStyle = .round
    return path
  }

  /// A tag whose tip points left.
  private static var tag: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 12))
    path.addLine(to: CGPoint(x: 7.6, y: 4.9))
    path.addQuadCurve(to: CGPoint(x: 9.4, y: 4), controlPoint: CGPoint(x: 8.4, y: 4))
    path.addLine(to: CGPoint(x: 20.6, y: 4))
    path.addQuadCurve(to: CGPoint(x: 23, y: 6.4), controlPoint: CGPoint(x: 23, y: 4))
    path.addLine(to: CGPoint(x: 23, y: 17.6))
    path.addQuadCurve(to: CGPoint(x: 20.6, y: 20), controlPoint: CGPoint(x: 23, y: 20))
    path.addLine(to: CGPoint(x: 9.4, y: 20))
    path.addQuadCurve(to: CGPoint(x: 7.6, y: 19.1), controlPoint: CGPoint(x: 8.4, y: 20))
    path.close()
    return path
  }

  private static var cross: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 11.6, y: 8.6))
    path.addLine(to: CGPoint(x: 18.4, y: 15.4))
    path.move(to: CGPoint(x: 18.4, y: 8.6))
    path.addLine(to: CGPoint(x: 11.6, y: 15.4))
    return path
  }
}

public import CoreGraphics

nonisolated extension UIBezierPath {
  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// A rectangle with round corners; the radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some round corners; each radius is at most half of its side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let x = min(max(0, cornerRadii.width), rect.width / 2)
    let y = min(max(0, cornerRadii.height), rect.height / 2)
    guard x > 0, y > 0 else {
      append(UIBezierPath(rect: rect))
      return
    }
    func corner(_ which: UIRectCorner, from: CGPoint, over corner: CGPoint, to: CGPoint) {
      guard corners.contains(which) else {
        addLine(to: corner)
        return
      }
      addLine(to: from)
      addCurve(
        to: to, controlPoint1: Self.between(from, corner), controlPoint2: Self.between(to, corner))
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: corners.contains(.topLeft) ? left + x : left, y: top))
    corner(
      .topRight, from: CGPoint(x: right - x, y: top), over: CGPoint(x: right, y: top),
      to: CGPoint(x: right, y: top + y))
    corner(
      .bottomRight, from: CGPoint(x: right, y: bottom - y), over: CGPoint(x: right, y: bottom),
      to: CGPoint(x: right - x, y: bottom))
    corner(
      .bottomLeft, from: CGPoint(x: left + x, y: bottom), over: CGPoint(x: left, y: bottom),
      to: CGPoint(x: left, y: bottom - y))
    corner(
      .topLeft, from: CGPoint(x: left, y: top + y), over: CGPoint(x: left, y: top),
      to: CGPoint(x: left + x, y: top))
    close()
  }

  /// A piece of a circle; see `addArc`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path of Core Graphics with attributes.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The control point of the curve that is nearest to a quarter of an ellipse: 4 (√2 − 1) / 3 of
  /// the way to the corner.
  private static func between(_ end: CGPoint, _ corner: CGPoint) -> CGPoint {
    let part: CGFloat = 0.552_284_749_830_793
    return CGPoint(
      x: end.x + (corner.x - end.x) * part, y: end.y + (corner.y - end.y) * part)
  }
}

/// Runs through a path backwards.
nonisolated enum PathReverser {
  private enum Step {
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)

    var end: CGPoint {
      switch self {
      case .line(let end), .quad(_, let end), .curve(_, _, let end): end
      }
    }
  }

  private struct Part {
    var start: CGPoint
    var steps: [Step] = []
    var isClosed = false
  }

  static func reversed(_ path: CGPath) -> CGMutablePath {
    let result = CGMutablePath()
    for part in parts(of: path).reversed() {
      result.move(to: part.steps.last?.end ?? part.start)
      for index in part.steps.indices.reversed() {
        let end = index == 0 ? part.start : part.steps[index - 1].end
        switch part.steps[index] {
        case .line: result.addLine(to: end)
        case .quad(let control, _): result.addQuadCurve(to: end, control: control)
        case .curve(let first, let second, _):
          result.addCurve(to: end, control1: second, control2: first)
        }
      }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }

  private static func parts(of path: CGPath) -> [Part] {
    var parts: [Part] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: parts.append(Part(start: points[0]))
      case .addLineToPoint: parts[parts.count - 1].steps.append(.line(points[0]))
      case .addQuadCurveToPoint:
        parts[parts.count - 1].steps.append(.quad(points[0], points[1]))
      case .addCurveToPoint:
        parts[parts.count - 1].steps.append(.curve(points[0], points[1], points[2]))
      case .closeSubpath:
        parts[parts.count - 1].isClosed = true
        // What follows without a move starts where the closed part started.
        let start = parts[parts.count - 1].start
        parts.append(Part(start: start))
      @unknown default: break
      }
    }
    return parts.filter { !$0.steps.isEmpty || $0.isClosed }
  }
}

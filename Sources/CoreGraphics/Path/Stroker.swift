import Foundation

/// What a stroke looks like.
struct StrokeStyle: Hashable, Sendable {
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat
}

/// Makes the outline of a stroke, to be filled by the winding rule.
///
/// Each open subpath becomes one outline, there along its left side and back along its right; each
/// closed one becomes two that run against each other. On the inner side of a corner the outline
/// goes through the corner itself, which leaves loops that the winding rule fills over.
struct Stroker {
  private let style: StrokeStyle
  private let radius: CGFloat
  private var outline = PathElements()
  private var isAtStart = true

  /// The outline of all subpaths.
  static func outline(of elements: PathElements, style: StrokeStyle) -> PathElements {
    guard style.width > 0, style.width.isFinite else { return PathElements() }
    var stroker = Stroker(style: style)
    let flatness = Flatness(tolerance: 0.02, reach: style.width / 2)
    let drawn = elements.withoutLoneMoves
    for line in drawn.polylines(flatness) { stroker.add(line) }
    return stroker.outline
  }

  private init(style: StrokeStyle) {
    self.style = style
    radius = style.width / 2
  }

  private mutating func add(_ line: Polyline) {
    let vertices = line.points
    guard vertices.count > 1 else { return addDot(at: vertices[0].point) }
    if line.isClosed && vertices.count > 2 {
      addSide(vertices + [vertices[0]], isClosed: true)
      addSide(vertices.reversed() + [vertices[vertices.count - 1]], isClosed: true)
    } else {
      let there = line.isClosed ? vertices + [vertices[0]] : vertices
      isAtStart = true
      addSide(there, isClosed: false)
      addCap(from: there[there.count - 2].point, to: there[there.count - 1].point)
      let back = Array(there.reversed())
      addSide(back, isClosed: false)
      addCap(from: back[back.count - 2].point, to: back[back.count - 1].point)
      outline.close()
    }
  }

  /// Follows the left side. A closed line has its first point at its end again.
  private mutating func addSide(_ vertices: [Polyline.Vertex], isClosed: Bool) {
    if isClosed { isAtStart = true }
    for index in 0..<(vertices.count - 1) {
      let (from, to) = (vertices[index].point, vertices[index + 1].point)
      let normal = leftNormal(from, to)
      go(to: from + normal)
      go(to: to + normal)
      if index + 2 < vertices.count {
        addJoin(from, vertices[index + 1], vertices[index + 2].point)
      } else if isClosed {
        addJoin(from, vertices[0], vertices[1].point)
      }
    }
    if isClosed { outline.close() }
  }

  private mutating func go(to point: CGPoint) {
    if isAtStart {
      outline.move(to: point)
      isAtStart = false
    } else if outline.currentPoint != point {
      outline.addLine(to: point)
    }
  }

  /// Goes round a corner, from the end of one line's side to the start of the next one's.
  private mutating func addJoin(_ before: CGPoint, _ corner: Polyline.Vertex, _ after: CGPoint) {
    let pivot = corner.point
    let (normal, next) = (leftNormal(before, pivot), leftNormal(pivot, after))
    let cross = normal.dx * next.dy - normal.dy * next.dx
    let dot = normal.dx * next.dx + normal.dy * next.dy
    let turn = atan2(cross, dot)
    if turn > 0 {
      go(to: pivot)
      return go(to: pivot + next)
    }
    switch corner.isSmooth ? .bevel : style.join {
    case .bevel: break
    case .round: addArc(about: pivot, from: normal, sweep: turn)
    case .miter:
      // The point's length over the line's width is 1 / cos(half of the turn).
      let slope = cos(turn / 2)
      guard slope > 1e-9, 1 / slope <= style.miterLimit else { break }
      let middle = CGVector(dx: normal.dx + next.dx, dy: normal.dy + next.dy)
      let scale = radius / slope / hypot(middle.dx, middle.dy)
      go(to: pivot + CGVector(dx: middle.dx * scale, dy: middle.dy * scale))
    }
    go(to: pivot + next)
  }

  /// Goes from the left to the right side at the end of a line.
  private mutating func addCap(from before: CGPoint, to end: CGPoint) {
    let normal = leftNormal(before, end)
    switch style.cap {
    case .butt: break
    case .round: addArc(about: end, from: normal, sweep: -.pi)
    case .square:
      let ahead = CGVector(dx: normal.dy, dy: -normal.dx)
      go(to: end + normal + ahead)
      go(to: end + CGVector(dx: -normal.dx, dy: -normal.dy) + ahead)
    }
    go(to: end + CGVector(dx: -normal.dx, dy: -normal.dy))
  }

  /// A subpath of no length shows only by its caps.
  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(
      x: point.x - radius, y: point.y - radius, width: style.width, height: style.width)
    switch style.cap {
    case .butt: break
    case .round: outline.addEllipse(in: square, transform: .identity)
    case .square: outline.addRect(square, transform: .identity)
    }
  }

  private mutating func addArc(about center: CGPoint, from normal: CGVector, sweep: CGFloat) {
    outline.addArc(
      center: center, radius: radius, startAngle: atan2(normal.dy, normal.dx), sweep: sweep,
      transform: .identity)
  }

  /// From the line to its left side, where left is a quarter turn from x to y.
  private func leftNormal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let scale = radius / hypot(dx, dy)
    return CGVector(dx: -dy * scale, dy: dx * scale)
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, step: CGVector) -> CGPoint {
    CGPoint(x: point.x + step.dx, y: point.y + step.dy)
  }
}

extension PathElements {
  /// The same without moves that nothing follows, which are not drawn.
  fileprivate var withoutLoneMoves: PathElements {
    guard verbs.last == .move else { return self }
    var copy = PathElements()
    let drawn = verbs.count - 1
    var index = 0
    forEach { element in
      if index < drawn { copy.append(element) }
      index += 1
    }
    return copy
  }

  /// Adds one element of another path.
  mutating func append(_ element: Element) {
    let (first, second, third) = element.points
    switch element.verb {
    case .move: move(to: first)
    case .line: addLine(to: first)
    case .quad: addQuad(to: second, control: first)
    case .cubic: addCubic(to: third, control1: first, control2: second)
    case .close: close()
    }
  }
}

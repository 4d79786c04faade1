internal import CoreGraphics

/// Where two outlines touch, and the way by which they are parted soonest.
struct Contact {
  struct Point {
    var place: CGPoint
    /// How far the outlines reach into each other.
    var depth: CGFloat
  }

  /// From the first outline to the second, of length 1.
  var normal: CGVector
  var points: [Point]

  /// Nil where two convex outlines, clockwise on the screen, don't meet. One of two points is a
  /// line with two sides.
  init?(_ first: [CGPoint], _ second: [CGPoint]) {
    guard first.count > 1, second.count > 1 else { return nil }
    let (edge, distance) = Self.bestEdge(of: first, against: second)
    let (otherEdge, otherDistance) = Self.bestEdge(of: second, against: first)
    guard distance < 0, otherDistance < 0 else { return nil }
    // A little bias, so that the choice doesn't flicker between two edges alike.
    let isFlipped = otherDistance > distance + 0.01
    let (reference, other) = isFlipped ? (second, first) : (first, second)
    let index = isFlipped ? otherEdge : edge
    let (start, end) = (reference[index], reference[(index + 1) % reference.count])
    let outward = Self.normal(start, end)
    let incident = Self.edge(of: other, facing: outward)
    let along = CGVector(dx: -outward.dy, dy: outward.dx)
    // Clockwise, the edge runs along the normal turned to the right.
    guard
      let clipped = Self.clip(
        incident, along, from: Self.dot(along, start), to: Self.dot(along, end))
    else { return nil }
    let face = Self.dot(outward, start)
    points = [clipped.0, clipped.1].compactMap { place in
      let depth = face - Self.dot(outward, place)
      return depth >= 0 ? Point(place: place, depth: depth) : nil
    }
    guard !points.isEmpty else { return nil }
    normal = isFlipped ? CGVector(dx: -outward.dx, dy: -outward.dy) : outward
  }

  /// Where an outline reaches beyond the wall that its inside lies behind.
  init?(_ outline: [CGPoint], beyond wall: CGPoint, outward: CGVector) {
    let face = Self.dot(outward, wall)
    points = outline.compactMap { corner in
      let depth = Self.dot(outward, corner) - face
      return depth >= 0 ? Point(place: corner, depth: depth) : nil
    }
    guard !points.isEmpty else { return nil }
    // Of a round outline the two deepest will do.
    points = Array(points.sorted { $0.depth > $1.depth }.prefix(2))
    normal = outward
  }

  /// The edge of an outline from which another is furthest away, and how far.
  private static func bestEdge(
    of outline: [CGPoint], against other: [CGPoint]
  ) -> (edge: Int, distance: CGFloat) {
    var best = (edge: 0, distance: -CGFloat.infinity)
    for index in outline.indices {
      let (start, end) = (outline[index], outline[(index + 1) % outline.count])
      let outward = normal(start, end)
      let face = dot(outward, start)
      let distance = other.reduce(CGFloat.infinity) { min($0, dot(outward, $1) - face) }
      if distance > best.distance { best = (index, distance) }
    }
    return best
  }

  private static func edge(of outline: [CGPoint], facing outward: CGVector) -> (CGPoint, CGPoint) {
    func facing(_ index: Int) -> CGFloat {
      let edge = normal(outline[index], outline[(index + 1) % outline.count])
      return edge.dx * outward.dx + edge.dy * outward.dy
    }
    let index = outline.indices.min { facing($0) < facing($1) } ?? 0
    return (outline[index], outline[(index + 1) % outline.count])
  }

  /// The part of an edge that lies between two places along a direction.
  private static func clip(
    _ edge: (CGPoint, CGPoint), _ along: CGVector, from first: CGFloat, to last: CGFloat
  ) -> (CGPoint, CGPoint)? {
    let (low, high) = (min(first, last), max(first, last))
    let (a, b) = (dot(along, edge.0), dot(along, edge.1))
    guard max(a, b) >= low, min(a, b) <= high else { return nil }
    func at(_ place: CGFloat) -> CGPoint {
      guard a != b else { return edge.0 }
      let part = (min(max(place, low), high) - a) / (b - a)
      return CGPoint(
        x: edge.0.x + (edge.1.x - edge.0.x) * part, y: edge.0.y + (edge.1.y - edge.0.y) * part)
    }
    return (at(a), at(b))
  }

  /// Outwards from an edge of an outline that is clockwise on the screen.
  private static func normal(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(dx, dy), 1e-9)
    return CGVector(dx: dy / length, dy: -dx / length)
  }

  private static func dot(_ direction: CGVector, _ point: CGPoint) -> CGFloat {
    direction.dx * point.x + direction.dy * point.y
  }
}

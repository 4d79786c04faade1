import Foundation

/// A subpath whose curves were replaced by short lines.
struct Polyline {
  var points: [Vertex] = []
  /// True where the last point is joined to the first.
  var isClosed = false

  struct Vertex {
    var point: CGPoint
    /// True inside of a curve, where two of its lines meet and nobody should see a corner.
    var isSmooth: Bool
  }

  /// No two points that follow each other are the same.
  fileprivate mutating func add(_ point: CGPoint, isSmooth: Bool) {
    if let last = points.last, last.point == point {
      points[points.count - 1].isSmooth = last.isSmooth && isSmooth
      return
    }
    points.append(Vertex(point: point, isSmooth: isSmooth))
  }
}

/// How finely curves are divided.
struct Flatness {
  /// How far the lines may be from the curve.
  var tolerance: CGFloat
  /// The half width of a stroke along the curve, for which it has to hold as well.
  var reach: CGFloat = 0

  func stepCount(_ points: [CGPoint]) -> Int {
    // The distance of a curve from its chord is at most h²/8 of its second derivative.
    var bend: CGFloat = 0
    for index in 2..<points.count {
      let (a, b, c) = (points[index - 2], points[index - 1], points[index])
      bend = max(bend, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
    }
    let degree = CGFloat(points.count - 1)
    var count = (degree * (degree - 1) * bend / (8 * tolerance)).squareRoot()
    if reach > tolerance {
      count = max(count, turn(of: points) / (2 * acos(1 - tolerance / reach)))
    }
    return count.isFinite ? Int(min(max(count.rounded(.up), 1), 1000)) : 1
  }

  /// Where a curve is divided. For a stroke the first and the last line are short, so that they run
  /// along the curve's tangents, on which joins and caps depend.
  func parameters(_ points: [CGPoint]) -> [CGFloat] {
    let count = CGFloat(stepCount(points))
    let inner = stride(from: 1, to: count, by: 1).map { $0 / count }
    return reach > 0 ? [0.01 / count] + inner + [1 - 0.01 / count] : inner
  }

  /// By which angle the control polygon turns, all in all.
  private func turn(of points: [CGPoint]) -> CGFloat {
    var total: CGFloat = 0
    var last: CGVector?
    for (from, to) in zip(points, points.dropFirst()) where from != to {
      let next = CGVector(dx: to.x - from.x, dy: to.y - from.y)
      if let last {
        total += abs(
          atan2(last.dx * next.dy - last.dy * next.dx, last.dx * next.dx + last.dy * next.dy))
      }
      last = next
    }
    return total
  }
}

extension PathElements {
  /// The subpaths as lines.
  func polylines(_ flatness: Flatness) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    func finish() {
      if !line.points.isEmpty { lines.append(line) }
      line = Polyline()
    }
    forEach { element in
      let (first, second, third) = element.points
      switch element.verb {
      case .move:
        finish()
        line.add(first, isSmooth: false)
      case .line:
        line.add(first, isSmooth: false)
      case .quad:
        for t in flatness.parameters([element.start, first, second]) {
          line.add(quadPoint(element.start, first, second, at: t), isSmooth: true)
        }
        line.add(second, isSmooth: false)
      case .cubic:
        for t in flatness.parameters([element.start, first, second, third]) {
          line.add(cubicPoint(element.start, first, second, third, at: t), isSmooth: true)
        }
        line.add(third, isSmooth: false)
      case .close:
        line.isClosed = true
        if line.points.count > 1, line.points.last?.point == line.points[0].point {
          line.points.removeLast()
        }
        finish()
      }
    }
    finish()
    return lines
  }
}

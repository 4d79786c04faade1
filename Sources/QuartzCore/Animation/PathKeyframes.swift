internal import Foundation

/// A point that moves along a path; the ends of its elements are the keyframes.
nonisolated struct PathKeyframes: Sendable {
  private let stretches: [Stretch]
  private let times: [Double]
  private let functions: [UnitBezier]
  private let mode: CAAnimationCalculationMode
  private let turn: CAAnimationRotationMode?

  /// One element of the path as a cubic curve; lines too, with their thirds as control points.
  private struct Stretch: Sendable {
    let p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint
    /// Lengths from the begin at even steps of the parameter.
    let sums: [CGFloat]
    static let steps = 64

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
      var sums: [CGFloat] = [0]
      var last = p0
      for step in 1...Self.steps {
        let next = Self.point(p0, p1, p2, p3, CGFloat(step) / CGFloat(Self.steps))
        sums.append(sums[step - 1] + hypot(next.x - last.x, next.y - last.y))
        last = next
      }
      self.sums = sums
    }

    init(line p0: CGPoint, _ p3: CGPoint) {
      func third(_ k: CGFloat) -> CGPoint {
        CGPoint(x: p0.x + (p3.x - p0.x) * k / 3, y: p0.y + (p3.y - p0.y) * k / 3)
      }
      self.init(p0, third(1), third(2), p3)
    }

    static func point(
      _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat
    ) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
        y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    func point(at t: CGFloat) -> CGPoint { Self.point(p0, p1, p2, p3, t) }

    /// The direction in radians; where the curve stands still, that of a moment later.
    func angle(at t: CGFloat) -> CGFloat {
      let from = point(at: max(0, t - 1e-4))
      let to = point(at: min(1, t + 1e-4))
      return atan2(to.y - from.y, to.x - from.x)
    }

    /// The parameter at which a fraction of the length is done.
    func parameter(atLength fraction: CGFloat) -> CGFloat {
      let goal = fraction * sums[Self.steps]
      guard goal > 0, let next = sums.firstIndex(where: { $0 >= goal }), next > 0
      else { return fraction <= 0 ? 0 : 1 }
      let part = (goal - sums[next - 1]) / (sums[next] - sums[next - 1])
      return (CGFloat(next - 1) + part) / CGFloat(Self.steps)
    }
  }

  /// Nil for a path with no line and no curve.
  init?(
    path: CGPath, mode: CAAnimationCalculationMode, keyTimes: [Double]?, functions: [UnitBezier],
    turn: CAAnimationRotationMode?
  ) {
    let stretches = Self.stretches(of: path)
    guard !stretches.isEmpty else { return nil }
    self.stretches = stretches
    self.mode = mode
    self.functions = mode.isPaced ? [] : functions
    self.turn = turn
    times = KeyTimes.resolve(keyTimes, count: stretches.count + 1, mode: mode) {
      stretches[$0].sums[Stretch.steps]
    }
  }

  private static func stretches(of path: CGPath) -> [Stretch] {
    var stretches: [Stretch] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        start = points[0]
        current = start
      case .addLineToPoint:
        stretches.append(Stretch(line: current, points[0]))
        current = points[0]
      case .addQuadCurveToPoint:
        let (control, end) = (points[0], points[1])
        func toward(_ p: CGPoint) -> CGPoint {
          CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
        }
        stretches.append(Stretch(current, toward(current), toward(end), end))
        current = end
      case .addCurveToPoint:
        stretches.append(Stretch(current, points[0], points[1], points[2]))
        current = points[2]
      case .closeSubpath:
        if current != start { stretches.append(Stretch(line: current, start)) }
        current = start
      }
    }
    return stretches
  }

  /// Where the point is at `progress` of a run.
  func point(at progress: Double) -> CGPoint {
    let (index, t) = place(at: progress)
    return stretches[index].point(at: t)
  }

  /// How far the layer is turned at `progress`; nil where it doesn't turn.
  func angle(at progress: Double) -> CGFloat? {
    guard turn == .rotateAuto || turn == .rotateAutoReverse else { return nil }
    let (index, t) = place(at: progress)
    return stretches[index].angle(at: t) + (turn == .rotateAutoReverse ? .pi : 0)
  }

  private func place(at progress: Double) -> (index: Int, t: CGFloat) {
    if mode == .discrete {
      let step = KeyTimes.step(times, at: progress, count: stretches.count + 1)
      return step < stretches.count ? (step, 0) : (stretches.count - 1, 1)
    }
    let (index, fraction) = KeyTimes.locate(times, at: progress, functions: functions)
    let t = CGFloat(fraction)
    return (index, mode.isPaced ? stretches[index].parameter(atLength: t) : t)
  }
}

nonisolated extension CGPath {
  /// The path a part of the way between two of the same elements; nil for others.
  static func interpolate(from a: CGPath, to b: CGPath, progress t: CGFloat) -> CGPath? {
    var elements: [(type: CGPathElementType, points: [CGPoint])] = []
    b.applyWithBlock { elements.append(($0.pointee.type, $0.pointee.pointList)) }
    let result = CGMutablePath()
    var index = 0
    var fits = true
    a.applyWithBlock { element in
      defer { index += 1 }
      guard fits, index < elements.count, elements[index].type == element.pointee.type else {
        fits = false
        return
      }
      let points = zip(element.pointee.pointList, elements[index].points).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
      }
      switch element.pointee.type {
      case .moveToPoint: result.move(to: points[0])
      case .addLineToPoint: result.addLine(to: points[0])
      case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: result.closeSubpath()
      }
    }
    return fits && index == elements.count ? result.copy() : nil
  }
}

nonisolated extension CGPathElement {
  var pointList: [CGPoint] {
    let count =
      switch type {
      case .moveToPoint, .addLineToPoint: 1
      case .addQuadCurveToPoint: 2
      case .addCurveToPoint: 3
      case .closeSubpath: 0
      }
    return (0..<count).map { points[$0] }
  }
}

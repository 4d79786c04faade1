/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never goes back, solved for y at an x.
nonisolated package struct UnitBezier: Hashable, Sendable {
  /// The inner control points.
  package let x1: Double, y1: Double, x2: Double, y2: Double

  /// Makes a curve; the abscissas are clamped to 0 … 1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Progress equals time.
  package static let linear = UnitBezier(0, 0, 1, 1)

  /// The y at `x`, exact to the precision of the machine; outside 0 … 1 it is `x` clamped.
  package func callAsFunction(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.value(y1, y2, at: parameter(at: x))
  }

  /// The curve's parameter where it has abscissa `x`: Newton's steps, kept in a bracket that a
  /// bisection narrows where the slope is too flat for them.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.value(x1, x2, at: t) - x
      if abs(error) < 1e-15 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, at: t)
      let next = t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func value(_ a: Double, _ b: Double, at t: Double) -> Double {
    ((1 + 3 * (a - b)) * t + 3 * (b - 2 * a)) * t * t + 3 * a * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    (3 * (1 + 3 * (a - b)) * t + 6 * (b - 2 * a)) * t + 3 * a
  }
}

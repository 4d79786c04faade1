/// How a spline bends at each of its values, by Kochanek and Bartels; all zero is the spline of
/// Catmull and Rom.
nonisolated struct SplineShape: Sendable {
  var tension: [Double]
  var continuity: [Double]
  var bias: [Double]

  func at(_ index: Int) -> (tension: Double, continuity: Double, bias: Double) {
    func pick(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    return (pick(tension), pick(continuity), pick(bias))
  }
}

/// A smooth curve through values that have numbers inside.
nonisolated struct Spline {
  let values: [AnimatableValue]
  let shape: SplineShape

  /// The value on the stretch after value `index`, at parameter `t` in 0 … 1.
  func value(of index: Int, at t: Double) -> AnimatableValue {
    guard let points = points(of: index) else { return values[index] }
    let (p0, p1, p2, p3) = points
    let a = shape.at(index)
    let b = shape.at(index + 1)
    // Hermite's basis.
    let t2 = t * t
    let t3 = t2 * t
    let h1 = 2 * t3 - 3 * t2 + 1
    let h2 = 3 * t2 - 2 * t3
    let h3 = t3 - 2 * t2 + t
    let h4 = t3 - t2
    let out1 = (1 - a.tension) * (1 + a.continuity) * (1 + a.bias) / 2
    let out2 = (1 - a.tension) * (1 - a.continuity) * (1 - a.bias) / 2
    let in1 = (1 - b.tension) * (1 - b.continuity) * (1 + b.bias) / 2
    let in2 = (1 - b.tension) * (1 + b.continuity) * (1 - b.bias) / 2
    let scalars = p1.indices.map { i in
      let leaving = out1 * (p1[i] - p0[i]) + out2 * (p2[i] - p1[i])
      let arriving = in1 * (p2[i] - p1[i]) + in2 * (p3[i] - p2[i])
      return h1 * p1[i] + h2 * p2[i] + h3 * leaving + h4 * arriving
    }
    return values[index].with(scalars)
  }

  private func points(of index: Int) -> ([Double], [Double], [Double], [Double])? {
    func scalars(_ i: Int) -> [Double]? { values[min(max(i, 0), values.count - 1)].scalars }
    guard let p0 = scalars(index - 1), let p1 = scalars(index), let p2 = scalars(index + 1),
      let p3 = scalars(index + 2), p0.count == p1.count, p1.count == p2.count, p2.count == p3.count
    else { return nil }
    return (p0, p1, p2, p3)
  }

  private static let steps = 32

  /// The length of the stretch after value `index`.
  func length(of index: Int) -> Double { lengths(of: index).last ?? 0 }

  /// The parameter at which a fraction of the stretch's length is done.
  func parameter(of index: Int, atLength fraction: Double) -> Double {
    let sums = lengths(of: index)
    let goal = fraction * Double(sums[sums.count - 1])
    guard goal > 0, let next = sums.firstIndex(where: { Double($0) >= goal }), next > 0
    else { return fraction <= 0 ? 0 : 1 }
    let part = (goal - Double(sums[next - 1])) / Double(sums[next] - sums[next - 1])
    return (Double(next - 1) + part) / Double(Self.steps)
  }

  private func lengths(of index: Int) -> [Double] {
    var sums: [Double] = [0]
    var last = value(of: index, at: 0)
    for step in 1...Self.steps {
      let next = value(of: index, at: Double(step) / Double(Self.steps))
      sums.append(sums[step - 1] + last.distance(to: next))
      last = next
    }
    return sums
  }
}

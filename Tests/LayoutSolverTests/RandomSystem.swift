import LayoutSolver

/// Numbers that only look random: the same seed gives the same ones.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// SplitMix64, by Sebastiano Vigna.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A constraint on variables that are known by number.
struct PlainConstraint {
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  var priority: Float

  var isRequired: Bool { priority >= 1000 }

  func violation(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .zero: return abs(value)
    case .atMostZero: return max(value, 0)
    case .atLeastZero: return max(-value, 0)
    }
  }

  func expression(on variables: [Variable]) -> LinearExpression {
    var expression = LinearExpression(constant: constant)
    for (variable, coefficient) in zip(variables, coefficients) where coefficient != 0 {
      expression.add(variable, times: coefficient)
    }
    return expression
  }

  /// Small whole numbers, as layouts have, with halves and now and then a multiplier.
  static func random(variables: Int, using generator: inout SeededGenerator) -> PlainConstraint {
    let factors = [-2, -1, -1, -1, -0.5, 0.5, 1, 1, 1, 1, 2, 1.25]
    var coefficients = Array(repeating: 0.0, count: variables)
    for _ in 0..<Int.random(in: 1...min(3, variables), using: &generator) {
      let index = Int.random(in: 0..<variables, using: &generator)
      coefficients[index] = factors.randomElement(using: &generator)!
    }
    return PlainConstraint(
      coefficients: coefficients, constant: Double(Int.random(in: -100...100, using: &generator)),
      relation: [.zero, .zero, .atMostZero, .atLeastZero].randomElement(using: &generator)!,
      priority: [1000, 999, 750, 750, 250, 250, 50].randomElement(using: &generator)!)
  }
}

extension PlainConstraint {
  /// Mostly "this = that + a number", required; and wishes and bounds of one variable.
  static func randomLink(variables: Int, using generator: inout SeededGenerator) -> PlainConstraint
  {
    var coefficients = Array(repeating: 0.0, count: variables)
    let index = Int.random(in: 0..<variables, using: &generator)
    coefficients[index] = 1
    var link = PlainConstraint(
      coefficients: coefficients, constant: Double(Int.random(in: -50...50, using: &generator)),
      relation: .zero, priority: 1000)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: break
    case 1..<6 where index > 0:
      // Near ones more often, so that chains grow long.
      let reach = min(index, Int.random(in: 1...3, using: &generator))
      link.coefficients[index - reach] = -1
      if index > 1, Bool.random(using: &generator) {
        link.coefficients[Int.random(in: 0..<index, using: &generator)] = -0.5
      }
    case 6: link.relation = .atLeastZero
    default:
      link.relation = [.zero, .atMostZero, .atLeastZero].randomElement(using: &generator)!
      link.priority = [999, 750, 250].randomElement(using: &generator)!
    }
    return link
  }
}

/// How much a point costs: for each priority, from the highest, the sum of violations.
func costs(of constraints: [PlainConstraint], at point: [Double]) -> [Double] {
  Set(constraints.map(\.priority)).sorted(by: >).map { priority in
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
  }
}

/// Whether the costs on the left are less, seen from the highest priority down.
func isLess(_ left: [Double], _ right: [Double], tolerance: Double = 1e-6) -> Bool {
  for (left, right) in zip(left, right) where abs(left - right) > tolerance { return left < right }
  return false
}

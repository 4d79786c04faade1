import LayoutSolver
import Testing

@Suite("The least violation there is")
struct OptimalityTests {
  @Test("Random systems cost no more than the best corner found by trying all", arguments: 0..<300)
  func againstBruteForce(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...3, using: &generator)
    var constraints = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      PlainConstraint.random(variables: count, using: &generator)
    }
    // So that no variable is left open and there is a corner.
    for index in 0..<count {
      var coefficients = Array(repeating: 0.0, count: count)
      coefficients[index] = 1
      constraints.append(
        PlainConstraint(coefficients: coefficients, constant: 0, relation: .zero, priority: 1))
    }

    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.makeVariable() }
    var alive: [ConstraintID: PlainConstraint] = [:]
    for constraint in constraints {
      let id = system.add(
        constraint.expression(on: variables), constraint.relation, Priority(constraint.priority))
      alive[id] = constraint
    }
    func point() -> [Double] { variables.map { system.value(of: $0) } }

    while true {
      do {
        try system.solve()
        break
      } catch {
        // Truly a conflict, and each constraint has its part in it.
        let set = error.constraints.map { alive[$0]! }
        #expect(!canHold(set, variables: count))
        for index in set.indices {
          var rest = set
          rest.remove(at: index)
          #expect(canHold(rest, variables: count))
        }
        system.remove(error.constraints.last!)
        alive[error.constraints.last!] = nil
      }
    }
    let left = alive.sorted { $0.key < $1.key }.map(\.value)
    let found = costs(of: left, at: point())
    let best = lowestCosts(of: left, variables: count)!
    #expect(!isLess(best, found), "found \(found), but \(best) is possible")
  }

  /// Whether constraints can all hold: violated at one priority, they would cost nothing.
  private func canHold(_ constraints: [PlainConstraint], variables: Int) -> Bool {
    var wishes = constraints
    for index in wishes.indices { wishes[index].priority = 1000 }
    for index in 0..<variables {
      var coefficients = Array(repeating: 0.0, count: variables)
      coefficients[index] = 1
      wishes.append(
        PlainConstraint(coefficients: coefficients, constant: 0, relation: .zero, priority: 1))
    }
    guard let costs = lowestCosts(of: wishes, variables: variables) else { return true }
    return constraints.isEmpty || costs[0] < 1e-6
  }
}

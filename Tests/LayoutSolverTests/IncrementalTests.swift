import Testing

@testable import LayoutSolver

@Suite("A system that changes")
struct IncrementalTests {
  @Test("After any changes the costs are those of a system made from scratch", arguments: 0..<60)
  func equalsFromScratch(seed: Int) {
    var generator = SeededGenerator(seed: 1000 + seed)
    let count = Int.random(in: 2...12, using: &generator)
    check(variables: count, steps: 60, using: &generator) {
      PlainConstraint.random(variables: count, using: &$0)
    }
  }

  @Test("So they are in chains of required equations, as layouts have", arguments: 0..<40)
  func chains(seed: Int) {
    var generator = SeededGenerator(seed: 3000 + seed)
    let count = Int.random(in: 6...20, using: &generator)
    check(variables: count, steps: 100, using: &generator) {
      PlainConstraint.randomLink(variables: count, using: &$0)
    }
  }

  private func check(
    variables count: Int, steps: Int, using generator: inout SeededGenerator,
    make: (inout SeededGenerator) -> PlainConstraint
  ) {
    var system = ConstraintSystem()
    let variables = (0..<count).map { system.makeVariable(isPosition: $0 % 2 == 0) }
    var alive: [(id: ConstraintID, plain: PlainConstraint)] = []

    func solve() {
      while true {
        do { return try system.solve() } catch {
          let victim = error.constraints.last!
          system.remove(victim)
          alive.removeAll { $0.id == victim }
        }
      }
    }
    for step in 0..<steps {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        let plain = make(&generator)
        let id = system.add(
          plain.expression(on: variables), plain.relation, Priority(plain.priority))
        alive.append((id, plain))
      case 4..<6 where !alive.isEmpty:
        let index = Int.random(in: 0..<alive.count, using: &generator)
        system.remove(alive.remove(at: index).id)
      case 6..<9 where !alive.isEmpty:
        let index = Int.random(in: 0..<alive.count, using: &generator)
        let constant = Double(Int.random(in: -100...100, using: &generator))
        system.setConstant(constant, of: alive[index].id)
        alive[index].plain.constant = constant
      case 9 where !alive.isEmpty:
        let index = Int.random(in: 0..<alive.count, using: &generator)
        let priority = Float([1000, 999, 500, 250].randomElement(using: &generator)!)
        system.setPriority(Priority(priority), of: alive[index].id)
        alive[index].plain.priority = priority
      default: break
      }
      // Sometimes several changes at once.
      guard Int.random(in: 0..<3, using: &generator) > 0 else { continue }
      solve()
      #expect(!system.tableau.isExhausted)

      let plain = alive.map(\.plain)
      let found = costs(of: plain, at: variables.map { system.value(of: $0) })
      let fresh = costs(of: plain, at: solvedFromScratch(plain, count: count))
      #expect(!isLess(fresh, found), "step \(step): found \(found), from scratch \(fresh)")
      #expect(!isLess(found, fresh), "step \(step): found \(found), from scratch \(fresh)")
    }
  }

  private func solvedFromScratch(_ constraints: [PlainConstraint], count: Int) -> [Double] {
    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.makeVariable() }
    for plain in constraints {
      _ = system.add(plain.expression(on: variables), plain.relation, Priority(plain.priority))
    }
    do { try system.solve() } catch { Issue.record("what held together does not from scratch") }
    return variables.map { system.value(of: $0) }
  }

  @Test("When all constraints have gone, nothing is left in the tableau", arguments: 0..<30)
  func emptied(seed: Int) throws {
    var generator = SeededGenerator(seed: 2000 + seed)
    var system = ConstraintSystem()
    let variables = (0..<6).map { _ in system.makeVariable() }
    var ids: [ConstraintID] = []
    for _ in 0..<20 {
      var plain = PlainConstraint.random(variables: 6, using: &generator)
      plain.priority = min(plain.priority, 999)
      ids.append(
        system.add(plain.expression(on: variables), plain.relation, Priority(plain.priority)))
    }
    try system.solve()
    ids.shuffle(using: &generator)
    for id in ids { system.remove(id) }
    try system.solve()
    #expect(system.tableau.rows.allSatisfy { $0 == nil })
    #expect(system.tableau.definitions.allSatisfy { $0 == nil })
    for variable in variables {
      #expect(system.value(of: variable) == 0)
      system.removeVariable(variable)
    }
    #expect(!system.isStale)
  }

  @Test("Dragging an edge there and back returns every value to where it was")
  func dragging() throws {
    var system = ConstraintSystem()
    let (width, left, middle, right) = (
      system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable()
    )
    let edge = system.require(width == 300.0)
    system.require(left >= 20.0)
    system.require(middle >= 1 * left + 20)
    system.require(right >= 1 * middle + 20)
    system.require(width >= 1 * right + 20)
    system.prefer(left == 50.0, at: 750)
    system.prefer(middle == 150.0, at: 500)
    system.prefer(right == 250.0, at: 250)
    try system.solve()
    let before = [left, middle, right].map { system.value(of: $0) }
    #expect(before == [50, 150, 250])
    for size in [260.0, 180, 100, 90, 140, 500, 300] {
      system.setConstant(-size, of: edge)
      try system.solve()
      #expect(system.value(of: right) == min(250, size - 20))
      #expect(system.value(of: middle) == min(150, size - 40))
      #expect(system.value(of: left) == min(50, size - 60))
    }
    #expect([left, middle, right].map { system.value(of: $0) } == before)
  }
}

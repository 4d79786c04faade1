import Testing

@testable import LayoutSolver

@Suite("Required constraints that cannot hold together")
struct ConflictTests {
  @Test("A conflict names the constraints that take part in it, and no others")
  func names() throws {
    var system = ConstraintSystem()
    let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.require(z == 7.0)
    let left = system.require(x == 10.0)
    system.require(z <= 8.0)
    let tie = system.require(y == 1 * x + 5)
    let bound = system.require(y >= 20.0)
    system.prefer(x == 0.0, at: 999)
    #expect(throws: Conflict(constraints: [left, tie, bound])) { try system.solve() }
  }

  @Test("The system is whole again when any one of them has gone", arguments: 0..<3)
  func recovery(index: Int) throws {
    var system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let ids = [
      system.require(x == 10.0), system.require(y == 1 * x + 5), system.require(y >= 20.0),
    ]
    system.prefer(x == 12.0, at: 500)
    system.prefer(y == 21.0, at: 400)
    #expect(throws: Conflict.self) { try system.solve() }
    system.remove(ids[index])
    try system.solve()
    let expected: [(Double, Double)] = [(15, 20), (10, 21), (10, 15)]
    #expect(system.value(of: x) == expected[index].0)
    #expect(system.value(of: y) == expected[index].1)
  }

  @Test("A conflict with a value that is long known names the equations that it comes from")
  func behindValues() throws {
    var system = ConstraintSystem()
    let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    let chain = [
      system.require(x == 10.0), system.require(y == 1 * x + 5), system.require(z == 1 * y + 5),
    ]
    system.prefer(z == 0.0, at: 500)
    try system.solve()
    let bound = system.require(z >= 30.0)
    #expect(throws: Conflict(constraints: chain + [bound])) { try system.solve() }
    system.remove(chain[1])
    try system.solve()
    #expect(system.value(of: z) == 30)
    #expect(system.value(of: y) == 25)
  }

  @Test("A conflict is also found when a constant changes, and goes when it changes back")
  func byConstant() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let bound = system.require(x <= 30.0)
    let equation = system.require(x == 20.0)
    try system.solve()
    system.setConstant(-40, of: equation)
    #expect(throws: Conflict(constraints: [bound, equation])) { try system.solve() }
    system.setConstant(-25, of: equation)
    try system.solve()
    #expect(system.value(of: x) == 25)
  }

  @Test("A constraint made less than required gives way")
  func lowered() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let first = system.require(x == 1.0)
    system.require(x == 2.0)
    #expect(throws: Conflict.self) { try system.solve() }
    system.setPriority(Priority(999), of: first)
    try system.solve()
    #expect(system.value(of: x) == 2)
    #expect(system.violation(of: first) == 1)
  }

  @Test("Several conflicts come one after the other")
  func several() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    for variable in [x, y] {
      system.require(variable == 1.0)
      system.require(variable == 2.0)
    }
    var count = 0
    while true {
      do {
        try system.solve()
        break
      } catch {
        count += 1
        system.remove(error.constraints.last!)
      }
    }
    #expect(count == 2)
    #expect(system.value(of: x) == 1)
    #expect(system.value(of: y) == 1)
  }
}

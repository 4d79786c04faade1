import Testing

@testable import LayoutSolver

@Suite("A constraint system")
struct ConstraintSystemTests {
  @Test("A variable without constraints is zero")
  func unconstrained() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    try system.solve()
    #expect(system.value(of: x) == 0)
  }

  @Test("Equations are solved, in whatever order they come")
  func equations() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
      var system = ConstraintSystem()
      let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
      let statements = [x == 10.0, y == 2 * x + 5, 1 * z == x + y]
      for index in order { system.require(statements[index]) }
      try system.solve()
      #expect(system.value(of: x) == 10)
      #expect(system.value(of: y) == 25)
      #expect(system.value(of: z) == 35)
    }
  }

  @Test("Variables may be negative")
  func negative() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.require(x == -40.0)
    system.require(y <= -1 * x + -100)
    system.prefer(y == 0.0, at: 500)
    try system.solve()
    #expect(system.value(of: x) == -40)
    #expect(system.value(of: y) == -60)
  }

  @Test("A bound holds a variable off where it would rather be")
  func bounds() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    system.require(x >= 10.0)
    system.require(x <= 20.0)
    let wish = system.prefer(x == 50.0, at: 1)
    try system.solve()
    #expect(system.value(of: x) == 20)
    #expect(system.violation(of: wish) == 30)
    system.setConstant(4, of: wish)  // x + 4 = 0
    try system.solve()
    #expect(system.value(of: x) == 10)
  }

  @Test("A higher priority wins over any number of lower ones")
  func dominance() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    system.prefer(x == 1.0, at: 251)
    for _ in 0..<100 { system.prefer(x == 1000.0, at: 250.5) }
    try system.solve()
    #expect(system.value(of: x) == 1)
  }

  @Test("Priorities that differ by a hair are still apart")
  func closePriorities() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    system.prefer(x == 1.0, at: 999)
    system.prefer(x == 2.0, at: Float(999).nextUp)
    try system.solve()
    #expect(system.value(of: x) == 2)
  }

  @Test("At one priority the sum of the errors is least, so the majority wins")
  func majority() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    system.prefer(x == 10.0, at: 500)
    system.prefer(x == 30.0, at: 500)
    system.prefer(x == 90.0, at: 500)
    try system.solve()
    #expect(system.value(of: x) == 30)
  }

  @Test("What a removed constraint held down comes up again")
  func removal() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    system.prefer(x == 100.0, at: 10)
    let bound = system.require(x <= 30.0)
    let equation = system.require(x == 20.0)
    try system.solve()
    #expect(system.value(of: x) == 20)
    system.remove(equation)
    try system.solve()
    #expect(system.value(of: x) == 30)
    system.remove(bound)
    try system.solve()
    #expect(system.value(of: x) == 100)
  }

  @Test("Of two equal constraints one may go without a trace")
  func redundancy() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let first = system.require(y == 1 * x + 8)
    system.require(y == 1 * x + 8)
    system.require(x == 10.0)
    try system.solve()
    system.remove(first)
    try system.solve()
    #expect(system.value(of: y) == 18)
  }

  @Test("Redundant constraints whose constants change together stay content")
  func redundantChange() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let ids = [system.require(x == 200.0), system.require(x == 200.0)]
    try system.solve()
    for id in ids { system.setConstant(-300, of: id) }
    try system.solve()
    #expect(system.value(of: x) == 300)
  }

  @Test("A changed priority turns the balance")
  func priorityChange() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let low = system.prefer(x == 1.0, at: 250)
    let high = system.prefer(x == 2.0, at: 750)
    try system.solve()
    #expect(system.value(of: x) == 2)
    system.setPriority(Priority(800), of: low)
    try system.solve()
    #expect(system.value(of: x) == 1)
    system.setPriority(.required, of: high)
    try system.solve()
    #expect(system.value(of: x) == 2)
  }

  @Test("A variable can go, and its place be taken, without a trace of it")
  func variableRemoval() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let tie = system.require(y == 1 * x + 5)
    system.require(y == 20.0)
    try system.solve()
    #expect(system.value(of: x) == 15)
    system.remove(tie)
    system.removeVariable(x)
    let z = system.makeVariable()
    system.prefer(z == 3.0, at: 1)
    try system.solve()
    #expect(system.value(of: y) == 20)
    #expect(system.value(of: z) == 3)
  }

  @Test("A constraint that cancels out to a constant is checked like any other")
  func emptyConstraint() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    system.require(1 * x == 1 * x + 0)
    try system.solve()
    let wrong = system.require(1 * x == 1 * x + 4)
    #expect(throws: Conflict(constraints: [wrong])) { try system.solve() }
  }
}

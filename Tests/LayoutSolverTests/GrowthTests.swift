import Testing

@testable import LayoutSolver

@Suite("The size of the tableau")
struct GrowthTests {
  @Test("A column of labels, each below the last, takes room in proportion to their number")
  func column() throws {
    let small = try termCount(labels: 100)
    let large = try termCount(labels: 1000)
    #expect(large < 11 * small)
  }

  @Test("So does one in which each label's edge is tied to the edge of the one before")
  func chain() throws {
    let small = try termCount(labels: 100, isChained: true)
    let large = try termCount(labels: 1000, isChained: true)
    #expect(large < 11 * small)
  }

  /// Labels as wide as the column or less, each 8 below the one before, and a card around them.
  private func termCount(labels: Int, isChained: Bool = false) throws -> Int {
    var system = ConstraintSystem()
    let (cardTop, cardHeight) = (system.makeVariable(isPosition: true), system.makeVariable())
    let width = system.makeVariable()
    system.require(width == 300.0)
    system.require(1 * cardTop + 0.5 * cardHeight == LinearExpression(constant: 400))
    var bottom = LinearExpression(constant: 20)
    var last: (left: Variable, top: Variable, height: Variable)?
    for index in 0..<labels {
      let (x, y) = (
        system.makeVariable(isPosition: true), system.makeVariable(isPosition: true)
      )
      let (w, h) = (system.makeVariable(), system.makeVariable())
      if isChained, let last {
        system.require(x == 1 * last.left)
        system.require(x + w == 1 * width + -20)
      } else {
        system.require(x == 20.0)
        system.require(x + w <= 1 * width + -20)
      }
      system.require(1 * y == bottom)
      let size = Double(20 + index % 7)
      for (variable, length) in [(w, 150 + size), (h, size)] {
        system.prefer(variable >= length, at: 750)
        system.prefer(variable <= length, at: 250)
      }
      bottom = y + h + 8
      last = (x, y, h)
    }
    system.require(1 * cardHeight == bottom + 12)
    try system.solve()
    let bottomOfLast = system.value(of: last!.top) + system.value(of: last!.height)
    #expect(system.value(of: cardHeight) == bottomOfLast + 20)
    #expect(system.value(of: cardTop) == 400 - system.value(of: cardHeight) / 2)
    let rows = system.tableau.rows + system.tableau.definitions
    return rows.reduce(0) { $0 + ($1?.terms.count ?? 0) }
  }
}

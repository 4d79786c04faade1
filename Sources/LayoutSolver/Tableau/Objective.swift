/// What is minimised: one sum of errors for each priority. A higher priority's sum goes before all
/// lower ones', so costs are compared as words are, from the first letter on.
struct Objective {
  private struct Level {
    var priority: Priority
    /// By symbol; symbols beyond the end cost nothing.
    var costs: [Double]
    /// How many errors are paid for at this level.
    var uses = 0
  }

  /// From the highest priority down.
  private var levels: [Level] = []
  /// Symbols that may be worth raising.
  private var candidates = SymbolQueue()

  /// Adds to a symbol's cost.
  mutating func add(_ cost: Double, to symbol: Int, at priority: Priority) {
    let level = self.level(for: priority)
    change(symbol, by: cost, at: level)
    if isNegative(symbol) { candidates.insert(symbol) }
  }

  /// Adds to the cost of a symbol that is worth a row.
  mutating func add(_ cost: Double, to row: Row, at priority: Priority) {
    let level = self.level(for: priority)
    for term in row.terms {
      change(term.symbol, by: cost * term.coefficient, at: level)
      if isNegative(term.symbol) { candidates.insert(term.symbol) }
    }
  }

  /// Counts an error that is paid for, so that a level goes when its last one has gone.
  mutating func retain(_ priority: Priority) { levels[level(for: priority)].uses += 1 }

  mutating func release(_ priority: Priority) {
    let level = self.level(for: priority)
    levels[level].uses -= 1
    if levels[level].uses == 0 { levels.remove(at: level) }
  }

  /// Puts a row in a symbol's place.
  mutating func substitute(_ symbol: Int, by row: Row) {
    var changed = false
    for level in levels.indices where symbol < levels[level].costs.count {
      let cost = levels[level].costs[symbol]
      guard cost != 0 else { continue }
      levels[level].costs[symbol] = 0
      changed = true
      for term in row.terms { change(term.symbol, by: cost * term.coefficient, at: level) }
    }
    guard changed else { return }
    for term in row.terms where isNegative(term.symbol) { candidates.insert(term.symbol) }
  }

  /// Forgets a symbol's cost.
  mutating func forget(_ symbol: Int) {
    for level in levels.indices where symbol < levels[level].costs.count {
      levels[level].costs[symbol] = 0
    }
  }

  /// The lowest symbol for which a larger value costs less.
  mutating func popAttractive() -> Int? {
    while let symbol = candidates.popFirst() {
      if isNegative(symbol) { return symbol }
    }
    return nil
  }

  /// Whether a larger value of the symbol costs less.
  func isNegative(_ symbol: Int) -> Bool {
    for level in levels where symbol < level.costs.count {
      let cost = level.costs[symbol]
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  /// Whether the first symbol's cost divided by the first divisor is less than the second's.
  func isCheaper(_ first: Int, per divisor: Double, than second: Int, per other: Double) -> Bool {
    for level in levels {
      let left = (first < level.costs.count ? level.costs[first] : 0) / divisor
      let right = (second < level.costs.count ? level.costs[second] : 0) / other
      if abs(left - right) > Row.tolerance { return left < right }
    }
    return false
  }

  private mutating func change(_ symbol: Int, by amount: Double, at level: Int) {
    if symbol >= levels[level].costs.count {
      let missing = symbol + 1 - levels[level].costs.count
      levels[level].costs.append(contentsOf: repeatElement(0, count: missing))
    }
    let sum = levels[level].costs[symbol] + amount
    levels[level].costs[symbol] = abs(sum) < Row.tolerance ? 0 : sum
  }

  private mutating func level(for priority: Priority) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, costs: []), at: index)
    }
    return index
  }
}

/// Bringing equations in.
extension Tableau {
  /// Brings in an equation "row = 0" that names a new restricted symbol or dummy, `marker`, and, if
  /// it can be violated at a cost, another new one, `opposite`, whose coefficient is the negative.
  ///
  /// Afterwards rows may be out of range, which `restoreFeasibility()` mends; not if there is an
  /// opposite, for one of the two is always in range.
  ///
  /// - Parameter variables: the free symbols of the equation, those first that it had best be
  ///   solved for.
  mutating func insert(_ equation: Row, solvingFor variables: [Int], marker: Int, opposite: Int?) {
    if let symbol = subject(of: equation, among: variables) {
      return define(symbol, as: equation.solved(for: symbol))
    }
    let row = expanded(equation)
    // A free symbol if there is one, of the largest coefficient for the sake of exactness.
    var best: Row.Term?
    for term in row.terms where kinds[term.symbol].isFree && !isInert(term.symbol) {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    if let best { return define(best.symbol, as: asValues(row).solved(for: best.symbol)) }

    let solved = row.solved(for: marker)
    if let opposite, solved.constant < 0 {
      setRow(row.solved(for: opposite), of: opposite)
    } else {
      setRow(solved, of: marker)
    }
  }

  /// Whether nothing is known of a variable yet, and nothing follows from it.
  func isNew(_ symbol: Int) -> Bool {
    kinds[symbol].isFree && definitions[symbol] == nil && references[symbol].isEmpty
  }

  /// Whether an equation can be solved for a variable as it stands.
  mutating func canDefine(_ symbol: Int, by equation: Row) -> Bool {
    definitions[symbol] == nil && equation.coefficient(of: symbol) != 0 && isUnreferenced(symbol)
  }

  /// A free parameter that the equation can be solved for as it stands: nothing else in the
  /// equation depends on it. Preferred ones go first.
  private mutating func subject(of equation: Row, among variables: [Int]) -> Int? {
    let parameters = variables.filter {
      definitions[$0] == nil && equation.coefficient(of: $0) != 0
    }
    let order =
      parameters.filter { kinds[$0] == .freeAndPreferred }
      + parameters.filter { kinds[$0] == .free }
    for symbol in order where isUnreferenced(symbol) { return symbol }
    guard !order.isEmpty else { return nil }
    _ = definedSymbols(below: equation.terms.lazy.map(\.symbol))
    return order.first { !scratch.isVisited($0) }
  }
}

extension Row {
  /// From "row = 0", what a symbol of the row is worth.
  func solved(for symbol: Int) -> Row {
    var row = self
    let coefficient = row.remove(symbol)
    row.multiply(by: -1 / coefficient)
    return row
  }
}

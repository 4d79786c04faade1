/// Fixed variables: those that required equations alone give a value.
///
/// Written out, a variable at the end of a chain of equations is a constant and the dummies of all
/// of them. For as long as no equation is taken out, one term for the variable does for all these.
/// In definitions the term is the variable. In rows it is what the variable's value may change by:
/// zero, as a dummy is.
extension Tableau {
  /// Whether a symbol is zero in every solution, in a row.
  func isInert(_ symbol: Int) -> Bool { kinds[symbol] == .dummy || fixed[symbol] != nil }

  /// Finds the variables that are fixed by now.
  mutating func fixVariables() {
    for symbol in definedSymbols(below: kinds.indices, throughFixed: true) {
      let definition = definitions[symbol]!
      guard fixed[symbol] == nil, definition.terms.allSatisfy({ isInert($0.symbol) }) else {
        continue
      }
      fixed[symbol] = definition.terms.reduce(definition.constant) {
        $0 + $1.coefficient * (fixed[$1.symbol] ?? 0)
      }
    }
  }

  /// Works the equations' changed constants into what depends on fixed variables.
  mutating func refreshFixedVariables() {
    for symbol in definedSymbols(below: kinds.indices, throughFixed: true) {
      guard let old = fixed[symbol] else { continue }
      let definition = definitions[symbol]!
      let new = definition.terms.reduce(definition.constant) {
        $0 + $1.coefficient * (fixed[$1.symbol] ?? 0)
      }
      guard new != old else { continue }
      fixed[symbol] = new
      for user in users(of: symbol) {
        rows[user]!.constant += rows[user]!.coefficient(of: symbol) * (new - old)
        doubt(user, rows[user]!)
      }
    }
  }

  /// Has rows name the dummies themselves in place of the variables that an equation fixes, before it
  /// goes.
  mutating func release(fixedBy marker: Int) {
    var queue = definers(of: marker).filter { fixed[$0] != nil }
    var found = Set(queue)
    var next = 0
    while next < queue.count {
      for user in definers(of: queue[next]) where fixed[user] != nil {
        if found.insert(user).inserted { queue.append(user) }
      }
      next += 1
    }
    for symbol in queue {
      let change = change(of: symbol)
      for user in users(of: symbol) { substitute(symbol, by: change, inRowOf: user) }
      objective.substitute(symbol, by: change)
      occurrences[symbol] = []
    }
    for symbol in queue { fixed[symbol] = nil }
  }

  /// What a fixed variable's value may change by, in dummies.
  mutating func change(of symbol: Int) -> Row {
    let order = definedSymbols(below: CollectionOfOne(symbol), throughFixed: true)
    var sum = Sum(of: &self)
    sum.add(Row(constant: 0, sorted: [.init(symbol: symbol, coefficient: 1)]), times: 1, in: &self)
    for symbol in order.reversed() {
      if let definition = definitions[symbol] { sum.replace(symbol, by: definition, in: &self) }
    }
    var row = sum.row(in: &self)
    row.constant = 0
    return row
  }

  /// A row with dummies in place of its fixed variables.
  mutating func tracedBack(_ row: Row) -> Row {
    var traced = row
    for term in row.terms where fixed[term.symbol] != nil {
      let coefficient = traced.remove(term.symbol)
      traced.add(change(of: term.symbol), times: coefficient) { _ in }
    }
    return traced
  }

  /// A row as it would be in a definition.
  func asValues(_ row: Row) -> Row { moved(row, by: -1) }

  /// A definition as it would be in a row.
  func asChanges(_ row: Row) -> Row { moved(row, by: 1) }

  private func moved(_ row: Row, by sign: Double) -> Row {
    var moved = row
    for term in row.terms {
      if let value = fixed[term.symbol] { moved.constant += sign * term.coefficient * value }
    }
    return moved
  }
}

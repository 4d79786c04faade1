/// Writing rows out in parameters: symbols that have neither a definition nor a row.
extension Tableau {
  /// The row with every symbol that has a definition or a row replaced, down to parameters and fixed
  /// variables. Of a fixed variable the value goes into the constant; its term stays for what the
  /// value may change by.
  mutating func expanded(_ row: Row) -> Row {
    let order = definedSymbols(below: row.terms.lazy.map(\.symbol))
    var sum = Sum(of: &self)
    sum.add(row, times: 1, in: &self)
    for symbol in order.reversed() {
      if let definition = definitions[symbol] { sum.replace(symbol, by: definition, in: &self) }
    }
    for symbol in sum.symbols {
      guard let row = rows[symbol] else { continue }
      // In rows a fixed variable's term is without the value.
      sum.replace(symbol, by: asValues(row), in: &self)
    }
    // In a line of its own: as an argument of a call on `self` it would have all of `self` copied.
    let written = sum.row(in: &self)
    return asChanges(written)
  }

  /// The defined symbols that some symbols depend on, each after all that it depends on itself.
  /// They, and the parameters below them, are the ones visited afterwards.
  /// - Parameter throughFixed: whether to look behind fixed variables.
  mutating func definedSymbols(
    below symbols: some Sequence<Int>, throughFixed: Bool = false
  ) -> [Int] {
    scratch.startVisit(count: kinds.count)
    func isOpen(_ symbol: Int) -> Bool {
      definitions[symbol] != nil && (throughFixed || fixed[symbol] == nil)
    }
    var order: [Int] = []
    var path: [(symbol: Int, next: Int)] = []
    for symbol in symbols where isOpen(symbol) {
      guard scratch.visit(symbol) else { continue }
      path.append((symbol, 0))
      while let top = path.last {
        let terms = definitions[top.symbol]!.terms
        guard top.next < terms.count else {
          order.append(top.symbol)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let symbol = terms[top.next].symbol
        if scratch.visit(symbol), isOpen(symbol) { path.append((symbol, 0)) }
      }
    }
    return order
  }

  /// The value of every symbol: parameters are zero.
  mutating func values() -> [Double] {
    var values = rows.map { $0?.constant ?? 0 }
    for symbol in definedSymbols(below: kinds.indices, throughFixed: true) {
      let definition = definitions[symbol]!
      values[symbol] = definition.terms.reduce(definition.constant) {
        $0 + $1.coefficient * values[$1.symbol]
      }
    }
    return values
  }
}

extension Tableau {
  /// A row that is being added up, in the scratch room of a tableau.
  struct Sum {
    /// Those that came up, each once, in that order.
    private(set) var symbols: [Int] = []
    private var constant = 0.0

    init(of tableau: inout Tableau) { tableau.scratch.startVisit(count: tableau.kinds.count) }

    mutating func add(_ row: Row, times factor: Double, in tableau: inout Tableau) {
      constant += row.constant * factor
      for term in row.terms {
        if tableau.scratch.visit(term.symbol) { symbols.append(term.symbol) }
        tableau.scratch.sums[term.symbol] += term.coefficient * factor
      }
    }

    mutating func replace(_ symbol: Int, by row: Row, in tableau: inout Tableau) {
      let factor = tableau.scratch.sums[symbol]
      tableau.scratch.sums[symbol] = 0
      if factor != 0 { add(row, times: factor, in: &tableau) }
    }

    /// The sum; leaves the scratch room clean.
    func row(in tableau: inout Tableau) -> Row {
      var terms: [Row.Term] = []
      terms.reserveCapacity(symbols.count)
      for symbol in symbols.sorted() {
        let sum = tableau.scratch.sums[symbol]
        tableau.scratch.sums[symbol] = 0
        if abs(sum) >= Row.tolerance { terms.append(.init(symbol: symbol, coefficient: sum)) }
      }
      return Row(constant: constant, sorted: terms)
    }
  }
}

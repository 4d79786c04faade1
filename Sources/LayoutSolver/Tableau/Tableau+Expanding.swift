/// Writing rows out in parameters: symbols that have neither a definition nor a row.
extension Tableau {
  /// The row with every symbol that has a definition or a row replaced, down to parameters.
  mutating func expanded(_ row: Row) -> Row {
    let order = definedSymbols(below: row)
    var constant = row.constant
    var touched: [Int] = []
    func add(_ terms: [Row.Term], times factor: Double) {
      for term in terms {
        if scratch.visit(term.symbol) { touched.append(term.symbol) }
        scratch.sums[term.symbol] += term.coefficient * factor
      }
    }
    scratch.startVisit(count: kinds.count)
    add(row.terms, times: 1)
    for symbol in order.reversed() {
      let factor = scratch.sums[symbol]
      scratch.sums[symbol] = 0
      guard factor != 0, let definition = definitions[symbol] else { continue }
      constant += definition.constant * factor
      add(definition.terms, times: factor)
    }
    for symbol in touched {
      guard let row = rows[symbol] else { continue }
      let factor = scratch.sums[symbol]
      scratch.sums[symbol] = 0
      guard factor != 0 else { continue }
      constant += row.constant * factor
      add(row.terms, times: factor)
    }
    touched.sort()
    var terms: [Row.Term] = []
    terms.reserveCapacity(touched.count)
    for symbol in touched {
      let sum = scratch.sums[symbol]
      scratch.sums[symbol] = 0
      if abs(sum) >= Row.tolerance { terms.append(.init(symbol: symbol, coefficient: sum)) }
    }
    return Row(constant: constant, sorted: terms)
  }

  /// The defined symbols that a row depends on, each after all that it depends on itself. They, and
  /// the parameters below them, are the ones visited afterwards.
  mutating func definedSymbols(below row: Row) -> [Int] {
    scratch.startVisit(count: kinds.count)
    var order: [Int] = []
    var path: [(symbol: Int, next: Int)] = []
    for term in row.terms where definitions[term.symbol] != nil {
      guard scratch.visit(term.symbol) else { continue }
      path.append((term.symbol, 0))
      while let top = path.last {
        let terms = definitions[top.symbol]!.terms
        guard top.next < terms.count else {
          order.append(top.symbol)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let symbol = terms[top.next].symbol
        if scratch.visit(symbol), definitions[symbol] != nil { path.append((symbol, 0)) }
      }
    }
    return order
  }

  /// The value of every symbol: parameters are zero.
  func values() -> [Double] {
    var values = rows.map { $0?.constant ?? 0 }
    var isKnown = definitions.map { $0 == nil }
    var path: [(symbol: Int, next: Int)] = []
    for start in definitions.indices where !isKnown[start] {
      path.append((start, 0))
      while let top = path.last {
        let definition = definitions[top.symbol]!
        var next = top.next
        while next < definition.terms.count, isKnown[definition.terms[next].symbol] { next += 1 }
        guard next == definition.terms.count else {
          path[path.count - 1].next = next
          path.append((definition.terms[next].symbol, 0))
          continue
        }
        values[top.symbol] = definition.terms.reduce(definition.constant) {
          $0 + $1.coefficient * values[$1.symbol]
        }
        isKnown[top.symbol] = true
        path.removeLast()
      }
    }
    return values
  }
}

/// Taking equations out.
extension Tableau {
  /// Takes out the equation that was brought in with these symbols. Their costs must be off already.
  /// Rows in range stay in range.
  mutating func removeEquation(marker: Int, opposite: Int?) {
    if kinds[marker] == .dummy { release(fixedBy: marker) }
    if rows[marker] == nil, let leaving = rowToLeave(for: marker) {
      pivot(entering: marker, leaving: leaving)
    }
    if let row = rows[marker] {
      rows[marker] = nil
      replace(marker, inDefinitionsBy: asValues(row))
    } else if let (symbol, row) = freeSymbol(carrying: marker) {
      definitions[symbol] = nil
      replace(marker, inDefinitionsBy: row)
    }
    forget(marker)
    if let opposite { forget(opposite) }
  }

  /// The row that the marker takes over so that the others stay in range. The marker's equation
  /// goes, so it may itself move up or down.
  private mutating func rowToLeave(for marker: Int) -> Int? {
    var best: (symbol: Int, class: Int, ratio: Double)?
    for user in users(of: marker) {
      let row = rows[user]!
      let coefficient = row.coefficient(of: marker)
      // A dummy's row says the same as other equations do, and nothing moves.
      let rank = kinds[user] == .dummy ? 0 : coefficient < 0 ? 1 : 2
      let ratio = abs(row.constant / coefficient)
      if let old = best, (old.class, old.ratio) <= (rank, ratio) { continue }
      best = (user, rank, ratio)
    }
    return best?.symbol
  }

  /// For a marker that is in definitions alone: a symbol that is free once the marker is gone, and
  /// what the marker is worth by its definition.
  private mutating func freeSymbol(carrying marker: Int) -> (symbol: Int, marker: Row)? {
    let users = definers(of: marker)
    for user in users {
      // Of one definer the definition does as it is. Of several, one may depend on another, and
      // only written out can it go in the other's place.
      let written = users.count == 1 ? definitions[user]! : asValues(expanded(definitions[user]!))
      var row = written
      let coefficient = row.remove(marker)
      guard coefficient != 0 else { continue }
      row.multiply(by: -1 / coefficient)
      row.insert(user, times: 1 / coefficient)
      return (user, row)
    }
    return nil
  }

  private mutating func replace(_ symbol: Int, inDefinitionsBy row: Row) {
    for user in definers(of: symbol) {
      var definition = definitions[user]!
      definitions[user] = nil
      let coefficient = definition.remove(symbol)
      definition.add(row, times: coefficient) { references[$0].append(user) }
      definitions[user] = definition
    }
  }

  /// Takes a symbol out of wherever it still is; where all is exact that is nowhere.
  private mutating func forget(_ symbol: Int) {
    for user in users(of: symbol) { _ = rows[user]!.remove(symbol) }
    for user in definers(of: symbol) { _ = definitions[user]!.remove(symbol) }
    rows[symbol] = nil
    objective.forget(symbol)
    free(symbol)
  }
}

/// Changing what is there.
extension Tableau {
  /// Adds a constant to an equation, given as a multiple of its marker: what the marker was is now
  /// the marker plus the amount. Rows may be out of range afterwards.
  mutating func move(_ marker: Int, by amount: Double) {
    if rows[marker] != nil {
      rows[marker]!.constant -= amount
      doubt(marker, rows[marker]!)
    } else {
      for user in users(of: marker) {
        let coefficient = rows[user]!.coefficient(of: marker)
        rows[user]!.constant += coefficient * amount
        doubt(user, rows[user]!)
      }
    }
    for user in definers(of: marker) {
      let coefficient = definitions[user]!.coefficient(of: marker)
      definitions[user]!.constant += coefficient * amount
    }
  }

  /// Adds to the cost of a symbol, with or without a row.
  mutating func pay(_ cost: Double, for symbol: Int, at priority: Priority) {
    if let row = rows[symbol] {
      objective.add(cost, to: row, at: priority)
    } else {
      objective.add(cost, to: symbol, at: priority)
    }
  }

  /// Forgets all equations and keeps the variables but for some.
  mutating func clear(retiring retired: [Int]) {
    var fresh = Tableau()
    let gone = Set(retired)
    for symbol in kinds.indices {
      let stays = kinds[symbol].isFree && !gone.contains(symbol)
      _ = fresh.makeSymbol(stays ? kinds[symbol] : .unused)
    }
    for symbol in kinds.indices.reversed() where fresh.kinds[symbol] == .unused {
      fresh.free(symbol)
    }
    self = fresh
  }
}

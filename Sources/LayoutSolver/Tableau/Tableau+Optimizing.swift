/// The two simplex methods. Both follow Bland's rule (lowest symbol first), so they end.
extension Tableau {
  /// More steps than any sane layout takes: rounding errors must not make us hang.
  var limit: Int { 1000 + 20 * kinds.count }

  /// The primal method: from rows in range, lowers the cost until nothing lowers it further.
  mutating func optimize() {
    var steps = 0
    while let entering = objective.popAttractive() {
      // A dummy has a cost, what its equation costs the others, but stays zero.
      guard !isInert(entering) else { continue }
      guard let leaving = firstToReachZero(raising: entering) else {
        // No sum of errors is unbounded below; a cost this small was a rounding error.
        objective.forget(entering)
        continue
      }
      pivot(entering: entering, leaving: leaving)
      steps += 1
      if steps > limit {
        isExhausted = true
        break
      }
    }
  }

  /// The dual method: at lowest cost, brings all rows into range.
  /// - Returns: a symbol whose row can't be brought into range, if there is one.
  mutating func restoreFeasibility() -> Int? {
    var steps = 0
    while let symbol = doubtful.popFirst() {
      guard let row = rows[symbol] else { continue }
      let entering: Int?
      switch demand(on: symbol, row) {
      case .none: continue
      case .rise: entering = cheapest(in: row, sign: 1)
      case .fall: entering = cheapest(in: row, sign: -1)
      case .leave: entering = cheapest(in: row, sign: 1) ?? cheapest(in: row, sign: -1)
      }
      guard let entering else {
        doubtful.insert(symbol)
        return symbol
      }
      pivot(entering: entering, leaving: symbol)
      steps += 1
      if steps > limit {
        isExhausted = true
        break
      }
    }
    return nil
  }

  private enum Demand { case none, rise, fall, leave }

  /// What must happen to a symbol to come into its range.
  private func demand(on symbol: Int, _ row: Row) -> Demand {
    if row.constant < -Self.tolerance { return .rise }
    guard kinds[symbol] == .dummy else { return .none }
    if row.constant > Self.tolerance { return .fall }
    return row.terms.allSatisfy { isInert($0.symbol) } ? .none : .leave
  }

  /// Of the symbols that move the row when they are raised, the one at the lowest cost.
  private func cheapest(in row: Row, sign: Double) -> Int? {
    var best: Row.Term?
    for term in row.terms where term.coefficient * sign > 0 && !isInert(term.symbol) {
      guard let old = best else {
        best = term
        continue
      }
      if objective.isCheaper(
        term.symbol, per: abs(term.coefficient), than: old.symbol, per: abs(old.coefficient))
      {
        best = term
      }
    }
    return best?.symbol
  }

  /// The symbol with a row that reaches zero first while another one rises; the lowest of several.
  mutating func firstToReachZero(raising symbol: Int) -> Int? {
    var leaving: Int?
    var least = Double.infinity
    for user in users(of: symbol) {
      let row = rows[user]!
      let coefficient = row.coefficient(of: symbol)
      guard coefficient < 0 || kinds[user] == .dummy else { continue }
      let ratio = kinds[user] == .dummy ? 0 : max(row.constant, 0) / -coefficient
      if ratio < least || (ratio == least && user < leaving!) {
        least = ratio
        leaving = user
      }
    }
    return leaving
  }
}

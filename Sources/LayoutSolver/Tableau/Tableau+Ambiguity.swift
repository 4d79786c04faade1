extension Tableau {
  /// The least that a sum can be at the lowest cost; nil if there is no least. Changes the solution
  /// for another one of the same cost.
  mutating func minimum(of sum: Row) -> Double? {
    let row = expanded(sum)
    guard row.terms.allSatisfy({ !kinds[$0.symbol].isFree || isInert($0.symbol) }) else {
      return nil
    }
    objective.add(1, to: row, at: Priority(-1))
    for _ in 0..<limit {
      guard let entering = objective.popAttractive() else { break }
      guard !isInert(entering) else { continue }
      guard let leaving = firstToReachZero(raising: entering) else { return nil }
      pivot(entering: entering, leaving: leaving)
    }
    return expanded(sum).constant
  }
}

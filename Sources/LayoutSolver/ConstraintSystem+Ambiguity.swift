/// What the constraints leave open. For debugging: these work on a copy and take as long as solving.
extension ConstraintSystem {
  /// Whether all solutions that are as good as the present one give a variable the same value.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard let range = range(of: variable) else { return false }
    return range.upperBound - range.lowerBound < 1e-4
  }

  /// The values of a variable in all solutions that are as good as the present one; nil if they
  /// have no end.
  package func range(of variable: Variable) -> ClosedRange<Double>? {
    guard let low = extreme(of: variable, sign: 1), let high = extreme(of: variable, sign: -1)
    else { return nil }
    return min(low, -high)...max(low, -high)
  }

  private func extreme(of variable: Variable, sign: Double) -> Double? {
    var copy = self
    guard (try? copy.wakeAllBounds()) != nil else { return nil }
    return copy.tableau.minimum(
      of: Row(constant: 0, sorted: [.init(symbol: variable.symbol, coefficient: sign)]))
  }

  /// The constraints that the present value of a variable follows from: those that hold exactly and
  /// would move it.
  package mutating func constraintsDetermining(_ variable: Variable) -> [ConstraintID] {
    let row = tableau.expanded(
      Row(constant: 0, sorted: [.init(symbol: variable.symbol, coefficient: 1)]))
    return Set(tableau.tracedBack(row).terms.compactMap { owner(of: $0.symbol) }).sorted()
  }

  private func owner(of symbol: Int) -> ConstraintID? {
    if let id = owners[symbol] { return id }
    return records.firstIndex { $0?.opposite == symbol }.map { ConstraintID(index: $0) }
  }
}

/// The lowest costs by looking at every corner: sums of violations are convex and made of flat
/// pieces, whose corners lie where as many constraints hold exactly as there are variables.
///
/// - Precondition: the constraints, taken as equations, leave no variable open.
func lowestCosts(of constraints: [PlainConstraint], variables: Int) -> [Double]? {
  var best: [Double]?
  var chosen: [Int] = []
  func visit(from start: Int) {
    if chosen.count == variables {
      guard let point = intersection(of: chosen.map { constraints[$0] }) else { return }
      let costs = costs(of: constraints, at: point)
      if best == nil || isLess(costs, best!) { best = costs }
      return
    }
    for index in start..<constraints.count {
      chosen.append(index)
      visit(from: index + 1)
      chosen.removeLast()
    }
  }
  visit(from: 0)
  return best
}

/// Where as many equations as variables hold, if that is one point; by Gauss's elimination.
private func intersection(of equations: [PlainConstraint]) -> [Double]? {
  let count = equations.count
  var rows = equations.map { $0.coefficients + [-$0.constant] }
  for column in 0..<count {
    let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
    guard abs(rows[pivot][column]) > 1e-9 else { return nil }
    rows.swapAt(column, pivot)
    for row in 0..<count where row != column {
      let factor = rows[row][column] / rows[column][column]
      for index in column...count { rows[row][index] -= factor * rows[column][index] }
    }
  }
  return (0..<count).map { rows[$0][count] / rows[$0][$0] }
}

/// Bringing the tableau up to date with the constraints.
extension ConstraintSystem {
  /// In this order each step finds what it needs: the primal method rows in range, the dual method
  /// a lowest cost.
  mutating func settle() throws(Conflict) {
    if isStale { startAnew() }
    tableau.optimize()
    try applyChanges()
    try bringInWaiting()
    if tableau.isExhausted, !isStale {
      isStale = true
      startAnew()
      try bringInWaiting()
    }
  }

  /// Moves the constants that were changed.
  private mutating func applyChanges() throws(Conflict) {
    for id in changed {
      guard let record = records[id.index], let marker = record.marker, record.change != 0 else {
        continue
      }
      tableau.move(marker, by: record.change / record.markerCoefficient)
      records[id.index]!.change = 0
    }
    changed = []
    try restoreFeasibility()
  }

  /// Required constraints one by one, equations first: they say what variables are worth, and the
  /// later that is known the longer the rows. Then the others together, highest priority first.
  private mutating func bringInWaiting() throws(Conflict) {
    guard !waiting.isEmpty else { return }
    let entries = waiting.compactMap { id in
      records[id.index].flatMap { $0.marker == nil ? (id, $0) : nil }
    }
    let order = entries.enumerated().sorted { left, right in
      let (a, b) = (left.element.1, right.element.1)
      if a.priority != b.priority { return a.priority > b.priority }
      if (a.relation == .zero) != (b.relation == .zero) { return a.relation == .zero }
      return left.offset < right.offset
    }
    waiting = order.map(\.element.0)
    var next = 0
    defer { waiting.removeFirst(next) }
    while next < waiting.count {
      let id = waiting[next]
      next += 1
      guard records[id.index]!.marker == nil else { continue }
      bringIn(id)
      if records[id.index]!.priority.isRequired { try restoreFeasibility() }
    }
    tableau.optimize()
  }

  private mutating func bringIn(_ id: ConstraintID) {
    var record = records[id.index]!
    let isEquation = record.relation == .zero
    let isRequired = record.priority.isRequired
    let marker = tableau.makeSymbol(isRequired && isEquation ? .dummy : .restricted)
    let opposite = isRequired ? nil : tableau.makeSymbol(.restricted)
    record.marker = marker
    record.opposite = opposite
    record.change = 0
    records[id.index] = record
    owners[marker] = id

    var terms = record.expression.terms.map {
      Row.Term(symbol: $0.variable.symbol, coefficient: $0.coefficient)
    }
    terms.append(.init(symbol: marker, coefficient: record.markerCoefficient))
    if let opposite {
      terms.append(.init(symbol: opposite, coefficient: -record.markerCoefficient))
    }
    let equation = Row(constant: record.expression.constant, unsorted: terms)
    tableau.insert(
      equation, solvingFor: record.expression.terms.map(\.variable.symbol), marker: marker,
      opposite: opposite)
    for error in record.errors { tableau.pay(1, for: error, at: record.priority) }
    if !isRequired { tableau.objective.retain(record.priority) }
  }

  /// Takes a constraint out of the tableau, but not out of the records.
  mutating func withdraw(_ id: ConstraintID) {
    guard var record = records[id.index] else { return }
    guard let marker = record.marker else { return }
    if !isStale {
      for error in record.errors { tableau.pay(-1, for: error, at: record.priority) }
      tableau.removeEquation(marker: marker, opposite: record.opposite)
      if !record.priority.isRequired { tableau.objective.release(record.priority) }
    }
    owners[marker] = nil
    record.marker = nil
    record.opposite = nil
    record.change = 0
    records[id.index] = record
  }

  private mutating func restoreFeasibility() throws(Conflict) {
    guard let symbol = tableau.restoreFeasibility(), let row = tableau.rows[symbol] else { return }
    // The row says it all: a sum of these constraints' sides that can't have the sign it must have.
    let markers = [symbol] + row.terms.map(\.symbol)
    isStale = true
    throw Conflict(constraints: Set(markers.compactMap { owners[$0] }).sorted())
  }

  /// Has every constraint wait, and an empty tableau with the same variables.
  private mutating func startAnew() {
    isStale = false
    changed = []
    waiting = []
    owners = [:]
    tableau.clear(retiring: retired)
    retired = []
    for index in records.indices where records[index] != nil {
      records[index]!.marker = nil
      records[index]!.opposite = nil
      records[index]!.change = 0
      waiting.append(ConstraintID(index: index))
    }
  }
}

extension ConstraintSystem.Record {
  /// In "expression + … = 0": an equation's or a lower bound's marker counts what is too much, an
  /// upper bound's what is left.
  var markerCoefficient: Double { relation == .atMostZero ? 1 : -1 }

  /// The symbols that count how far the constraint is violated.
  var errors: [Int] {
    guard let marker, let opposite else { return [] }
    return relation == .zero ? [marker, opposite] : [opposite]
  }
}

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
    if !changed.isEmpty { tableau.refreshFixedVariables() }
    changed = []
    try restoreFeasibility()
  }

  private mutating func bringInWaiting() throws(Conflict) {
    guard !waiting.isEmpty else { return }
    let turns = turns(of: waiting)
    waiting = turns.map(\.id)
    var next = 0
    defer { waiting.removeFirst(next) }
    var hasNewEquations = false
    for turn in turns {
      next += 1
      let record = records[turn.id.index]!
      guard record.marker == nil else { continue }
      switch record.stage {
      case .equation:
        bringIn(turn)
        try restoreFeasibility()
        hasNewEquations = true
      case .wish:
        if hasNewEquations { tableau.fixVariables() }
        hasNewEquations = false
        bringIn(turn)
      case .bound: dormant.append(turn.id)
      }
    }
    if hasNewEquations { tableau.fixVariables() }
    tableau.optimize()
  }

  /// Brings in the bounds that don't hold.
  ///
  /// A bound that holds by itself makes no difference, and most do. The best solution without it is
  /// the best one with it.
  /// - Returns: whether there were any, so that there are new values to look at.
  mutating func wakeBounds() throws(Conflict) -> Bool {
    dormant = dormant.filter { isDormant($0) }
    let violated = dormant.filter { violation(of: $0) > Tableau.tolerance }
    for id in violated where isDormant(id) {
      bringIn(Turn(id: id))
      try restoreFeasibility()
    }
    return !violated.isEmpty
  }

  /// Brings in all bounds.
  mutating func wakeAllBounds() throws(Conflict) {
    for id in dormant where isDormant(id) {
      bringIn(Turn(id: id))
      try restoreFeasibility()
    }
  }

  private func isDormant(_ id: ConstraintID) -> Bool {
    guard let record = records[id.index] else { return false }
    return record.marker == nil && record.stage == .bound
  }

  private mutating func bringIn(_ turn: Turn) {
    let id = turn.id
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
    if let subject = turn.subject, tableau.canDefine(subject, by: equation) {
      tableau.define(subject, as: equation.solved(for: subject))
    } else {
      tableau.insert(
        equation, solvingFor: record.expression.terms.map(\.variable.symbol), marker: marker,
        opposite: opposite)
    }
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
    let markers = [symbol] + tableau.tracedBack(row).terms.map(\.symbol)
    isStale = true
    throw Conflict(constraints: Set(markers.compactMap { owners[$0] }).sorted())
  }

  /// Has every constraint wait, and an empty tableau with the same variables.
  private mutating func startAnew() {
    isStale = false
    changed = []
    waiting = []
    dormant = []
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

/// The order in which constraints that come together are brought in.
///
/// It has no part in what the solution is, but much in how long the rows get.
extension ConstraintSystem {
  /// A constraint, and the variable that its equation had best be solved for.
  struct Turn {
    let id: ConstraintID
    var subject: Int?
  }

  /// First the required equations, then what is optional, highest priority first, then the required
  /// bounds, though they matter more: most of them hold already.
  ///
  /// Among the equations those go last that are the only constraint of a new variable: whatever it
  /// is worth follows from them and nothing follows from it. With one of them out of the way another
  /// variable may have but one constraint left, and so on, so that a chain is taken apart from its
  /// loose end.
  func turns(of ids: [ConstraintID]) -> [Turn] {
    var equations: [ConstraintID] = []
    // No more of each record than it is sorted by, as copying a whole one costs more than the rest.
    var others: [(id: ConstraintID, stage: Record.Stage, priority: Priority, place: Int)] = []
    for id in ids {
      guard let record = records[id.index], record.marker == nil else { continue }
      if record.stage == .equation {
        equations.append(id)
      } else {
        others.append((id, record.stage, record.priority, others.count))
      }
    }
    others.sort { a, b in
      if a.stage != b.stage { return a.stage < b.stage }
      if a.priority != b.priority { return a.priority > b.priority }
      return a.place < b.place
    }
    return takeApart(equations, beside: others.map(\.id)) + others.map { Turn(id: $0.id) }
  }

  private func takeApart(_ equations: [ConstraintID], beside others: [ConstraintID]) -> [Turn] {
    guard equations.count > 2 else { return equations.map { Turn(id: $0) } }
    // By variable: how many constraints have it, and the sum of the places of those that are
    // equations, which for the last one left is its place.
    var uses: [Int: (count: Int, places: Int)] = [:]
    uses.reserveCapacity(2 * equations.count)
    for (place, id) in equations.enumerated() {
      for symbol in symbols(of: id) {
        let old = uses[symbol] ?? (0, 0)
        uses[symbol] = (old.count + 1, old.places + place)
      }
    }
    for id in others {
      for symbol in symbols(of: id) { uses[symbol]?.count += 1 }
    }
    var queue: [Int] = []
    for id in equations {
      queue += symbols(of: id).filter { uses[$0]!.count == 1 && tableau.isNew($0) }
    }
    var taken: [Turn] = []
    var isTaken = Array(repeating: false, count: equations.count)
    var next = 0
    while next < queue.count {
      let symbol = queue[next]
      next += 1
      guard let (count, place) = uses[symbol], count == 1, !isTaken[place] else { continue }
      isTaken[place] = true
      taken.append(Turn(id: equations[place], subject: symbol))
      for other in symbols(of: equations[place]) {
        let old = uses[other]!
        uses[other] = (old.count - 1, old.places - place)
        if old.count == 2, tableau.isNew(other) { queue.append(other) }
      }
    }
    let rest = equations.indices.filter { !isTaken[$0] }.map { Turn(id: equations[$0]) }
    return rest + taken.reversed()
  }

  /// The variables of a constraint, each once.
  private func symbols(of id: ConstraintID) -> [Int] {
    guard let terms = records[id.index]?.expression.terms else { return [] }
    var symbols: [Int] = []
    for term in terms where !symbols.contains(term.variable.symbol) {
      symbols.append(term.variable.symbol)
    }
    return symbols
  }
}

extension ConstraintSystem.Record {
  /// When a constraint is brought in.
  enum Stage: Int, Comparable {
    case equation, wish, bound

    static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }

  var stage: Stage {
    if !priority.isRequired { return .wish }
    return relation == .zero ? .equation : .bound
  }
}

/// Linear equations and inequalities of several priorities, and values that satisfy them as well as
/// can be: no required one is violated, and of the others the sum of the violations at the highest
/// priority is as small as it can be, then the sum at the next, and so on.
///
///     var system = ConstraintSystem()
///     let left = system.makeVariable()
///     system.add(LinearExpression(left, plus: -20), .zero, .required)   // left = 20
///     try system.solve()
///     system.value(of: left)                                            // 20
///
/// Incremental: a change costs what depends on it. A constant that changes keeps the solution's
/// structure and moves values through it, as dragging an edge does.
///
/// A variable that the constraints leave open is 0, or lies anywhere that satisfies them.
/// Equal calls in equal order give equal values, to the bit.
package struct ConstraintSystem: Sendable {
  struct Record {
    var expression: LinearExpression
    var relation: Relation
    var priority: Priority
    /// The symbols in the tableau; nil while the constraint waits for `solve()`.
    var marker: Int?
    var opposite: Int?
    /// How far the expression's constant is from the one that the tableau has.
    var change = 0.0
  }

  var tableau = Tableau()
  var records: [Record?] = []
  /// By marker, the constraint.
  var owners: [Int: ConstraintID] = [:]
  var freedIDs: [Int] = []
  /// Constraints to be brought into the tableau; some may be gone, or come twice.
  var waiting: [ConstraintID] = []
  /// Required bounds that hold by themselves, and so stay out of the tableau; likewise.
  var dormant: [ConstraintID] = []
  /// Constraints whose constant was changed; likewise.
  var changed: [ConstraintID] = []
  /// Whether the tableau must be made anew.
  var isStale = false
  /// Variables that go when the tableau is made anew.
  var retired: [Int] = []
  private var knownValues: [Double] = []

  package init() {}

  /// Makes a variable.
  /// - Parameter isPosition: whether it follows from others, as a view's place follows from the
  ///   sizes of what is above, rather than being wished for itself. Says nothing about the values,
  ///   but keeps the tableau sparse: constraints are solved for positions, and in the order of
  ///   their terms, where there is a choice.
  package mutating func makeVariable(isPosition: Bool = false) -> Variable {
    let symbol = tableau.makeSymbol(isPosition ? .freeAndPreferred : .free)
    if symbol < knownValues.count { knownValues[symbol] = 0 }
    return Variable(symbol: symbol)
  }

  /// Forgets a variable.
  /// - Precondition: no constraint has it.
  package mutating func removeVariable(_ variable: Variable) {
    let symbol = variable.symbol
    if tableau.definitions[symbol] != nil || !tableau.isUnreferenced(symbol) {
      // The tableau still says what it has in common with others.
      isStale = true
    }
    if isStale { retired.append(symbol) } else { tableau.free(symbol) }
  }

  /// Adds "expression is at most, equal to, or at least zero". It takes effect in `solve()`.
  package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Priority
  ) -> ConstraintID {
    let record = Record(expression: expression, relation: relation, priority: priority)
    let id: ConstraintID
    if let index = freedIDs.popLast() {
      id = ConstraintID(index: index)
      records[index] = record
    } else {
      id = ConstraintID(index: records.count)
      records.append(record)
    }
    waiting.append(id)
    return id
  }

  /// Takes a constraint out. Its name may be given to another one later.
  package mutating func remove(_ id: ConstraintID) {
    withdraw(id)
    records[id.index] = nil
    freedIDs.append(id.index)
  }

  /// Changes the constant of a constraint's expression; cheap.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard var record = records[id.index], record.expression.constant != constant else { return }
    if record.marker != nil {
      if record.change == 0 { changed.append(id) }
      record.change += constant - record.expression.constant
    }
    record.expression.constant = constant
    records[id.index] = record
  }

  package mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    guard let record = records[id.index], record.priority != priority else { return }
    withdraw(id)
    records[id.index]!.priority = priority
    waiting.append(id)
  }

  /// As of the last `solve()`. Variables made since are 0.
  package func value(of variable: Variable) -> Double {
    variable.symbol < knownValues.count ? knownValues[variable.symbol] : 0
  }

  /// How far a constraint is from being satisfied, as of the last `solve()`; 0 if it is.
  package func violation(of id: ConstraintID) -> Double {
    guard let record = records[id.index] else { return 0 }
    let value = record.expression.terms.reduce(record.expression.constant) {
      $0 + $1.coefficient * self.value(of: $1.variable)
    }
    switch record.relation {
    case .zero: return abs(value)
    case .atMostZero: return max(value, 0)
    case .atLeastZero: return max(-value, 0)
    }
  }

  /// Brings the values up to date.
  /// - Throws: `Conflict` if required constraints cannot hold together. Take one of them out, or
  ///   make it less than required, and call again.
  package mutating func solve() throws(Conflict) {
    try settle()
    repeat { knownValues = tableau.values() } while try wakeBounds()
  }
}

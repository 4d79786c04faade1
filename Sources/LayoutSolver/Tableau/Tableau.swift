/// The equations of a `ConstraintSystem`, solved for some of their symbols.
///
/// After Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm" (ACM TOCHI 8:4, 2001), section 3, with two changes:
///
/// - There, rows of unrestricted variables are kept written out in parameters. Here such a row, a
///   *definition*, stays as it was written and may name other defined symbols; it is written out
///   when it is needed. In a column of a thousand labels each position depends on all heights
///   above: written out that is half a million terms, as definitions it is three thousand.
/// - There is no artificial variable. A required constraint comes in as a row whose symbol is out
///   of its range, and the dual simplex method, which is needed for changed constants anyway,
///   brings it in.
///
/// Invariants: definitions name no symbol that depends on the defined one. A restricted symbol's
/// row holds only restricted symbols without a row, dummies and fixed variables, and no other
/// variable. Outside of a call a row of a dummy has only what is zero in every solution, and every
/// other row's constant is at least zero.
struct Tableau {
  enum Kind: UInt8 {
    /// A variable: any value.
    case free
    /// A variable that equations are solved for rather than for a free one.
    case freeAndPreferred
    /// A slack or an error: zero or more.
    case restricted
    /// Marks a required equation: zero. Carries the equation's trace through all rows.
    case dummy
    /// A number that can be given away.
    case unused

    var isFree: Bool { self == .free || self == .freeAndPreferred }
  }

  private(set) var kinds: [Kind] = []
  /// By symbol: what a restricted symbol or a dummy is worth.
  var rows: [Row?] = []
  /// By symbol: what a free symbol is worth.
  var definitions: [Row?] = []
  /// By symbol: the value of a variable that required equations alone say, if it is known to be one.
  var fixed: [Double?] = []
  /// By symbol: the symbols in whose rows it is. Some may have lost it since, some come twice.
  var occurrences: [[Int]] = []
  /// By symbol: the symbols whose definitions name it; likewise.
  var references: [[Int]] = []
  var objective = Objective()
  /// Symbols whose rows may be out of range.
  var doubtful = SymbolQueue()
  /// Set when the method went on longer than it should ever have to.
  var isExhausted = false

  private var freed: [Int] = []
  var scratch = Scratch()

  /// A constant nearer to zero is taken for a rounding error, in points.
  static let tolerance = 1e-7

  mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = freed.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    rows.append(nil)
    definitions.append(nil)
    fixed.append(nil)
    occurrences.append([])
    references.append([])
    return kinds.count - 1
  }

  /// - Precondition: nothing names the symbol.
  mutating func free(_ symbol: Int) {
    kinds[symbol] = .unused
    occurrences[symbol] = []
    references[symbol] = []
    freed.append(symbol)
  }

  /// Gives a free symbol its definition.
  mutating func define(_ symbol: Int, as row: Row) {
    definitions[symbol] = row
    for term in row.terms { references[term.symbol].append(symbol) }
  }

  /// Gives a restricted symbol or a dummy its row.
  mutating func setRow(_ row: Row, of symbol: Int) {
    rows[symbol] = row
    for term in row.terms { occurrences[term.symbol].append(symbol) }
    doubt(symbol, row)
  }

  /// The symbols in whose rows a symbol is, each once.
  mutating func users(of symbol: Int) -> [Int] {
    var users: [Int] = []
    scratch.startVisit(count: kinds.count)
    for user in occurrences[symbol] where scratch.visit(user) {
      if let row = rows[user], row.coefficient(of: symbol) != 0 { users.append(user) }
    }
    occurrences[symbol] = users
    return users
  }

  /// The symbols whose definitions name a symbol, each once.
  mutating func definers(of symbol: Int) -> [Int] {
    var users: [Int] = []
    scratch.startVisit(count: kinds.count)
    for user in references[symbol] where scratch.visit(user) {
      if let row = definitions[user], row.coefficient(of: symbol) != 0 { users.append(user) }
    }
    references[symbol] = users
    return users
  }

  /// Whether no definition names a symbol. Looks no further than to the first that does.
  mutating func isUnreferenced(_ symbol: Int) -> Bool {
    while let user = references[symbol].last {
      if let row = definitions[user], row.coefficient(of: symbol) != 0 { return false }
      references[symbol].removeLast()
    }
    return true
  }

  /// Makes `entering` a symbol with a row, in place of `leaving`.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = rows[leaving]!
    rows[leaving] = nil
    let coefficient = row.remove(entering)
    row.multiply(by: -1 / coefficient)
    row.insert(leaving, times: 1 / coefficient)
    for user in users(of: entering) { substitute(entering, by: row, inRowOf: user) }
    occurrences[entering] = []
    objective.substitute(entering, by: row)
    setRow(row, of: entering)
  }

  mutating func substitute(_ symbol: Int, by row: Row, inRowOf user: Int) {
    // Taken out of the array while it changes, so that it isn't copied.
    var changed = rows[user]!
    rows[user] = nil
    let coefficient = changed.remove(symbol)
    changed.add(row, times: coefficient) { occurrences[$0].append(user) }
    rows[user] = changed
    doubt(user, changed)
  }

  /// Notes a row if it may be out of range.
  mutating func doubt(_ symbol: Int, _ row: Row) {
    if row.constant < -Self.tolerance || kinds[symbol] == .dummy { doubtful.insert(symbol) }
  }
}

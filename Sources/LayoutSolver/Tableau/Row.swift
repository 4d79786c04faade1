/// A constant and multiples of symbols, sorted by symbol so that everything that is done with rows
/// has one order.
struct Row {
  struct Term {
    var symbol: Int
    var coefficient: Double
  }

  var constant: Double
  private(set) var terms: [Term]

  /// A coefficient nearer to zero is taken for a rounding error.
  static let tolerance = 1e-9

  init(constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// - Precondition: sorted by symbol, none twice.
  init(constant: Double, sorted terms: [Term]) {
    self.constant = constant
    self.terms = terms
  }

  /// Of terms in any order; those of the same symbol are added up.
  init(constant: Double, unsorted terms: [Term]) {
    self.constant = constant
    self.terms = []
    self.terms.reserveCapacity(terms.count)
    // The index keeps terms of one symbol in order: the sort is not stable, sums must be.
    let order = terms.indices.sorted {
      (terms[$0].symbol, $0) < (terms[$1].symbol, $1)
    }
    for index in order {
      let term = terms[index]
      if let last = self.terms.last, last.symbol == term.symbol {
        self.terms[self.terms.count - 1].coefficient += term.coefficient
      } else {
        self.terms.append(term)
      }
    }
    self.terms.removeAll { abs($0.coefficient) < Self.tolerance }
  }

  func coefficient(of symbol: Int) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// Takes a term away and answers its coefficient, 0 if there is none.
  mutating func remove(_ symbol: Int) -> Double {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// - Precondition: the symbol isn't there.
  mutating func insert(_ symbol: Int, times coefficient: Double) {
    terms.insert(Term(symbol: symbol, coefficient: coefficient), at: position(of: symbol))
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Adds a multiple of another row.
  /// - Parameter appeared: gets each symbol that wasn't there before and now is.
  mutating func add(_ other: Row, times factor: Double, appeared: (Int) -> Void) {
    constant += other.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    for theirs in other.terms {
      while mine < terms.count, terms[mine].symbol < theirs.symbol {
        sum.append(terms[mine])
        mine += 1
      }
      var coefficient = theirs.coefficient * factor
      let isNew = mine == terms.count || terms[mine].symbol != theirs.symbol
      if !isNew {
        coefficient += terms[mine].coefficient
        mine += 1
      }
      guard abs(coefficient) >= Self.tolerance else { continue }
      sum.append(Term(symbol: theirs.symbol, coefficient: coefficient))
      if isNew { appeared(theirs.symbol) }
    }
    sum.append(contentsOf: terms[mine...])
    terms = sum
  }

  /// Where a symbol is, or would be.
  private func position(of symbol: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

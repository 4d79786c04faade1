/// An unknown of a `ConstraintSystem`; of either sign. Of no meaning to another system.
package struct Variable: Hashable, Sendable {
  let symbol: Int
}

/// A sum of multiples of variables, and a constant: `2 * x - y + 8`.
package struct LinearExpression: Sendable {
  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double
  }

  /// In the order given; a variable may come more than once.
  package var terms: [Term]
  package var constant: Double

  package init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  package init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    self.constant = constant
  }

  package mutating func add(_ variable: Variable, times coefficient: Double) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    constant += other.constant * factor
  }
}

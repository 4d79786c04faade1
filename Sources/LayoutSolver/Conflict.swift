/// Names a constraint in its `ConstraintSystem`.
package struct ConstraintID: Hashable, Comparable, Sendable {
  let index: Int

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

/// Required constraints that cannot hold together.
package struct Conflict: Error, Equatable, Sendable {
  /// The smallest set that the solver came upon: without any one of them the others can hold.
  /// In the order in which they were made.
  package let constraints: [ConstraintID]
}

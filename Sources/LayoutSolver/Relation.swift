/// How a constraint's expression stands to zero.
package enum Relation: Sendable {
  case atMostZero, zero, atLeastZero
}

/// How much a constraint matters: of two that cannot both hold, the one of higher priority wins,
/// by however little, and however many of the lower ones it costs.
package struct Priority: Hashable, Comparable, Sendable {
  package var rawValue: Float

  /// - Precondition: a number. 1000 and above are required.
  package init(_ rawValue: Float) {
    precondition(!rawValue.isNaN, "A priority must be a number, from just above 0 to 1000.")
    self.rawValue = min(rawValue, 1000)
  }

  package static let required = Priority(1000)

  package var isRequired: Bool { rawValue >= 1000 }

  package static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

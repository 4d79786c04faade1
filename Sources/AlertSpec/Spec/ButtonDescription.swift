/// A button of an alert.
package struct ButtonDescription: Hashable, Sendable {
  /// What the button says; never blank.
  ///
  /// It is also the first line of the answer.
  package var title: String

  /// What pressing it means.
  package var role: ButtonRole

  package init(title: String, role: ButtonRole = .default) {
    self.title = title
    self.role = role
  }

  /// The button of an alert for which none was asked.
  package static let ok = ButtonDescription(title: "OK")
}

/// What pressing a button means.
package enum ButtonRole: String, NamedChoice {
  /// An ordinary answer.
  case `default`
  /// The way out that changes nothing. Escape presses it, and the exit code is 1.
  case cancel
  /// An answer that destroys something.
  case destructive
  /// The answer that Return gives.
  case preferred

  package static let noun = "role of a button"
}

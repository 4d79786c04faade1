/// A setting with a few named values, called the same in an option, in JSON and in this code.
package protocol NamedChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What one of the values is, for messages: "role of a button".
  static var noun: String { get }
}

extension NamedChoice {
  /// All names, in the order in which they are documented.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// The value of that name, or the problem that says which names there are.
  init(named name: String) throws(UsageError.Problem) {
    guard let value = Self(rawValue: name) else {
      throw .unknownChoice(name, noun: Self.noun, known: Self.names)
    }
    self = value
  }
}

/// How the answer is written.
package enum AnswerFormat: String, NamedChoice {
  /// The button's title on the first line, then a line `name=value` for each field.
  case text
  /// One line that says everything, however the alert ended.
  case json

  package static let noun = "form of the answer"
}

/// The colours that an alert is drawn in.
package enum Appearance: String, NamedChoice {
  case light
  case dark

  package static let noun = "appearance"
}

/// How an alert comes and goes.
package enum TransitionKind: String, NamedChoice {
  case pop
  case zoom
  case slide
  case fade
  case none

  package static let noun = "transition"
}

/// The kinds of `WindowFrame`, as they are asked for.
package enum FrameKind: String, NamedChoice {
  case card
  case device

  package static let noun = "frame"
}

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

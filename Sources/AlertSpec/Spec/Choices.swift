/// How the answer is written.
package enum AnswerFormat: String, NamedChoice {
  /// The button's title on the first line, then a line `name=value` for each field.
  case text
  /// One line that says everything, however the alert ended.
  case json

  package static let noun = "form of the answer"
}

/// What the end of standard input does to an alert that shows progress.
package enum ProgressEnd: String, NamedChoice {
  /// Ends the alert.
  case close
  /// Lets the buttons be pressed that do not cancel, which can't be before.
  case enable

  package static let noun = "end of progress"
}

/// The colours that an alert is drawn in.
package enum Appearance: String, NamedChoice {
  case light
  case dark

  package static let noun = "appearance"
}

/// How an alert comes and goes.
package enum TransitionKind: String, NamedChoice {
  /// The style's own; without a style, pop.
  case automatic
  case pop
  case zoom
  /// Over the lower edge.
  case slide
  case slideFromTop
  case slideFromLeading
  case slideFromTrailing
  case fade
  case float
  case spring
  case drop
  /// On a hinge at the edge where lines begin.
  case flip
  case flipFromTop
  case flipFromBottom
  case flipFromTrailing
  case shake
  case none

  package static let noun = "transition"
}

/// The kinds of `WindowFrame`, as they are asked for.
package enum FrameKind: String, NamedChoice {
  case card
  case device

  package static let noun = "frame"
}

/// The devices that a page can be that of.
package enum DeviceKind: String, NamedChoice {
  /// A telephone with a notch and a home indicator.
  case phone
  /// A telephone with a hole for its cameras and a home indicator.
  case island
  /// A telephone with a button below the screen.
  case classic
  case tablet

  package static let noun = "device"
}

/// How a device is held.
package enum PageOrientation: String, NamedChoice {
  case portrait
  case landscape

  package static let noun = "orientation"
}

/// What becomes of a card when a device's keyboard comes up.
package enum KeyboardPolicyKind: String, NamedChoice {
  /// It moves up by as much as the keyboard would cover of it.
  case move
  /// It is placed anew in what is left.
  case compress
  /// It goes to the top.
  case stickToTop
  /// The keyboard covers what it covers.
  case none

  package static let noun = "policy for the keyboard"
}

/// Whether something is so.
package enum OnOffChoice: String, NamedChoice {
  case on
  case off

  package static let noun = "choice"
}

/// Whether a device shows a keyboard for its fields.
package enum KeyboardChoice: String, NamedChoice {
  case on
  case off

  package static let noun = "choice for the keyboard"
}

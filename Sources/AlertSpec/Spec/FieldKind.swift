/// What can be entered into a field.
package enum FieldKind: String, NamedChoice {
  /// A line of text.
  case text
  /// A line of text that is not shown.
  case secure
  /// An e-mail address.
  case email
  /// A number, typed as the reader writes numbers.
  case number
  /// A telephone number.
  case phone
  /// An address of the web.
  case url
  /// Text of several lines.
  case multiline
  /// Yes or no, by a switch.
  case toggle
  /// Yes or no, by a box to tick.
  case checkbox
  /// One of a few options, side by side.
  case segmented
  /// A number in a range, by a knob on a line.
  case slider
  /// A number in a range, step by step.
  case stepper
  /// One of some options, one below the other.
  case choice
  /// Any of some options, one below the other.
  case choices
  /// A day, a time or both.
  case date

  package static let noun = "kind of field"

  /// A text that names no kind may be a default in the wrong place, and a secret.
  package init(named name: String) throws(UsageError.Problem) {
    guard let kind = Self(rawValue: name) else {
      throw .unknownKind(meant: Nearest.to(name.split(at: ":").0, in: Self.names))
    }
    self = kind
  }

  /// Whether what is entered belongs in the answer and nowhere else.
  package var isSecret: Bool { self == .secure }

  /// Whether it is typed.
  package var isTyped: Bool {
    switch self {
    case .text, .secure, .email, .number, .phone, .url, .multiline: true
    default: false
    }
  }
}

extension FieldKind {
  /// Whether not all that can be typed is taken.
  var isJudged: Bool { [.email, .number, .phone, .url].contains(self) }
}

/// What a date consists of.
package enum DateParts: String, NamedChoice {
  /// Year, month and day.
  case day
  /// Hour and minute.
  case time
  /// All of it.
  case dayAndTime

  package static let noun = "set of parts"
}

/// What can be said of a field beside its name, as a spec calls it.
package enum FieldTrait: String, CaseIterable, Hashable, Sendable {
  case kind
  case initialValue = "default"
  case label
  case placeholder
  case options
  case minimum
  case maximum
  case step
  case parts
  case maximumLength
  case isRequired = "required"
  case pattern
  case reason

  /// The option that says it.
  var option: String {
    switch self {
    case .kind, .initialValue: "--field"
    case .options: "--option"
    case .minimum, .maximum: "--range"
    case .maximumLength: "--maximum-length"
    case .label, .placeholder, .step, .parts, .isRequired, .pattern, .reason: "--\(rawValue)"
    }
  }

  /// The kinds of field that it can be said of.
  var kinds: [FieldKind] {
    FieldKind.allCases.filter { kind in
      switch self {
      case .kind, .initialValue, .label: true
      case .placeholder, .maximumLength, .pattern: kind.isTyped
      case .options: [.segmented, .choice, .choices].contains(kind)
      case .minimum, .maximum: [.number, .slider, .stepper, .date].contains(kind)
      case .step: [.slider, .stepper].contains(kind)
      case .parts: kind == .date
      case .isRequired, .reason: kind.isTyped || [.checkbox, .choice, .choices].contains(kind)
      }
    }
  }
}

public import Foundation

extension Field {
  /// A line of text.
  public static func text(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .text, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }

  /// A line of text that is shown as dots, with a button that reveals it.
  public static func secure(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .secure, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }

  /// An e-mail address. Taken where it is empty or looks like one.
  public static func email(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .email, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }

  /// A number, typed as the alert's language writes numbers, or the reader's without one; or with a
  /// point where that is not another number there. Taken where it is empty or a number.
  public static func number(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: Double? = nil,
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .number, label: label, placeholder: placeholder,
      value: value.map(NumberText(in: nil).text) ?? "", validator: validator)
  }

  /// A telephone number. Taken where it is empty or has at least three digits and no letters.
  public static func phone(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .phone, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }

  /// An address of the web. Taken where it is empty or has a scheme and a host.
  public static func url(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .url, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }

  /// Text of several lines. Return begins a new one.
  public static func multiline(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .multiline, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }

  /// Yes or no, by a switch beside its label.
  public static func toggle(_ name: String, label: String, value: Bool = false) -> Field {
    Field(name, kind: .toggle, label: label, content: .flag(value))
  }

  /// Yes or no, by a box to tick.
  public static func checkbox(
    _ name: String, label: String, value: Bool = false, validator: Validator? = nil
  ) -> Field {
    Field(name, kind: .checkbox, label: label, content: .flag(value), validator: validator)
  }

  /// One of a few options, side by side.
  ///
  /// The value is the identifier of the one that is chosen at first; nil takes the first.
  public static func segmented(
    _ name: String, label: String? = nil, options: [Option], value: String? = nil
  ) -> Field {
    let chosen = value ?? options.first?.identifier
    let field = Field(name, kind: .segmented, label: label, content: .choice(chosen))
    field.options = options
    return field
  }

  /// One of some options, one below the other.
  ///
  /// The value is the identifier of the one that is chosen at first; nil for none.
  public static func choice(
    _ name: String, label: String? = nil, options: [Option], value: String? = nil,
    validator: Validator? = nil
  ) -> Field {
    let field = Field(
      name, kind: .choice, label: label, content: .choice(value), validator: validator)
    field.options = options
    return field
  }

  /// Any of some options, one below the other.
  ///
  /// The value is the identifiers of those that are chosen at first.
  public static func choices(
    _ name: String, label: String? = nil, options: [Option], value: [String] = [],
    validator: Validator? = nil
  ) -> Field {
    let field = Field(
      name, kind: .choices, label: label, content: .choices(value), validator: validator)
    field.options = options
    return field
  }

  /// A number in a range, by a knob on a line.
  public static func slider(
    _ name: String, label: String? = nil, range: ClosedRange<Double> = 0...1, step: Double = 0,
    value: Double
  ) -> Field {
    let field = Field(name, kind: .slider, label: label, content: .number(value))
    (field.range, field.step) = (range, step)
    return field
  }

  /// A number in a range, step by step.
  public static func stepper(
    _ name: String, label: String? = nil, range: ClosedRange<Double> = 0...100, step: Double = 1,
    value: Double
  ) -> Field {
    let field = Field(name, kind: .stepper, label: label, content: .number(value))
    (field.range, field.step) = (range, step)
    return field
  }

  /// A day, a time or both.
  public static func date(
    _ name: String, label: String? = nil, parts: DateParts = .day,
    range: ClosedRange<Date>? = nil, value: Date
  ) -> Field {
    let field = Field(name, kind: .date, label: label, content: .date(value))
    (field.dateParts, field.dateRange) = (parts, range)
    return field
  }

  /// A day, a time or both, or none of them: a box before the label says whether there is one.
  ///
  /// The value is what it holds at first; nil for nothing.
  public static func optionalDate(
    _ name: String, label: String, parts: DateParts = .day,
    range: ClosedRange<Date>? = nil, value: Date? = nil, validator: Validator? = nil
  ) -> Field {
    let field = Field(
      name, kind: .date, label: label, content: value.map(Value.date) ?? .nothing,
      validator: validator)
    (field.dateParts, field.dateRange, field.isOptional) = (parts, range, true)
    return field
  }
}

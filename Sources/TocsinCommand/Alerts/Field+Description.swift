import AlertSpec
import Foundation
import Tocsin

extension Field {
  /// - Parameter now: what a date without a default holds at first.
  convenience init(_ description: FieldDescription, now: Date) {
    let kind = Kind(description.kind)
    let label = description.label ?? description.name
    self.init(
      description.name, kind: kind, label: label, placeholder: description.placeholder,
      validator: Validator(description))
    options = description.options.map { Option($0.title, identifier: $0.identifier) }
    if let range = description.range { self.range = range }
    step = description.step
    maximumLength = description.maximumLength
    dateParts = DateParts(description.parts)
    let parts = description.parts
    if description.earliest != nil || description.latest != nil {
      let earliest = description.earliest?.date(parts, now: now) ?? .distantPast
      dateRange = earliest...(description.latest?.date(parts, now: now) ?? .distantFuture)
    }
    switch description.initialValue {
    case .text(let text): content = .text(text)
    case .flag(let flag): content = .flag(flag)
    case .number(let number?) where kind == .number:
      content = .text(NumberText(in: nil).text(ofDigits: number.text))
    case .number(let number?): content = .number(number.double)
    case .number(nil): break
    case .choice(let choice): content = .choice(choice)
    case .choices(let choices): content = .choices(choices)
    case .date(let date):
      content = .date((date ?? CalendarDate(now)).date(parts, now: now))
    }
  }

  /// What it holds, as the answer has it.
  func answer(parts: AlertSpec.DateParts) -> FieldAnswer {
    let value: FieldValue =
      switch content {
      case .text(let text) where kind == .number:
        numberLiteral.flatMap { ExactNumber($0) }.map { .number($0) }
          ?? (text.allSatisfy(\.isWhitespace) ? .number(nil) : .text(text))
      case .text(let text): .text(text)
      case .flag(let flag): .flag(flag)
      // What a knob or a step has reached; sums of steps are a little off.
      case .number(let number): .number(ExactNumber(String(format: "%.12g", number)))
      case .choice(let choice): .choice(choice)
      case .choices(let choices): .choices(choices)
      case .date(let date): .date(CalendarDate(date))
      case .nothing: .date(nil)
      }
    return FieldAnswer(name: name, value: value, isSecret: kind == .secure, parts: parts)
  }
}

extension Field.Kind {
  fileprivate init(_ kind: FieldKind) {
    switch kind {
    case .text: self = .text
    case .secure: self = .secure
    case .email: self = .email
    case .number: self = .number
    case .phone: self = .phone
    case .url: self = .url
    case .multiline: self = .multiline
    case .toggle: self = .toggle
    case .checkbox: self = .checkbox
    case .segmented: self = .segmented
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .choice: self = .choice
    case .choices: self = .choices
    case .date: self = .date
    }
  }
}

extension Field.DateParts {
  fileprivate init(_ parts: AlertSpec.DateParts) {
    switch parts {
    case .day: self = .day
    case .time: self = .time
    case .dayAndTime: self = .dayAndTime
    }
  }
}

extension Validator {
  /// Takes nothing, or a number that the answer can hold with all of its digits.
  fileprivate static func kept(_ reason: String?) -> Validator {
    Validator { value, language in
      guard let literal = NumberText(in: language).literal(in: value.text) else { return nil }
      return ExactNumber(literal) == nil ? reason ?? Word.invalid.text(in: language) : nil
    }
  }

  /// What the description demands beside the kind; nil for nothing.
  fileprivate init?(_ description: FieldDescription) {
    var rules: [Validator] = []
    if description.isRequired { rules.append(.required(description.reason)) }
    if let pattern = description.pattern { rules.append(.matching(pattern, description.reason)) }
    if description.kind == .number { rules.append(.kept(description.reason)) }
    switch (description.kind, description.range, description.reason) {
    case (.number, let range?, let reason): rules.append(.number(in: range, reason))
    // What the kind demands, in other words than its own.
    case (.number, nil, let reason?): rules.append(.number(reason))
    case (.email, _, let reason?): rules.append(.email(reason))
    case (.phone, _, let reason?): rules.append(.phone(reason))
    case (.url, _, let reason?): rules.append(.url(reason))
    default: break
    }
    guard let first = rules.first else { return nil }
    self = rules.dropFirst().reduce(first) { $0 && $1 }
  }
}

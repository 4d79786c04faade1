extension FieldDraft {
  /// The description, once everyone has spoken: values are those of the kind, and everything that
  /// is said goes with it.
  func finished() throws(FieldMistake) -> FieldDescription {
    for trait in traits where !trait.kinds.contains(kind) {
      throw mistake(trait, .otherKind(kind))
    }
    var field = FieldDescription(name: name, kind: kind)
    field.label = label
    field.placeholder = placeholder
    field.isRequired = isRequired
    field.maximumLength = maximumLength
    field.options = try checkedOptions()
    field.parts = parts ?? .day
    field.step = step ?? (kind == .stepper ? 1 : 0)
    if kind == .date {
      (field.earliest, field.latest) = (try date(.minimum, minimum), try date(.maximum, maximum))
      if let earliest = field.earliest, let latest = field.latest, earliest > latest {
        throw mistake(.maximum, .emptyRange)
      }
    } else {
      field.range = try numbers()
    }
    if let pattern, !RegularExpression.isSound(pattern) { throw mistake(.pattern, .badPattern) }
    field.pattern = pattern
    let canBeRefused =
      kind.isJudged || isRequired || pattern != nil || minimum != nil || maximum != nil
    if reason != nil, !canBeRefused { throw mistake(.reason, .reasonOfNothing) }
    field.reason = reason
    field.initialValue = try value(for: field)
    return field
  }

  private func mistake(_ trait: FieldTrait, _ problem: FieldMistake.Problem) -> FieldMistake {
    FieldMistake(field: name, trait: trait, problem: problem)
  }

  private func checkedOptions() throws(FieldMistake) -> [FieldOption] {
    guard FieldTrait.options.kinds.contains(kind) else { return [] }
    if options.isEmpty { throw mistake(.options, .noOptions(kind)) }
    var identifiers: Set<String> = []
    for option in options {
      let identifier = option.identifier
      if identifier.isBlank || option.title.isBlank { throw mistake(.options, .blankOption) }
      if identifier.unicodeScalars.contains(where: \.endsLine) {
        throw mistake(.options, .brokenOption(identifier))
      }
      if kind == .choices, identifier.contains(",") {
        throw mistake(.options, .commaInOption(identifier))
      }
      if !identifiers.insert(identifier).inserted {
        throw mistake(.options, .repeatedOption(identifier))
      }
    }
    return options
  }

  // MARK: - Ranges

  /// A slider and a stepper have a range in any case, a field of numbers where one end is given.
  private func numbers() throws(FieldMistake) -> ClosedRange<Double>? {
    let usual: ClosedRange<Double>
    switch kind {
    case .slider: usual = 0...1
    case .stepper: usual = 0...100
    case .number where minimum != nil || maximum != nil:
      usual = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    default: return nil
    }
    let least = try minimum.map { value throws(FieldMistake) in try number(.minimum, value).double }
    let greatest = try maximum.map { value throws(FieldMistake) in
      try number(.maximum, value).double
    }
    let (lower, upper) = (least ?? usual.lowerBound, greatest ?? usual.upperBound)
    if lower > upper || (lower == upper && kind != .number) {
      throw mistake(maximum == nil ? .minimum : .maximum, .emptyRange)
    }
    return lower...upper
  }

  private func number(
    _ trait: FieldTrait, _ value: GivenValue
  ) throws(FieldMistake) -> ExactNumber {
    switch value {
    case .number(let number): return number
    case .text(let text):
      if let number = ExactNumber(text) { return number }
      if DecimalNumber.read(text) != nil { throw mistake(trait, .numberNotKept) }
    case .flag, .list, .nothing: break
    }
    throw mistake(trait, .noNumber)
  }

  private func date(
    _ trait: FieldTrait, _ value: GivenValue?
  ) throws(FieldMistake) -> CalendarDate? {
    guard let value else { return nil }
    guard case .text(let text) = value, let date = CalendarDate(text, parts ?? .day) else {
      throw mistake(trait, .noDate(parts ?? .day))
    }
    return date
  }

  // MARK: - The default

  private func value(for field: FieldDescription) throws(FieldMistake) -> FieldValue {
    switch kind {
    case .text, .secure, .email, .phone, .url, .multiline:
      guard let initialValue else { return .text("") }
      guard case .text(let text) = initialValue else { throw mistake(.initialValue, .noText) }
      if kind != .multiline, text.contains(where: \.isNewline) {
        throw mistake(.initialValue, .lineBreak)
      }
      try checkLength(text)
      return .text(text)
    case .toggle, .checkbox:
      switch initialValue {
      case .flag(let flag)?: return .flag(flag)
      case nil, .text("false")?: return .flag(false)
      case .text("true")?: return .flag(true)
      default: throw mistake(.initialValue, .noFlag)
      }
    case .number:
      guard let initialValue, initialValue != .text(""), initialValue != .nothing else {
        return .number(nil)
      }
      let number = try numberInRange(initialValue, of: field)
      try checkLength(number.text)
      return .number(number)
    case .slider, .stepper:
      guard let initialValue else {
        return .number(field.range.flatMap { ExactNumber($0.lowerBound) })
      }
      return .number(try numberInRange(initialValue, of: field))
    case .segmented, .choice:
      guard let initialValue else {
        return .choice(kind == .segmented ? options.first?.identifier : nil)
      }
      if kind == .choice, initialValue == .text("") || initialValue == .nothing {
        return .choice(nil)
      }
      guard case .text(let text) = initialValue else { throw mistake(.initialValue, .noList) }
      return .choice(try known([text])[0])
    case .choices:
      switch initialValue {
      case nil, .text("")?: return .choices([])
      case .text(let text)?: return .choices(try known(text.split(separator: ",").map(String.init)))
      case .list(let chosen)?: return .choices(try known(chosen))
      default: throw mistake(.initialValue, .noList)
      }
    case .date:
      let date = try date(.initialValue, initialValue)
      if let date, date < field.earliest ?? date || date > field.latest ?? date {
        throw mistake(.initialValue, .outOfRange)
      }
      return .date(date)
    }
  }

  private func numberInRange(
    _ value: GivenValue, of field: FieldDescription
  ) throws(FieldMistake) -> ExactNumber {
    let number = try number(.initialValue, value)
    if let range = field.range, !range.contains(number.double) {
      throw mistake(.initialValue, .outOfRange)
    }
    return number
  }

  /// What is typed at first has no more characters than may be typed.
  private func checkLength(_ text: String) throws(FieldMistake) {
    if let maximumLength, text.count > maximumLength {
      throw mistake(.initialValue, .tooLong(maximumLength))
    }
  }

  /// The identifiers in the order of the options, if each is that of one.
  private func known(_ chosen: [String]) throws(FieldMistake) -> [String] {
    let all = options.map(\.identifier)
    for (index, identifier) in chosen.enumerated() {
      if !all.contains(identifier) {
        throw mistake(.initialValue, .noSuchOption(identifier, known: all))
      }
      if chosen[..<index].contains(identifier) {
        throw mistake(.initialValue, .repeatedChoice(identifier))
      }
    }
    return all.filter(chosen.contains)
  }
}

extension Unicode.Scalar {
  /// Whether it can't stand on one line of an answer: a control character, or a separator of lines.
  var endsLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

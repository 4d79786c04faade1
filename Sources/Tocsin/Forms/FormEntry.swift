import Foundation

/// How a property is asked for.
public struct FormEntry {
  /// The property's name.
  public let key: String
  /// What the property is.
  let type: FormType
  /// The kind of field; one that can't hold the property's type is a mistake.
  public var kind: Field.Kind
  /// Words above or beside the field.
  public var label: String?
  /// Shown in grey while a field of text is empty.
  public var placeholder: String?
  /// Judges what was filled in, after what the property's type demands.
  public var validator: Validator?
  /// What can be chosen; for enumerations the cases.
  public var options: [Field.Option]
  /// The least and the greatest number, for sliders and steppers.
  public var range: ClosedRange<Double> = 0...100
  /// The difference between two numbers that can be chosen.
  public var step: Double = 1
  /// What a date consists of.
  public var dateParts: Field.DateParts = .day
  /// The most characters; nil for any number.
  public var maximumLength: Int?
  /// Whether the property keeps its value and is not asked for.
  public var isHidden = false
  /// What the property holds at first.
  var content: Field.Value

  init(key: String, type: FormType) {
    self.key = key
    self.type = type
    kind = type.kind
    label = Self.words(of: key)
    options = type.options
    content = type.content(nil)
  }

  func makeField() -> Field {
    let field = Field(
      key, kind: kind, label: label, placeholder: placeholder, content: fittingContent,
      validator: type.validator.map { own in validator.map { own && $0 } ?? own } ?? validator)
    field.options = options
    (field.range, field.step) = (range, step)
    field.dateParts = dateParts
    field.maximumLength = maximumLength
    return field
  }

  /// The content as the kind of field holds it: a number is text where it is typed.
  private var fittingContent: Field.Value {
    let empty = Field.Value.empty(for: kind)
    switch (content, empty) {
    case (.text(let text), .number): return .number(NumberText.number(in: text) ?? range.lowerBound)
    case (_, .text): return .text(content.text)
    default: return content
    }
  }

  /// “firstName” and “first_name” become “First name”, “userID” becomes “User ID”.
  static func words(of key: String) -> String {
    var words: [String] = []
    var previous: Character = "_"
    for character in key {
      if character == "_" {
        previous = "_"
        continue
      }
      let begins = previous == "_" || (character.isUppercase && !previous.isUppercase)
      if begins { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    return words.enumerated().map { index, word in
      let isAbbreviation = word.count > 1 && word.allSatisfy(\.isUppercase)
      if isAbbreviation { return word }
      return index == 0 ? word.prefix(1).uppercased() + word.dropFirst() : word.lowercased()
    }.joined(separator: " ")
  }
}

/// What a property is, as far as a form cares.
struct FormType {
  enum Base: Equatable {
    case text, flag, integer, number, date, url
    case oneOf([Field.Option], isNumber: Bool)
  }

  let base: Base
  /// Whether it may be left empty.
  let isOptional: Bool

  var kind: Field.Kind {
    switch base {
    case .text: .text
    case .flag: .toggle
    case .integer, .number: .number
    case .date: .date
    case .url: .url
    case .oneOf(let options, _): options.count <= 3 && !isOptional ? .segmented : .choice
    }
  }

  var options: [Field.Option] {
    if case .oneOf(let options, _) = base { options } else { [] }
  }

  /// What the type demands of a field.
  var validator: Validator? {
    switch base {
    case .integer:
      return demand { NumberText.number(in: $0).map { $0 == $0.rounded() } ?? false }
    case .number: return demand { NumberText.number(in: $0) != nil }
    case .url: return demand { URL(string: $0) != nil }
    case .oneOf: return isOptional ? nil : .required()
    case .text, .flag, .date: return nil
    }
  }

  private func demand(_ isTaken: @escaping (String) -> Bool) -> Validator {
    let may = Validator { value, language in
      value.text.isEmpty || isTaken(value.text) ? nil : Word.invalid.text(in: language)
    }
    return isOptional ? may : .required() && may
  }

  /// The content of a field for a value as JSON has it; nil stands for none.
  func content(_ json: Any?) -> Field.Value {
    switch base {
    case .text, .url: return .text(json as? String ?? "")
    case .flag: return .flag((json as? NSNumber)?.boolValue ?? false)
    case .integer, .number:
      return .text((json as? NSNumber).map { Field.Value.number($0.doubleValue).text } ?? "")
    case .date:
      let seconds = (json as? NSNumber)?.doubleValue ?? 0
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .oneOf(let options, _):
      guard let json else { return .choice(isOptional ? nil : options.first?.identifier) }
      return .choice((json as? String) ?? (json as? NSNumber)?.stringValue)
    }
  }

  /// The value as JSON has it; nil where it is left empty.
  func json(_ content: Field.Value) -> Any? {
    switch (base, content) {
    case (.flag, .flag(let flag)): return flag
    case (.date, .date(let date)): return date.timeIntervalSinceReferenceDate
    case (.integer, _):
      return number(content).flatMap { Int64(exactly: $0.rounded()) }
    case (.number, _): return number(content)
    case (.oneOf(_, let isNumber), _):
      guard !content.text.isEmpty else { return nil }
      return isNumber ? Int64(content.text) : content.text
    default:
      return content.text.isEmpty && (isOptional || base == .url) ? nil : content.text
    }
  }

  private func number(_ content: Field.Value) -> Double? {
    if case .number(let number) = content { return number }
    return NumberText.number(in: content.text)
  }
}

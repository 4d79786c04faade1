/// How a property is asked for.
public struct FormEntry {
  /// The property's name; that of a property of another one with both names and a point between, as
  /// “address.street”.
  public let key: String
  /// The names on the way to the property.
  let path: [String]
  /// What the property is.
  let type: FormType
  /// The kind of field. Text and numbers can be chosen too, from ``options`` whose identifiers
  /// they are. A kind that can't hold the property's type is a mistake.
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
  /// Whether the property keeps its value and is not asked for. True for a `UUID` at first.
  public var isHidden = false
  /// What the property holds at first.
  private(set) var content: Field.Value
  /// The same as it is written.
  private var original: FormJSON?

  init(path: [String], type: FormType) {
    key = Self.key(of: path)
    self.path = path
    self.type = type
    kind = type.kind
    label = path.map(Self.words).joined(separator: ": ")
    options = type.options
    content = type.content(nil)
  }

  /// The name of a property, with those of the ones that it is in.
  static func key(of path: [String]) -> String { path.joined(separator: ".") }

  /// Takes what the property holds; nil for nothing.
  mutating func take(_ value: FormJSON?) {
    original = value
    content = type.content(value)
  }

  /// The value of the property as it is written: what a field holds, or what the property held where
  /// it has no field.
  /// - Parameter language: in whose way numbers were typed.
  func value(from content: Field.Value?, _ language: String?) -> FormJSON? {
    if let content { return type.json(content, language) }
    // What is not asked for is as it was filled in, in the reader's way.
    return original ?? type.json(self.content, nil)
  }

  /// What is wrong with how the property is asked for, in words for programmers.
  var mistake: String? {
    guard !isHidden else { return nil }
    if case .kept = type.base {
      return "The property “\(key)” was left out of the form and can't be shown."
    }
    guard type.kinds.contains(kind) else {
      let kinds = type.kinds.map(\.rawValue).sorted().joined(separator: ", ")
      return "A field of the kind \(kind.rawValue) can't hold the property “\(key)”; these can: "
        + "\(kinds)."
    }
    let chooses = [.choice, .choices, .segmented].contains(kind)
    return chooses && options.isEmpty
      ? "The property “\(key)” is to be chosen and has no options. Give it some." : nil
  }

  func makeField() -> Field {
    let field = Field(
      key, kind: kind, label: label, placeholder: placeholder, content: fittingContent,
      validator: type.validator.map { own in validator.map { own && $0 } ?? own } ?? validator)
    field.options = options
    (field.range, field.step) = (range, step)
    field.dateParts = dateParts
    field.isOptional = type.isOptional
    field.maximumLength = maximumLength
    return field
  }

  /// The content as the kind of field holds it: a number is text where it is typed.
  private var fittingContent: Field.Value {
    let empty = Field.Value.empty(for: kind)
    switch (content, empty) {
    case (.text(let text), .number):
      return .number(NumberText(in: nil).number(in: text) ?? range.lowerBound)
    case (.text(let text), .choice): return .choice(option(for: text))
    case (.text(let text), .choices):
      let isLines = type.element != nil
      let parts = text.split { isLines ? $0.isNewline : $0 == "," }.map(String.init)
      let chosen = parts.compactMap(option)
      return .choices(options.map(\.identifier).filter(chosen.contains))
    case (.choice(let identifier), .flag): return .flag(identifier == "true")
    case (_, .text): return .text(content.text)
    default: return content
    }
  }

  /// The option that stands for a text or a typed number; without one the first of those that
  /// stand side by side, as one of them is always chosen, where the property can't be empty.
  private func option(for text: String) -> String? {
    let isNumber = type.element?.isNumber ?? type.isNumber
    let number = isNumber ? NumberText(in: nil).number(in: text) : nil
    let option = options.first {
      $0.identifier == text || (number != nil && Double($0.identifier) == number)
    }
    if option == nil, kind == .segmented, !type.isOptional { return options.first?.identifier }
    return option?.identifier
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

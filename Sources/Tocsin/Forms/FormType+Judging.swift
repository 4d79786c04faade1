import Foundation

// What a property's type demands of what is filled in.
extension FormType {
  /// Judges what a field holds; nil where anything will do.
  var validator: Validator? {
    switch base {
    case .text, .flag, .date, .kept: return nil
    case .list:
      return Validator { content, language in element?.refusal(ofAnyOf: content, language) }
    default:
      let may = Validator { content, language in
        content.text.isEmpty ? nil : refusal(of: content, language)
      }
      return isOptional ? may : .required() && may
    }
  }

  /// Why one of the lines, or of the options that were chosen, can't be taken.
  private func refusal(ofAnyOf content: Field.Value, _ language: String?) -> String? {
    Self.parts(of: content).lazy.compactMap { refusal(of: $0, language) }.first
  }

  /// The lines that say something, or the options that were chosen.
  static func parts(of content: Field.Value) -> [Field.Value] {
    if case .choices(let chosen) = content { return chosen.map { .choice($0) } }
    return content.text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .map { .text($0) }
  }

  private func refusal(of content: Field.Value, _ language: String?) -> String? {
    switch base {
    case .integer(let range):
      guard let number = decimal(content, language), number == number.whole else { break }
      return Self.refusal(number, in: range, language) {
        $0.formatted(.number.locale(Reader.numbers(in: language)))
      }
    case .number(let greatest):
      guard let number = number(content, language) else { break }
      return Self.refusal(
        number, in: -greatest...greatest, language, NumberText(in: language).text)
    case .decimal:
      guard decimal(content, language) != nil else { break }
      return nil
    case .url:
      guard URL(string: content.text) != nil else { break }
      return nil
    case .identity:
      guard UUID(uuidString: content.text) != nil else { break }
      return nil
    case .oneOf(let choices):
      guard choices.contains(where: { $0.option.identifier == content.text }) else { break }
      return nil
    case .text, .flag, .date, .kept, .list: return nil
    }
    return Word.invalid.text(in: language)
  }

  /// Says which bound a number is beyond, in signs that are read everywhere.
  private static func refusal<Number: Comparable>(
    _ number: Number, in range: ClosedRange<Number>, _ language: String?,
    _ text: (Number) -> String
  ) -> String? {
    guard !range.contains(number) else { return nil }
    let bound =
      number < range.lowerBound
      ? "≥ \(text(range.lowerBound))" : "≤ \(text(range.upperBound))"
    return "\(Word.invalid.text(in: language)) (\(bound))"
  }

  func number(_ content: Field.Value, _ language: String?) -> Double? {
    // Identifiers are not the reader's.
    if case .choice(let identifier) = content { return identifier.flatMap(Double.init) }
    return content.number(in: language)
  }

  func decimal(_ content: Field.Value, _ language: String?) -> Decimal? {
    switch content {
    case .text(let text): NumberText(in: language).decimal(in: text)
    case .choice(let identifier): identifier.flatMap { Decimal(string: $0, locale: .plain) }
    default: number(content, language).map { Decimal($0) }
    }
  }
}

extension Locale {
  /// For numbers that a program reads, with a point.
  static let plain = Locale(identifier: "en_US_POSIX")
}

extension Decimal {
  /// The nearest whole number.
  var whole: Decimal {
    var (number, result) = (self, Decimal())
    NSDecimalRound(&result, &number, 0, .plain)
    return result
  }
}

import Foundation

/// What a property is, as far as a form cares.
struct FormType {
  enum Base: Equatable {
    case text, flag, date, url
    case integer(ClosedRange<Decimal>)
    case number(greatest: Double)
    case oneOf([Field.Option], isNumber: Bool)
  }

  let base: Base
  /// Whether it may be left empty.
  let isOptional: Bool

  var isNumber: Bool {
    switch base {
    case .integer, .number: true
    default: false
    }
  }

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
    case .integer(let range):
      return demand { content, language in
        guard let number = decimal(content), number == number.whole else {
          return Word.invalid.text(in: language)
        }
        return Self.reason(number, in: range, language) {
          $0.formatted(.number.locale(NumberText.locale))
        }
      }
    case .number(let greatest):
      return demand { content, language in
        guard let number = number(content) else { return Word.invalid.text(in: language) }
        return Self.reason(number, in: -greatest...greatest, language, NumberText.text)
      }
    case .url:
      return demand { content, language in
        URL(string: content.text) == nil ? Word.invalid.text(in: language) : nil
      }
    case .oneOf(let options, _):
      return demand { content, language in
        options.contains { $0.identifier == content.text }
          ? nil : Word.invalid.text(in: language)
      }
    case .text, .flag, .date: return nil
    }
  }

  private func demand(_ reason: @escaping (Field.Value, String?) -> String?) -> Validator {
    let may = Validator { value, language in
      value.text.isEmpty ? nil : reason(value, language)
    }
    return isOptional ? may : .required() && may
  }

  /// Says which bound a number is beyond, in signs that are read everywhere.
  private static func reason<Number: Comparable>(
    _ number: Number, in range: ClosedRange<Number>, _ language: String?,
    _ text: (Number) -> String
  ) -> String? {
    guard !range.contains(number) else { return nil }
    let bound =
      number < range.lowerBound
      ? "≥ \(text(range.lowerBound))" : "≤ \(text(range.upperBound))"
    return "\(Word.invalid.text(in: language)) (\(bound))"
  }

  /// The content of a field for a value as JSON has it; nil stands for none.
  func content(_ json: Any?) -> Field.Value {
    switch base {
    case .text, .url: return .text(json as? String ?? "")
    case .flag: return .flag((json as? NSNumber)?.boolValue ?? false)
    case .integer:
      guard let number = json as? NSNumber else { return .text("") }
      // Greater ones have more digits than a Double.
      let isShort = abs(number.doubleValue) < 1e15
      return .text(isShort ? NumberText.text(of: number.doubleValue) : number.stringValue)
    case .number:
      return .text((json as? NSNumber).map { NumberText.text(of: $0.doubleValue) } ?? "")
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
    case (.integer, _): return decimal(content).flatMap { Self.integer("\($0.whole)") }
    case (.number, _): return number(content)
    case (.oneOf(_, let isNumber), _):
      guard !content.text.isEmpty else { return nil }
      return isNumber ? Self.integer(content.text) : content.text
    default:
      return content.text.isEmpty && (isOptional || base == .url) ? nil : content.text
    }
  }

  private static func integer(_ text: String) -> Any? { Int64(text) ?? UInt64(text) }

  private func number(_ content: Field.Value) -> Double? {
    // Identifiers are not the reader's.
    if case .choice(let identifier) = content { return identifier.flatMap(Double.init) }
    return content.number
  }

  private func decimal(_ content: Field.Value) -> Decimal? {
    switch content {
    case .text(let text): NumberText.decimal(in: text)
    case .choice(let identifier): identifier.flatMap(NumberText.decimal)
    default: number(content).map { Decimal($0) }
    }
  }
}

extension Decimal {
  /// The nearest whole number.
  fileprivate var whole: Decimal {
    var (number, result) = (self, Decimal())
    NSDecimalRound(&result, &number, 0, .plain)
    return result
  }
}

import Foundation

// Between what a field holds and what the property's value is written as.
extension FormType {
  /// The content of a field for a value; nil stands for none.
  func content(_ json: FormJSON?) -> Field.Value {
    switch (base, json) {
    case (.text, .text(let text)?), (.url, .text(let text)?), (.identity, .text(let text)?):
      return .text(text)
    case (.identity, nil) where !isOptional: return .text(UUID().uuidString)
    case (.flag, _) where isOptional:
      if case .flag(let flag)? = json { return .choice("\(flag)") }
      return .choice("")
    case (.flag, _): return .flag(json == .flag(true))
    case (.integer, .number(let number)?), (.decimal, .number(let number)?):
      return .text(NumberText(in: nil).text(of: number))
    case (.number, let json?): return .text(json.double.map(NumberText(in: nil).text) ?? "")
    case (.date, let json?):
      return .date(Date(timeIntervalSinceReferenceDate: json.double ?? 0))
    case (.date, nil):
      return isOptional ? .nothing : .date(Date(timeIntervalSinceReferenceDate: 0))
    case (.oneOf(let choices), _):
      if json == nil, !isOptional { return .choice(choices.first?.option.identifier) }
      return .choice(choices.first { $0.json == json }?.option.identifier)
    case (.list, .list(let values)?): return content(ofAll: values)
    default: return Field.Value.empty(for: kind)
    }
  }

  private func content(ofAll values: [FormJSON]) -> Field.Value {
    guard let element else { return .text("") }
    let contents = values.map(element.content)
    if case .oneOf(let choices) = element.base {
      // A set has no order of its own.
      let chosen = contents.map(\.text)
      return .choices(choices.map(\.option.identifier).filter(chosen.contains))
    }
    return .text(contents.map(\.text).joined(separator: "\n"))
  }

  /// The value as it is written; nil where it is left empty.
  /// - Parameter language: in whose way numbers were typed.
  func json(_ content: Field.Value, _ language: String?) -> FormJSON? {
    switch (base, content) {
    case (.flag, .flag(let flag)): return .flag(flag)
    case (.flag, _): return content.text.isEmpty ? nil : .flag(content.text == "true")
    case (.date, .date(let date)): return .real(date.timeIntervalSinceReferenceDate)
    case (.date, _): return nil
    case (.integer, _): return decimal(content, language).map { .number($0.whole) }
    case (.decimal, _): return decimal(content, language).map(FormJSON.number)
    case (.number, _): return number(content, language).map(FormJSON.real)
    case (.oneOf(let choices), _):
      return choices.first { $0.option.identifier == content.text }?.json
    case (.list, _):
      let values = Self.parts(of: content).compactMap { element?.json($0, language) }
      return values.isEmpty && isOptional ? nil : .list(values)
    case (.text, _) where !isOptional: return .text(content.text)
    default: return content.text.isEmpty ? nil : .text(content.text)
    }
  }
}

extension Field {
  /// The number that it holds, or that was typed as numbers are written in the alert's language;
  /// nil if there is none.
  package var number: Double? { content.number(in: language) }

  /// Writes a number as another language does, if that is how it was written before.
  func rewriteNumber(from old: String?, in language: String?) -> Value? {
    guard kind == .number, case .text(let text) = content,
      let number = NumberText(in: old).number(in: text),
      NumberText(in: old).text(of: number) == text
    else { return nil }
    return .text(NumberText(in: language).text(of: number))
  }
}

extension Field.Value {
  /// The number that it is, or that was typed as numbers are written in a language; nil if there is
  /// none.
  func number(in language: String?) -> Double? {
    switch self {
    case .number(let number): number
    case .text(let text): NumberText(in: language).number(in: text)
    default: nil
    }
  }
}

extension Field {
  /// The number that it holds, or that was typed as numbers are written in the alert's language;
  /// nil if there is none.
  package var number: Double? { content.number(in: language) }

  /// The number that was typed, with all of its digits; see ``NumberText``.
  package var numberLiteral: String? {
    guard case .text(let text) = content else { return nil }
    return NumberText(in: language).literal(in: text)
  }

  /// Writes a number as another language does, if that is how it was written before.
  func rewriteNumber(from old: String?, in language: String?) -> Value? {
    guard kind == .number, case .text(let text) = content,
      let digits = NumberText(in: old).literal(in: text), !digits.contains(where: \.isLetter),
      NumberText(in: old).text(ofDigits: digits) == text
    else { return nil }
    return .text(NumberText(in: language).text(ofDigits: digits))
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

extension FieldValue {
  /// The value as the answer has it on a line; `FieldDraft` reads the same.
  /// - Parameter parts: what a date consists of.
  func text(_ parts: DateParts) -> String {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number?.text ?? ""
    case .choice(let identifier): identifier ?? ""
    case .choices(let identifiers): identifiers.joined(separator: ",")
    case .date(let date): date?.text(parts) ?? ""
    }
  }

  /// The value as JSON has it: a string, true or false, a number, an array of strings, or null
  /// where no number and no option is there.
  func json(_ parts: DateParts) -> String {
    switch self {
    case .flag, .number(_?): text(parts)
    case .number(nil), .choice(nil), .date(nil): "null"
    case .text, .choice(_?), .date(_?): AlertAnswer.quote(text(parts))
    case .choices(let identifiers):
      "[" + identifiers.map(AlertAnswer.quote).joined(separator: ",") + "]"
    }
  }
}

extension Field {
  /// The number that it holds, or that was typed as the reader writes numbers; nil if there is
  /// none.
  package var number: Double? { content.number }
}

extension Field.Value {
  /// The number that it is, or that was typed as the reader writes numbers; nil if there is none.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): NumberText.number(in: text)
    default: nil
    }
  }
}

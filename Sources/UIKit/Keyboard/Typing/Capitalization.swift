extension UITextAutocapitalizationType {
  /// Whether a letter after this text is to be a capital.
  ///
  /// A sentence ends with a full stop, a question or an exclamation mark, and quotes or brackets
  /// that close after it; only a space or a new line makes the next one begin.
  nonisolated func wantsCapital(after text: some StringProtocol) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map { $0.isWhitespace || "([{\"“‘".contains($0) } ?? true
    case .sentences:
      let trimmed = text.trimmingSuffix(while: { $0.isWhitespace || "([{\"“‘".contains($0) })
      guard !trimmed.isEmpty else { return true }
      let space = text[trimmed.endIndex...]
      if space.contains(where: \.isNewline) { return true }
      guard space.contains(where: \.isWhitespace) else { return false }
      return trimmed.trimmingSuffix(while: { ")]}\"”’'".contains($0) }).last
        .map { ".?!…。".contains($0) } ?? false
    }
  }
}

extension StringProtocol {
  nonisolated fileprivate func trimmingSuffix(while drops: (Character) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !drops($0) }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }
}

/// Breaks text into lines of at most 80 columns.
enum TextColumns {
  static let width = 80

  /// A paragraph, each line behind `indent` blanks.
  ///
  /// A longer word gets a line of its own.
  static func wrap(_ text: String, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }

  /// A term and what it means: beside it where the term is short, else below.
  static func entry(_ term: String, _ meaning: String, column: Int) -> [String] {
    let lines = wrap(meaning, indent: column)
    let head = "  " + term
    guard let first = lines.first else { return [head] }
    if head.count + 2 > column { return [head] + lines }
    return [head + first.dropFirst(head.count)] + lines.dropFirst()
  }
}

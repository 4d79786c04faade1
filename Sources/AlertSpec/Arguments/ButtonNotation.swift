/// A button in an option: `TITLE[:ROLE]`.
///
/// What follows the last colon is the role only if it is the name of one; else it belongs to the
/// title. So "Note: now" is a title, and a title that ends in ":cancel" is written with its role
/// after it, as in `Type :cancel:default`. What differs from a role by its case alone is refused: it
/// may be either.
struct ButtonNotation: Hashable {
  var title: String
  /// Nil when none was written.
  var role: ButtonRole?

  init(_ text: String) throws(UsageError.Problem) {
    title = text
    guard let colon = text.lastIndex(of: ":") else { return }
    let end = text[text.index(after: colon)...]
    if let meant = ButtonRole(rawValue: end.lowercased()) {
      let title = String(text[..<colon])
      if meant.rawValue != end { throw .roleInOtherCase(title: title, written: String(end), meant) }
      self.title = title
      role = meant
    }
  }
}

/// A button with a customary title in an option: `WORD[:ROLE]`.
struct WordNotation {
  var word: ButtonWord
  var role: ButtonRole?

  init(_ text: String) throws(UsageError.Problem) {
    let (word, role) = text.split(at: ":")
    self.word = try ButtonWord(named: word)
    self.role = if let role { try ButtonRole(named: role) } else { nil }
  }
}

/// More about a button in an option: `BUTTON=TEXT`, where BUTTON is a title or a word.
///
/// The last equals sign ends it, as a title may hold some.
struct ButtonDetailNotation {
  var button: String
  var text: String

  init(_ text: String) throws(UsageError.Problem) {
    guard let sign = text.lastIndex(of: "=") else { throw .noTextForButton }
    button = String(text[..<sign])
    self.text = String(text[text.index(after: sign)...])
  }
}

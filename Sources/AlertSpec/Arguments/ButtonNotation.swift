/// A button in an option: `TITLE[:ROLE]`.
///
/// What follows the last colon is the role only if it is the name of one; else it belongs to the
/// title. So "Note: now" is a title, and a title that ends in ":cancel" is written with its role
/// after it, as in `Type :cancel:default`.
struct ButtonNotation: Hashable {
  var title: String
  /// Nil when none was written.
  var role: ButtonRole?

  init(_ text: String) {
    if let colon = text.lastIndex(of: ":"),
      let role = ButtonRole(rawValue: String(text[text.index(after: colon)...]))
    {
      self.title = String(text[..<colon])
      self.role = role
    } else {
      self.title = text
    }
  }
}

/// When the first field of text of an alert gets the keys.
///
/// Until a field has them, the alert itself does: Return and Escape work, and a tap on a field, or the
/// Tab key, gives them to it.
public enum FieldFocus: Sendable, CaseIterable {
  /// As the card sets out: a keyboard comes up along with it, as with the system's alerts.
  case entering
  /// When the card is in its place, and not before.
  case entered
  /// Only when the reader goes to a field.
  case never
}

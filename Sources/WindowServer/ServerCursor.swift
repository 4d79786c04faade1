/// The pointer's shape.
nonisolated public enum ServerCursor: Sendable {
  /// The ordinary pointer.
  case arrow
  /// Over text.
  case text
  /// Over a link.
  case hand
}

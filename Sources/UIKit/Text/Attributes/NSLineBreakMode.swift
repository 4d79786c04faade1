/// What happens to a line that is too long.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, broken between words, or inside one that is longer than a line.
  case byWordWrapping = 0
  /// It goes on below, broken between any two characters.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

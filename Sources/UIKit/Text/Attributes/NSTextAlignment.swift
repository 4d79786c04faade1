/// Where the lines of a paragraph stand between its edges.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, the gaps between words stretched; the last line is natural.
  case justified = 3
  /// At the left or the right edge, as the writing direction has it.
  case natural = 4
}

/// Which way lines run.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// As the first strong character says.
  case natural = -1
  /// Like Latin.
  case leftToRight = 0
  /// Like Arabic and Hebrew.
  case rightToLeft = 1
}

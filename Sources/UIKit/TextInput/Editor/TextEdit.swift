internal import Foundation

/// A replacement that somebody would like to make; a delegate may still refuse it.
nonisolated package struct TextEdit: Hashable, Sendable {
  /// What kinds of edits undo tells apart.
  package enum Kind: Hashable, Sendable {
    case typing, deletingBackward, deletingForward
    /// A paste, a drop, an accepted suggestion.
    case replacing

    var isDeletion: Bool { self == .deletingBackward || self == .deletingForward }
  }

  /// What is replaced, in UTF-16 units.
  package var range: Range<Int>
  /// What comes in its place.
  package var replacement: String
  /// How it is undone.
  package var kind: Kind

  package init(range: Range<Int>, replacement: String, kind: Kind) {
    self.range = range
    self.replacement = replacement
    self.kind = kind
  }
}

/// How far a motion or a deletion goes.
nonisolated package enum TextUnit: Hashable, Sendable {
  case character, word
  /// To the edge of the paragraph.
  case paragraph
  case document
}

/// Which way, in reading order.
nonisolated package enum TextDirection: Hashable, Sendable {
  case backward, forward
}

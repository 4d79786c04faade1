/// A place between two graphemes.
package struct TextPosition: Hashable, Sendable {
  /// Which neighbour the caret belongs to. It matters where one offset has two places: at a soft
  /// break and where the direction of writing changes.
  package enum Affinity: Hashable, Sendable {
    /// To the grapheme after it, at the beginning of the next line.
    case downstream
    /// To the grapheme before it, at the end of the line.
    case upstream
  }

  /// In UTF-16 units.
  package var offset: Int
  package var affinity: Affinity

  package init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

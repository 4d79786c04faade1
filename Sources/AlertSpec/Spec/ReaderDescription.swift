/// How someone reads; nil for what is usual.
package struct ReaderDescription: Hashable, Sendable {
  /// Whether colours stand out more from each other.
  package var contrast: Contrast?

  /// How much moves.
  package var motion: Motion?

  /// Whether things shine through others.
  package var transparency: Transparency?

  /// The size of text.
  package var textSize: TextSize?

  /// On which side lines begin; nil for the left, or as the language has it.
  package var direction: Direction?

  package init() {}
}

/// A step of the caret.
package enum TextMove: Hashable, Sendable {
  /// To where the eye expects it, whatever the direction of writing.
  case left, right, up, down
  case wordLeft, wordRight
  case lineLeft, lineRight
  /// In the order of reading.
  case forward, backward
  case wordForward, wordBackward
  case lineStart, lineEnd
  case paragraphStart, paragraphEnd
  case textStart, textEnd
}

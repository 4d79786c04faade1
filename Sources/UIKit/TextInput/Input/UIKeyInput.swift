public import CoreGraphics
public import Foundation

/// Takes typed text, one insertion or deletion at a time.
///
/// Text that was typed, after keyboard layout and input method, goes to the first responder if it
/// conforms. Keys that have no character arrive as presses.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in at the caret, in place of what is selected.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}

/// Takes text from an input method: text that is not settled yet, and asks where it stands.
///
/// Offsets and ranges that come as numbers count UTF-16 units. Rectangles and points are in the
/// coordinates of the view that conforms.
public protocol UITextInput: UIKeyInput {
  /// The text in a range of this text; nil for a range of another.
  func text(in range: UITextRange) -> String?
  /// Replaces a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; empty where only the caret stands. Nil selects nothing.
  var selectedTextRange: UITextRange? { get set }
  /// What the input method has not settled yet.
  var markedTextRange: UITextRange? { get }
  /// How that is drawn; nil underlines it.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows text that is not settled, in place of that before it or of the selection.
  /// - Parameter selectedRange: what is selected within `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles the marked text as it stands.
  func unmarkText()

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place `offset` units away; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place `offset` characters away in a direction as the eye sees it; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which place comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units there are from a place to another; negative backwards.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The end of a range that lies farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// The range from a place to the text's end in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// Which way the text at a place runs.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// The rectangle that encloses the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is drawn at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles that show a range as selected.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place within a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil outside the text.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Which way in reading order.
nonisolated public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// Which way as the eye sees it.
nonisolated public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

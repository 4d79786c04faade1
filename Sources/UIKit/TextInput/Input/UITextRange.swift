internal import CoreGraphics
public import Foundation

/// A place between two characters of a text that takes input. Each kind of text has its own
/// subclass; one text's places mean nothing to another.
open class UITextPosition: NSObject {}

/// What is between two places.
open class UITextRange: NSObject {
  /// The place where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// The place where it ends, never before its start.
  open var end: UITextPosition { UITextPosition() }
  /// True with nothing between them.
  open var isEmpty: Bool { true }
}

/// A rectangle that shows part of a range as selected.
open class UITextSelectionRect: NSObject {
  /// Where it is, in the coordinates of the view with the text.
  open var rect: CGRect { .zero }
  /// Which way the text in it runs.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the range starts in it.
  open var containsStart: Bool { false }
  /// Whether the range ends in it.
  open var containsEnd: Bool { false }
  /// Whether the text is set downwards, which it never is here.
  open var isVertical: Bool { false }
}

public import Foundation

/// Something that happened on the desktop.
nonisolated public enum ServerEvent: Sendable, Equatable {
  /// A pointer or finger changed.
  case pointer(PointerEvent)
  /// The wheel turned or two fingers moved on a pad.
  ///
  /// `delta` is how far the content should move in points: y is positive where it should move
  /// down, as when the wheel is turned away. Precise deltas come from pads and fine wheels.
  case scroll(window: UInt32, at: CGPoint, delta: ScrollDelta, isPrecise: Bool)
  /// A key went down or up.
  case key(KeyEvent)
  /// Text was typed, after the keyboard layout and the input method have had their say. Comes
  /// after the key's own event, and only between `startTextInput` and `stopTextInput`.
  case text(window: UInt32, String)
  /// The input method shows text that is not final, with its selection in UTF-16 units; empty
  /// text ends that.
  case textEditing(window: UInt32, String, selection: Range<Int>)
  /// The window has another size or scale. All its pixels must be drawn anew.
  case resized(window: UInt32, size: CGSize, scale: CGFloat)
  /// Pixels were lost and must be drawn anew.
  case exposed(window: UInt32)
  /// The window got or lost the keyboard.
  case focus(window: UInt32, isFocused: Bool)
  /// The person asked for the window to be closed, or another program took it away.
  case closeRequested(window: UInt32)
  /// The desktop went light or dark.
  case appearance(ServerAppearance)
  /// The desktop asks the program to end, or is itself gone.
  case quit
}

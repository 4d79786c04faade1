internal import CSDL2

/// Knows the keys that were down before a window got the keyboard, until they are let go.
///
/// Somebody types a command and holds Return a little long: the X server repeats the key into the
/// window that the command opened, where it would be the answer to a question not yet read. SDL
/// takes the first of these for a press; with this it is told as a repeat.
struct HeldKeys {
  private var codes: Set<UInt8> = []
  private var lastPressed: UInt8?

  /// Whether the key of the press that SDL tells next was down before.
  var isNextPressOld: Bool { lastPressed.map(codes.contains) ?? false }

  /// A window got the keyboard while these of the server's key codes were down.
  mutating func focusGained(held: Set<UInt8>) {
    codes = held
    lastPressed = nil
  }

  /// A key went down, by the server's own event, which comes before SDL's.
  mutating func keyPressed(_ code: UInt8) { lastPressed = code }

  /// A key was let go: from now on it is as any other.
  mutating func keyReleased(_ code: UInt8) { codes.remove(code) }

  /// Whether there is nothing to watch for any more.
  var isEmpty: Bool { codes.isEmpty }
}

extension HeldKeys {
  /// Takes in one of the server's events.
  mutating func note(_ event: XEvent) {
    switch event.type {
    case KeyPress: keyPressed(UInt8(truncatingIfNeeded: event.xkey.keycode))
    case KeyRelease: keyReleased(UInt8(truncatingIfNeeded: event.xkey.keycode))
    default: break
    }
  }
}

/// What a key means to whoever edits text.
enum TextKeyCommand: Hashable {
  /// Moves the caret; extending leaves the other end of the selection where it is.
  case move(TextKeyMotion, extending: Bool)
  /// Deletes the selection, or else a unit.
  case delete(TextUnit, TextDirection)
  case selectAll, cut, copy, paste, undo, redo
  /// Return or Enter.
  case newline
}

/// Where a key moves the caret; left and right are meant as the eye sees them.
enum TextKeyMotion: Hashable {
  case left, right, up, down, wordLeft, wordRight
  case lineStart, lineEnd, documentStart, documentEnd
}

extension TextKeyCommand {
  /// What a key means, or nil for one that only types or that is none of an editor's business.
  ///
  /// The keys are those of desktops on Linux, where Control moves by words, and besides those of
  /// a Mac, where Option does and Command goes to the ends.
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard
      let command = Self.motion(key.keyCode, flags) ?? Self.deletion(key.keyCode, flags)
        ?? Self.shortcut(key.keyCode, flags)
    else { return nil }
    self = command
  }

  private static func motion(
    _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags
  ) -> TextKeyCommand? {
    let byWords = flags.contains(.control) || flags.contains(.alternate)
    let toEnds = flags.contains(.command)
    let motion: TextKeyMotion
    switch key {
    case .keyboardLeftArrow: motion = toEnds ? .lineStart : byWords ? .wordLeft : .left
    case .keyboardRightArrow: motion = toEnds ? .lineEnd : byWords ? .wordRight : .right
    case .keyboardUpArrow: motion = toEnds ? .documentStart : .up
    case .keyboardDownArrow: motion = toEnds ? .documentEnd : .down
    case .keyboardHome: motion = byWords || toEnds ? .documentStart : .lineStart
    case .keyboardEnd: motion = byWords || toEnds ? .documentEnd : .lineEnd
    default: return nil
    }
    return .move(motion, extending: flags.contains(.shift))
  }

  private static func deletion(
    _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags
  ) -> TextKeyCommand? {
    let byWords = flags.contains(.control) || flags.contains(.alternate)
    let toEnds = flags.contains(.command) || flags.isSuperset(of: [.control, .shift])
    switch key {
    case .keyboardDeleteOrBackspace:
      return .delete(toEnds ? .paragraph : byWords ? .word : .character, .backward)
    case .keyboardDeleteForward:
      if flags == .shift { return .cut }
      return .delete(toEnds ? .paragraph : byWords ? .word : .character, .forward)
    default: return nil
    }
  }

  private static func shortcut(
    _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags
  ) -> TextKeyCommand? {
    switch (key, flags) {
    case (.keyboardReturnOrEnter, []), (.keypadEnter, []), (.keyboardReturnOrEnter, .shift):
      return .newline
    case (.keyboardInsert, .control): return .copy
    case (.keyboardInsert, .shift): return .paste
    default: break
    }
    switch (key, flags.subtracting(.shift), flags.contains(.shift)) {
    case (.keyboardA, .control, false), (.keyboardA, .command, false): return .selectAll
    case (.keyboardC, .control, false), (.keyboardC, .command, false): return .copy
    case (.keyboardX, .control, false), (.keyboardX, .command, false): return .cut
    case (.keyboardV, .control, _), (.keyboardV, .command, _): return .paste
    case (.keyboardZ, .control, let shift), (.keyboardZ, .command, let shift):
      return shift ? .redo : .undo
    case (.keyboardY, .control, false): return .redo
    default: return nil
    }
  }
}

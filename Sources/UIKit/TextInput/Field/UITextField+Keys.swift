internal import TextLayout

extension UITextField {
  /// Acts on a key.
  /// - Returns: whether the key is the field's business; one that types is, as its text comes
  ///   separately.
  func handle(_ press: UIPress) -> Bool {
    guard isEditing, let key = press.key else { return false }
    if let command = TextKeyCommand(key) {
      if command == .newline, press.phase == .changed { return true }
      perform(command)
      return true
    }
    return key.types
  }

  func move(_ motion: TextKeyMotion, extending: Bool) {
    settleMarkedText()
    caretIsUpstream = caretIsUpstream && (motion == .left || motion == .right)
    switch motion {
    case .left, .right: moveVisually(toRight: motion == .right, extending: extending)
    case .wordLeft, .wordRight:
      let isForward = (motion == .wordRight) != textIsRightToLeft
      editor.move(.word, isForward ? .forward : .backward, extending: extending)
    case .lineStart, .documentStart, .up:
      editor.move(.document, .backward, extending: extending)
    case .lineEnd, .documentEnd, .down:
      editor.move(.document, .forward, extending: extending)
    }
    selectionChanged()
  }

  /// Over the character that the eye sees beside the caret.
  private func moveVisually(toRight: Bool, extending: Bool) {
    let selection = editor.selection
    if !extending, !selection.isCaret {
      let isForward = toRight != textIsRightToLeft
      editor.move(.character, isForward ? .forward : .backward)
      return
    }
    let shown = displayedText
    let frame = textFrame(in: currentTextRect.size)
    let next = frame.position(
      from: TextPosition(
        shown.displayed(selection.head), caretIsUpstream ? .upstream : .downstream),
      moving: toRight ? .right : .left)
    caretIsUpstream = next.affinity == .upstream
    editor.moveCaret(to: shown.original(next.offset), extending: extending)
  }

  /// Whether the line reads from the right.
  var textIsRightToLeft: Bool {
    hasText ? textFrame(in: currentTextRect.size).lines[0].isRightToLeft : isMirrored
  }
}

extension UIKey {
  /// Whether the key by itself types a character, so that text follows it.
  var types: Bool {
    guard !isAltCommand, modifierFlags.isDisjoint(with: [.control, .command]),
      let first = characters.unicodeScalars.first
    else { return false }
    // Control characters (Tab, Escape) are keys to others, and so are those with names.
    return first.value >= 0x20 && first.value != 0x7F && !characters.hasPrefix("UIKeyInput")
  }
}

internal import Foundation

// What a field says of itself to the rules that it shares with text views.
extension UITextField: TextHost {
  var attributesToType: [NSAttributedString.Key: Any]? {
    get { looks.typingAttributes }
    set { looks.typingAttributes = newValue }
  }

  var takesTyping: Bool { isEnabled }

  var takesCommands: Bool { isEditing }

  var mayCopy: Bool { !isSecureTextEntry }

  var unitOfThreeTaps: TextUnit { .document }

  func acceptable(_ text: String) -> String { singleLine(text) }

  func allows(_ edit: TextEdit) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: edit.range.nsRange, replacementString: edit.replacement)
      ?? true
  }

  func takeReturn() { pressReturn() }

  var showsSelection: Bool { isEditing }

  func drawContent() {
    if hasText {
      drawText(in: currentTextRect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  // MARK: Who is told

  func textDidChange() {
    contentChanged()
    caretMoved()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func tellOfSelection() { delegate?.textFieldDidChangeSelection(self) }

  func markedTextDidSettle() { content.setNeedsDisplay() }

  func tellOfEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }
}

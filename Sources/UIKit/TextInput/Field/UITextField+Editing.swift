internal import Foundation

// Beginning, changing and ending. The order of calls when editing begins: the delegate's
// shouldBegin, the old first responder's end, first responder, didBegin, editingDidBegin, the
// notification; when it ends: shouldEnd, first responder given up, didEnd, editingDidEnd, the
// notification. Of a change: shouldChange, the change, didChangeSelection, editingChanged, the
// notification.
extension UITextField {
  func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
    if isEditing, isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, becomeFirstResponder()
    else { return false }
    guard !isEditing else { return true }
    isEditing = true
    editor.select(TextSelection(caretAt: editor.length))
    caretIsUpstream = false
    if clearsOnBeginEditing, hasText { clear() }
    editingStateChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
    guard isEditing else { return resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard resignFirstResponder() else { return false }
    stopEditing()
    return true
  }

  // MARK: Content from the program

  func setContent(_ content: EditedText, isPlain: Bool) {
    if isPlain, content.string == editor.text, editor.markedRange == nil {
      // The same text again leaves the caret and what can be undone alone.
      guard !editor.content.isPlain else { return }
      editor.mapAttributes { $0 = [:] }
      return looksChanged()
    }
    if !isPlain, !content.isEmpty { adopt(content.attributes(at: 0)) }
    editor.setContent(content)
    ownUndoManager.removeAllActions()
    caretIsUpstream = false
    contentChanged()
  }

  private func adopt(_ attributes: EditedText.Attributes) {
    if let font = attributes[.font] as? UIFont { looks.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { looks.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      looks.alignment = style.alignment
    }
  }

  // MARK: Changes by the person

  func takeText(_ text: String) -> Bool {
    guard takesTyping else { return false }
    if text == "\n" || text == "\r" {
      pressReturn()
      return true
    }
    let line = singleLine(text)
    if !line.isEmpty { insert(line) }
    return true
  }

  /// What the clear button does.
  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    clear()
    if !isEditing { becomeFirstResponder() }
  }

  func clear() {
    change { $0.apply(TextEdit(range: 0..<$0.length, replacement: "", kind: .replacing)) }
  }

  func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    settleMarkedText()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  /// The text is another.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    content.setNeedsDisplay()
  }
}

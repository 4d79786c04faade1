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
    stateChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
    guard isEditing else { return resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  /// A field that leaves its window is not asked.
  func windowGoesAway() {
    guard isEditing else { return }
    finishEditing()
    resignFirstResponder()
  }

  private func finishEditing() {
    isEditing = false
    InputMethod.end(in: window)
    settleMarkedText()
    drag = nil
    caret.stop()
    stateChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
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

  /// Makes a change if the delegate allows it.
  @discardableResult
  func make(_ edit: TextEdit) -> Bool {
    guard isAllowed(edit) else { return false }
    change { editor in
      editor.typingAttributes =
        looks.typingAttributes
        ?? editor.content.attributes(at: max(0, edit.range.lowerBound - 1))
      editor.apply(edit)
    }
    return true
  }

  private func isAllowed(_ edit: TextEdit) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: edit.range.nsRange, replacementString: edit.replacement)
      ?? true
  }

  /// Lets `body` change the text, and tells everybody.
  func change(_ body: (inout TextEditor) -> Void) {
    let steps = editor.undoCount
    body(&editor)
    for _ in steps..<max(steps, editor.undoCount) { registerUndo() }
    looks.typingAttributes = nil
    caretIsUpstream = false
    tellOfChange()
  }

  func tellOfChange() {
    contentChanged()
    caretMoved()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func takeText(_ text: String) -> Bool {
    guard isEnabled else { return false }
    if text == "\n" || text == "\r" {
      pressReturn()
      return true
    }
    let line = singleLine(text)
    guard !line.isEmpty else { return true }
    if editor.markedRange == nil {
      make(editor.insertion(of: line))
    } else if isAllowed(editor.insertion(of: line)) {
      change { $0.commitMarkedText(as: line) }
    } else {
      change { $0.setMarkedText("", selected: 0..<0) }
    }
    return true
  }

  func takeMarkedText(_ text: String, selection: Range<Int>) -> Bool {
    guard isEnabled, !text.isEmpty || editor.markedRange != nil else { return isEnabled }
    change { $0.setMarkedText(singleLine(text), selected: selection) }
    return true
  }

  func settleMarkedText() {
    guard editor.markedRange != nil else { return }
    let steps = editor.undoCount
    editor.settleMarkedText()
    for _ in steps..<max(steps, editor.undoCount) { registerUndo() }
    content.setNeedsDisplay()
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

  // MARK: Undo

  private func registerUndo() {
    ownUndoManager.beginUndoGrouping()
    ownUndoManager.registerUndo(withTarget: self) { $0.undoStep() }
    ownUndoManager.endUndoGrouping()
  }

  private func undoStep() {
    ownUndoManager.registerUndo(withTarget: self) { $0.redoStep() }
    editor.undo()
    tellOfChange()
  }

  private func redoStep() {
    ownUndoManager.registerUndo(withTarget: self) { $0.undoStep() }
    editor.redo()
    tellOfChange()
  }

  // MARK: What has to be shown anew

  private func stateChanged() {
    setNeedsLayout()
    content.setNeedsDisplay()
    if isEditing { caretMoved() }
  }

  /// The text is another.
  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    content.setNeedsDisplay()
  }

  /// The selection is another, the text is not.
  func selectionChanged() {
    looks.typingAttributes = nil
    content.setNeedsDisplay()
    caretMoved()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The caret may be elsewhere: it is shown at once, and seen whole.
  private func caretMoved() {
    guard isEditing else { return }
    scrollToCaret()
    setNeedsLayout()
    if editor.selection.isCaret { caret.stir() } else { caret.stop() }
  }
}

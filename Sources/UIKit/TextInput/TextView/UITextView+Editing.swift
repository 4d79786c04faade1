internal import Foundation
internal import TextLayout

// Beginning, changing and ending, in the order of text fields.
extension UITextView {
  func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard isEditable else {
      guard becomeFirstResponder() else { return false }
      content.setNeedsDisplay()
      return true
    }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, becomeFirstResponder() else {
      return false
    }
    guard !isEditing else { return true }
    isEditing = true
    stateChanged()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
    guard isEditing else {
      content.setNeedsDisplay()
      return resignFirstResponder()
    }
    guard delegate?.textViewShouldEndEditing(self) ?? true, resignFirstResponder() else {
      return false
    }
    finishEditing()
    return true
  }

  /// A view that leaves its window is not asked.
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
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Content from the program

  func setContent(_ new: EditedText, isPlain: Bool) {
    if !isPlain, !new.isEmpty { adopt(new.attributes(at: 0)) }
    editor.setContent(new)
    ownUndoManager.removeAllActions()
    caretIsUpstream = false
    layoutChanged()
  }

  func setSelectedRange(_ range: NSRange) {
    settleMarkedText()
    let lower = min(max(0, range.location), editor.length)
    let upper = min(max(lower, range.location + range.length), editor.length)
    editor.select(TextSelection(lower..<upper))
    caretIsUpstream = false
    selectionChanged()
  }

  // MARK: Changes by the person

  /// Makes a change if the delegate allows it.
  @discardableResult
  func make(_ edit: TextEdit) -> Bool {
    guard isAllowed(edit) else { return false }
    change { editor in
      var attributes =
        looks.typingAttributes
        ?? editor.content.attributes(at: max(0, edit.range.lowerBound - 1))
      attributes[.link] = nil
      editor.typingAttributes = attributes
      editor.apply(edit)
    }
    return true
  }

  private func isAllowed(_ edit: TextEdit) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: edit.range.nsRange, replacementText: edit.replacement) ?? true
  }

  /// Lets `body` change the text, and tells everybody.
  func change(_ body: (inout TextEditor) -> Void) {
    let steps = editor.undoCount
    body(&editor)
    for _ in steps..<max(steps, editor.undoCount) { registerUndo() }
    looks.typingAttributes = nil
    caretIsUpstream = false
    goalX = nil
    tellOfChange()
  }

  private func tellOfChange() {
    layoutChanged()
    caretMoved()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func takeText(_ text: String) -> Bool {
    guard isEditable else { return false }
    let text = text == "\r" ? "\n" : text
    guard !text.isEmpty else { return true }
    if enablesReturnKeyAutomatically, text == "\n", !hasText { return true }
    if editor.markedRange == nil {
      make(editor.insertion(of: text))
    } else if isAllowed(editor.insertion(of: text)) {
      change { $0.commitMarkedText(as: text) }
    } else {
      change { $0.setMarkedText("", selected: 0..<0) }
    }
    return true
  }

  func takeMarkedText(_ text: String, selection: Range<Int>) -> Bool {
    guard isEditable, !text.isEmpty || editor.markedRange != nil else { return isEditable }
    change { $0.setMarkedText(text, selected: selection) }
    return true
  }

  func settleMarkedText() {
    guard editor.markedRange != nil else { return }
    let steps = editor.undoCount
    editor.settleMarkedText()
    for _ in steps..<max(steps, editor.undoCount) { registerUndo() }
    looksChanged()
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

  // MARK: Commands

  private var selectedText: String? {
    editor.selection.isCaret ? nil : editor.content[editor.selection.range].string
  }

  func copySelection() {
    if isSelectable, let text = selectedText { UIPasteboard.general.string = text }
  }

  func cutSelection() {
    guard isEditable, let text = selectedText, let edit = editor.cut() else { return }
    if make(edit) { UIPasteboard.general.string = text }
  }

  func pasteText() {
    guard isEditable, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    settleMarkedText()
    make(editor.paste(of: text))
  }

  func selectWord() {
    editor.select(TextSelection(editor.range(of: .word, around: editor.selection.head)))
    selectionChanged()
  }

  func selectEverything() {
    guard isSelectable || isEditable else { return }
    settleMarkedText()
    editor.selectAll()
    selectionChanged(scrolls: false)
  }

  // MARK: What has to be shown anew

  private func stateChanged() {
    setNeedsLayout()
    content.setNeedsDisplay()
    if isEditing { caretMoved() }
  }

  /// The selection is another, the text is not.
  func selectionChanged(scrolls: Bool = true) {
    looks.typingAttributes = nil
    content.setNeedsDisplay()
    caretMoved(scrolls: scrolls)
    delegate?.textViewDidChangeSelection(self)
  }

  /// The caret may be elsewhere: it is shown at once, in view.
  private func caretMoved(scrolls: Bool = true) {
    setNeedsLayout()
    guard isEditing else { return }
    if scrolls { scrollToCaret() }
    if editor.selection.isCaret { caret.stir() } else { caret.stop() }
  }
}

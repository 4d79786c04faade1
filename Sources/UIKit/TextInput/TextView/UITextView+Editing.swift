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
    editingStateChanged()
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
    stopEditing()
    return true
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

  func takeText(_ text: String) -> Bool {
    guard takesTyping else { return false }
    let text = text == "\r" ? "\n" : text
    guard !text.isEmpty else { return true }
    if enablesReturnKeyAutomatically, text == "\n", !hasText { return true }
    insert(text)
    return true
  }

  func selectEverything() {
    guard isSelectable || isEditable else { return }
    settleMarkedText()
    editor.selectAll()
    selectionChanged(scrolls: false)
  }
}

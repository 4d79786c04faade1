internal import Foundation

// Changes by the person. Of each: the delegate's shouldChange, the change, and all who are told.
extension TextHost {
  /// Makes a change if the delegate allows it.
  @discardableResult
  func make(_ edit: TextEdit) -> Bool {
    guard allows(edit) else { return false }
    var attributes =
      attributesToType ?? editor.content.attributes(at: max(0, edit.range.lowerBound - 1))
    // What is typed behind a link is not part of it.
    attributes[.link] = nil
    change { editor in
      editor.typingAttributes = attributes
      editor.apply(edit)
    }
    return true
  }

  /// Lets `body` change the text, and tells everybody.
  func change(_ body: (inout TextEditor) -> Void) {
    noteSteps { body(&editor) }
    attributesToType = nil
    caretIsUpstream = false
    textDidChange()
  }

  /// Puts a text in the place of what is selected, or of what an input method has not settled.
  func insert(_ text: String) {
    if editor.markedRange == nil {
      make(editor.insertion(of: text))
    } else if allows(editor.insertion(of: text)) {
      change { $0.commitMarkedText(as: text) }
    } else {
      change { $0.setMarkedText("", selected: 0..<0) }
    }
  }

  func takeMarkedText(_ text: String, selection: Range<Int>) -> Bool {
    guard takesTyping, !text.isEmpty || editor.markedRange != nil else { return takesTyping }
    let text = acceptable(text)
    change { $0.setMarkedText(text, selected: selection) }
    return true
  }

  func settleMarkedText() {
    guard editor.markedRange != nil else { return }
    noteSteps { editor.settleMarkedText() }
    markedTextDidSettle()
  }

  // MARK: Undo

  /// Makes what `body` does to the text undoable.
  private func noteSteps(_ body: () -> Void) {
    let steps = editor.undoCount
    body()
    for _ in steps..<max(steps, editor.undoCount) {
      ownUndoManager.beginUndoGrouping()
      ownUndoManager.registerUndo(withTarget: self) { $0.undoStep() }
      ownUndoManager.endUndoGrouping()
    }
  }

  private func undoStep() {
    ownUndoManager.registerUndo(withTarget: self) { $0.redoStep() }
    editor.undo()
    textDidChange()
  }

  private func redoStep() {
    ownUndoManager.registerUndo(withTarget: self) { $0.undoStep() }
    editor.redo()
    textDidChange()
  }
}

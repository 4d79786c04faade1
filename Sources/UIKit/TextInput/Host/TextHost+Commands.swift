internal import Foundation

// What keys and menus can do to a text.
extension TextHost {
  func perform(_ command: TextKeyCommand) {
    switch command {
    case .move(let motion, let extending): move(motion, extending: extending)
    case .delete(let unit, let direction):
      guard takesTyping, editor.markedRange == nil else { return }
      if let edit = editor.deletion(of: unit, direction) { make(edit) }
    case .selectAll: selectAll(nil)
    case .cut: cut(nil)
    case .copy: copy(nil)
    case .paste: paste(nil)
    case .undo:
      settleMarkedText()
      if undoManager?.canUndo == true { undoManager?.undo() }
    case .redo: if undoManager?.canRedo == true { undoManager?.redo() }
    case .newline: takeReturn()
    }
  }

  /// What can be copied of what is selected.
  private var copyableText: String? {
    guard mayCopy, !editor.selection.isCaret else { return nil }
    return editor.content[editor.selection.range].string
  }

  func copySelection() {
    if let text = copyableText { UIPasteboard.general.string = text }
  }

  func cutSelection() {
    guard takesCommands, let text = copyableText, let edit = editor.cut() else { return }
    if make(edit) { UIPasteboard.general.string = text }
  }

  func pasteText() {
    guard takesCommands, let pasted = UIPasteboard.general.string else { return }
    let text = acceptable(pasted)
    guard !text.isEmpty else { return }
    settleMarkedText()
    make(editor.paste(of: text))
  }

  func deleteSelection() {
    if takesCommands, let edit = editor.cut() { make(edit) }
  }

  func selectWord() {
    editor.select(TextSelection(editor.range(of: .word, around: editor.selection.head)))
    selectionChanged()
  }
}

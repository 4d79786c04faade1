internal import Foundation

extension UITextField {
  /// What is selected, unless it is part of a secret.
  private var copyableText: String? {
    guard !isSecureTextEntry, !editor.selection.isCaret else { return nil }
    return editor.content[editor.selection.range].string
  }

  func copySelection() {
    if let text = copyableText { UIPasteboard.general.string = text }
  }

  func cutSelection() {
    guard let text = copyableText, let edit = editor.cut() else { return }
    if make(edit) { UIPasteboard.general.string = text }
  }

  func pasteText() {
    guard isEditing, let pasted = UIPasteboard.general.string else { return }
    settleMarkedText()
    let text = singleLine(pasted)
    if !text.isEmpty { make(editor.paste(of: text)) }
  }

  func selectWord() {
    let range = editor.range(of: .word, around: editor.selection.head)
    editor.select(TextSelection(range))
    selectionChanged()
  }

  func selectEverything() {
    guard isEditing else { return }
    settleMarkedText()
    editor.selectAll()
    selectionChanged()
  }
}

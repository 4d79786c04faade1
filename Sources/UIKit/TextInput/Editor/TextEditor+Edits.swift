internal import Foundation

// What a key or a menu would change, worked out but not made, so that a delegate can be asked
// first.
nonisolated extension TextEditor {
  /// What typing `text` changes: it replaces the marked text, else the selection.
  package func insertion(of text: String) -> TextEdit {
    TextEdit(range: markedRange ?? selection.range, replacement: text, kind: .typing)
  }

  /// What pasting `text` changes.
  package func paste(of text: String) -> TextEdit {
    TextEdit(range: selection.range, replacement: text, kind: .replacing)
  }

  /// What a delete key changes: the selection, or one unit next to the caret. Nil with nothing to
  /// delete.
  package func deletion(
    of unit: TextUnit, _ direction: TextDirection
  ) -> TextEdit? {
    guard selection.isCaret else {
      return TextEdit(range: selection.range, replacement: "", kind: .replacing)
    }
    let caret = selection.head
    let target = destination(unit, direction, from: caret)
    guard target != caret else { return nil }
    let kind: TextEdit.Kind =
      switch (unit, direction) {
      case (.character, .backward): .deletingBackward
      case (.character, .forward): .deletingForward
      default: .replacing
      }
    return TextEdit(range: min(caret, target)..<max(caret, target), replacement: "", kind: kind)
  }

  /// What cutting changes; nil with nothing selected.
  package func cut() -> TextEdit? {
    selection.isCaret
      ? nil : TextEdit(range: selection.range, replacement: "", kind: .replacing)
  }

  /// Replaces marked text by what the input method settled on, as one step that undo takes back
  /// to what was there before the input method began.
  package mutating func commitMarkedText(as text: String) {
    setMarkedText(text, selected: text.utf16.count..<text.utf16.count)
    settleMarkedText()
  }
}

/// Pasted text for a field that has one line only.
nonisolated package func singleLine(_ text: String) -> String {
  guard text.contains(where: \.isNewline) else { return text }
  return text.split(whereSeparator: \.isNewline).joined(separator: " ")
}

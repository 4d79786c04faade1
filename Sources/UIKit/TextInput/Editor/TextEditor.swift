internal import Foundation

/// A text that is being edited: content, selection, text that an input method has not settled
/// yet, and what can be undone. It knows no view, no layout and no delegate.
///
///     var editor = TextEditor()
///     editor.apply(editor.insertion(of: "Hello"))
///     editor.move(.word, .backward, extending: true)
///     if let edit = editor.deletion(of: .character, .backward) { editor.apply(edit) }
///     editor.undo()
///
/// Offsets are UTF-16 units, as everywhere in UIKit. The selection's ends always stand between
/// characters as a reader sees them and inside the text.
nonisolated package struct TextEditor {
  /// The text with its attributes.
  package private(set) var content = EditedText()
  /// What is selected.
  package private(set) var selection = TextSelection(caretAt: 0)
  /// The part that an input method is still working on.
  package private(set) var markedRange: Range<Int>?
  /// What inserted text looks like.
  package var typingAttributes: EditedText.Attributes = [:]
  /// Whether the text must not be known by its parts: it counts as one word then.
  package var isOpaque = false

  private(set) var history = EditHistory()
  /// What stood where the marked text is, and the selection then.
  private var beforeMarking: (removed: EditedText, selection: TextSelection)?

  package init() {}

  /// The text alone.
  package var text: String { content.string }
  package var length: Int { content.length }
  var stops: TextStops { TextStops(text) }

  // MARK: Content

  /// Puts other content in, with the caret at its end and nothing to undo.
  package mutating func setContent(_ content: EditedText) {
    self.content = content
    selection = TextSelection(caretAt: length)
    markedRange = nil
    beforeMarking = nil
    history.removeAll()
  }

  /// Changes what the content looks like, not what it says.
  package mutating func mapAttributes(_ change: (inout EditedText.Attributes) -> Void) {
    content.mapAttributes(change)
  }

  // MARK: Selection

  /// Selects what is between two offsets; they are moved to the nearest places where a caret can
  /// stand, so that a selection grows and a caret goes down.
  package mutating func select(_ selection: TextSelection) {
    history.closeStep()
    setSelection(selection)
  }

  private mutating func setSelection(_ wanted: TextSelection) {
    let stops = stops
    if wanted.isCaret {
      selection = TextSelection(caretAt: stops.aligned(down: wanted.head))
    } else {
      let lower = stops.aligned(down: wanted.range.lowerBound)
      let upper = stops.aligned(up: wanted.range.upperBound)
      let isForward = wanted.anchor < wanted.head
      selection = TextSelection(
        anchor: isForward ? lower : upper, head: isForward ? upper : lower)
    }
  }

  // MARK: Edits

  /// Makes an edit and puts the caret behind what it inserted.
  package mutating func apply(_ edit: TextEdit) {
    settleMarkedText()
    let range = stops.wholeScalars(edit.range)
    let inserted = EditedText(edit.replacement, attributes: typingAttributes)
    let before = selection
    let change = replace(range, with: inserted)
    placeCaret(at: change.end)
    history.record(
      EditStep(
        change: change, kind: edit.kind, selectionBefore: before, selectionAfter: selection))
  }

  private mutating func replace(
    _ range: Range<Int>, with inserted: EditedText
  ) -> TextChange {
    let removed = content[range]
    content.replace(range, with: inserted)
    return TextChange(location: range.lowerBound, removed: removed, inserted: inserted)
  }

  /// Inserted text may have become one character with what follows; the caret goes behind it.
  private mutating func placeCaret(at offset: Int) {
    selection = TextSelection(caretAt: stops.aligned(up: offset))
  }

  // MARK: Undo

  /// How many steps can be taken back.
  package var undoCount: Int { history.undoSteps.count }
  package var canUndo: Bool { !history.undoSteps.isEmpty || markedRange != nil }
  package var canRedo: Bool { !history.redoSteps.isEmpty }

  /// Takes the last step back and selects what was selected before it.
  package mutating func undo() {
    settleMarkedText()
    guard let step = history.undo() else { return }
    revert(step.change)
    setSelection(step.selectionBefore)
  }

  /// Does again what was undone last.
  package mutating func redo() {
    settleMarkedText()
    guard let step = history.redo() else { return }
    revert(step.change.inverse)
    setSelection(step.selectionAfter)
  }

  private mutating func revert(_ change: TextChange) {
    _ = replace(change.location..<change.end, with: change.removed)
  }

  /// Makes the next edit a step of its own.
  package mutating func closeUndoStep() { history.closeStep() }

  // MARK: Marked text

  /// Shows text that an input method has not settled yet, in place of the marked text before it
  /// or else of the selection. Nothing can be undone until it is settled.
  /// - Parameter selected: what is selected within `marked`.
  package mutating func setMarkedText(_ marked: String, selected: Range<Int>) {
    let range = markedRange ?? selection.range
    if markedRange == nil {
      beforeMarking = (content[range], selection)
    }
    let inserted = EditedText(marked, attributes: typingAttributes)
    let change = replace(range, with: inserted)
    if marked.isEmpty {
      discardMarkedText(at: change.location)
    } else {
      markedRange = change.location..<change.end
      let within = selected.clamped(to: 0..<inserted.length)
      let lower = change.location + within.lowerBound
      setSelection(TextSelection(anchor: lower, head: lower + within.count))
    }
  }

  /// An input method that clears its text gives up: what was selected before is there again.
  private mutating func discardMarkedText(at location: Int) {
    markedRange = nil
    guard let before = beforeMarking else { return }
    beforeMarking = nil
    _ = replace(location..<location, with: before.removed)
    setSelection(before.selection)
  }

  /// Keeps the marked text as it stands; one undo takes it back.
  package mutating func settleMarkedText() {
    guard let marked = markedRange, let before = beforeMarking else { return }
    markedRange = nil
    beforeMarking = nil
    history.closeStep()
    history.record(
      EditStep(
        change: TextChange(
          location: marked.lowerBound, removed: before.removed,
          inserted: content[marked]),
        kind: .replacing, selectionBefore: before.selection, selectionAfter: selection))
  }
}

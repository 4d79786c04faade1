internal import Foundation

/// One replacement of text, with what it takes to go back.
nonisolated struct TextChange {
  /// Where it happened, in UTF-16 units of the text before and after alike.
  var location: Int
  /// What was there before.
  var removed: EditedText
  /// What is there now.
  var inserted: EditedText

  /// The change that takes this one back.
  var inverse: TextChange {
    TextChange(location: location, removed: inserted, inserted: removed)
  }

  /// Where the inserted text ends.
  var end: Int { location + inserted.length }
}

/// What one undo takes back: a run of typing, a run of deletions, a paste, ….
nonisolated struct EditStep {
  /// The sum of the step's replacements.
  var change: TextChange
  /// What kind of edit began it.
  var kind: TextEdit.Kind
  /// The selection to go back to.
  var selectionBefore: TextSelection
  /// The selection to go forward to.
  var selectionAfter: TextSelection
}

/// The steps that can be taken back and those that can be done again.
///
/// Typing grows the last step as long as it goes on where it left off, so that one undo takes
/// back about a word: a step ends where a new word begins after a space, where the caret was
/// moved, and where the kind of edit changes. Deletions grow likewise.
nonisolated struct EditHistory {
  private(set) var undoSteps: [EditStep] = []
  private(set) var redoSteps: [EditStep] = []
  /// False once something has happened after which the last step must not grow.
  private var isOpen = false

  /// Ends the last step, so that the next edit begins one of its own.
  mutating func closeStep() { isOpen = false }

  /// Forgets everything.
  mutating func removeAll() { self = EditHistory() }

  /// Notes an edit that has been made, and whether it began a step of its own.
  mutating func record(_ step: EditStep) {
    redoSteps.removeAll()
    if isOpen, let grown = undoSteps.last?.grown(by: step) {
      undoSteps[undoSteps.count - 1] = grown
    } else {
      undoSteps.append(step)
    }
    isOpen = step.kind == .typing || step.kind.isDeletion
  }

  /// Moves the last step over to those that can be done again, and answers it.
  mutating func undo() -> EditStep? {
    isOpen = false
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    return step
  }

  /// Moves the step that was undone last back, and answers it.
  mutating func redo() -> EditStep? {
    isOpen = false
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(step)
    return step
  }
}

nonisolated extension EditStep {
  /// This step with `next` added to it, or nil where `next` must be a step of its own.
  fileprivate func grown(by next: EditStep) -> EditStep? {
    guard kind == next.kind else { return nil }
    var grown = self
    grown.selectionAfter = next.selectionAfter
    switch kind {
    case .typing:
      guard next.change.removed.length == 0, next.change.location == change.end,
        !beginsWord(next)
      else { return nil }
      grown.change.inserted = change.inserted.appending(next.change.inserted)
    case .deletingBackward:
      guard change.inserted.length == 0,
        next.change.location + next.change.removed.length == change.location
      else { return nil }
      grown.change.location = next.change.location
      grown.change.removed = next.change.removed.appending(change.removed)
    case .deletingForward:
      guard change.inserted.length == 0, next.change.location == change.location else {
        return nil
      }
      grown.change.removed = change.removed.appending(next.change.removed)
    case .replacing: return nil
    }
    return grown
  }

  /// Whether `next` types the first character after a space.
  private func beginsWord(_ next: EditStep) -> Bool {
    guard let last = change.inserted.string.last, let first = next.change.inserted.string.first
    else { return false }
    return last.isWhitespace && !first.isWhitespace
  }
}

nonisolated extension EditedText {
  fileprivate func appending(_ other: EditedText) -> EditedText {
    var sum = self
    sum.append(other)
    return sum
  }
}

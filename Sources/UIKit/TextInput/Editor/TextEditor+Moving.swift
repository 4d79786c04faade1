internal import Foundation

nonisolated extension TextEditor {
  /// Where a motion ends that begins at `offset`.
  package func destination(
    _ unit: TextUnit, _ direction: TextDirection, from offset: Int
  ) -> Int {
    let stops = stops
    switch (isOpaque && unit == .word ? .document : unit, direction) {
    case (.character, .backward): return stops.character(before: offset)
    case (.character, .forward): return stops.character(after: offset)
    case (.word, .backward): return stops.wordStart(before: offset)
    case (.word, .forward): return stops.wordEnd(after: offset)
    case (.paragraph, .backward): return stops.paragraph(around: offset).lowerBound
    case (.paragraph, .forward): return stops.paragraph(around: offset).upperBound
    case (.document, .backward): return 0
    case (.document, .forward): return length
    }
  }

  /// Moves the caret. Without `extending`, a motion by a character out of a selection only goes
  /// to the selection's edge.
  package mutating func move(
    _ unit: TextUnit, _ direction: TextDirection, extending: Bool = false
  ) {
    if !extending, unit == .character, !selection.isCaret {
      let range = selection.range
      moveCaret(to: direction == .backward ? range.lowerBound : range.upperBound)
    } else {
      moveCaret(to: destination(unit, direction, from: selection.head), extending: extending)
    }
  }

  /// Puts the caret somewhere; `extending` leaves the selection's anchor where it is.
  package mutating func moveCaret(to offset: Int, extending: Bool = false) {
    settleMarkedText()
    select(TextSelection(anchor: extending ? selection.anchor : offset, head: offset))
  }

  /// Selects everything.
  package mutating func selectAll() {
    settleMarkedText()
    select(TextSelection(0..<length))
  }

  /// The word, paragraph or whole text at `offset`, as repeated clicks select it.
  package func range(of unit: TextUnit, around offset: Int) -> Range<Int> {
    switch unit {
    case .character:
      let start = stops.aligned(down: offset)
      return start..<start
    case .word: return isOpaque ? 0..<length : stops.word(around: offset)
    case .paragraph: return stops.paragraph(around: offset)
    case .document: return 0..<length
    }
  }

  /// Selects whole units from those in `origin`, where a drag began, to the one at `offset`.
  package mutating func dragSelection(
    from origin: Range<Int>, to offset: Int, by unit: TextUnit
  ) {
    let target = range(of: unit, around: offset)
    if target.lowerBound < origin.lowerBound {
      select(TextSelection(anchor: origin.upperBound, head: target.lowerBound))
    } else {
      select(
        TextSelection(
          anchor: origin.lowerBound, head: max(origin.upperBound, target.upperBound)))
    }
  }
}

package import Foundation

/// What is selected, as two offsets into a text in UTF-16 units: the anchor stays where the
/// selection began, the head moves with the keys and the pointer, and is where the caret stands.
nonisolated package struct TextSelection: Hashable, Sendable {
  /// Where the selection began.
  package var anchor: Int
  /// Where the caret stands; before the anchor if the selection was made backwards.
  package var head: Int

  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// A caret with nothing selected.
  package init(caretAt offset: Int) { self.init(anchor: offset, head: offset) }

  /// A selection made forwards.
  package init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: range.upperBound)
  }

  /// True with nothing selected.
  package var isCaret: Bool { anchor == head }
  /// What is selected, first to last.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}

nonisolated extension Range<Int> {
  /// The same range as Foundation has it.
  package var nsRange: NSRange { NSRange(location: lowerBound, length: count) }
}

internal import CoreGraphics

/// A place in a text whose places are UTF-16 offsets.
final class TextOffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetPosition)?.offset == offset
  }
  nonisolated override var hash: Int { offset }
  nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}

/// A range of a text whose places are UTF-16 offsets.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffsetPosition(range.lowerBound) }
  override var end: UITextPosition { TextOffsetPosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }
  nonisolated override var hash: Int { range.hashValue }
  nonisolated override var description: String { "<UITextRange: \(range)>" }
}

/// A rectangle of a selection that knows which ends of it it shows.
final class TextOffsetSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let direction: NSWritingDirection
  private let isFirst: Bool
  private let isLast: Bool

  init(_ rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    place = rect
    self.direction = direction
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

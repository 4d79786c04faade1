public import CoreGraphics
public import Foundation
internal import TextLayout

extension UITextView {
  /// The text in a range; nil for a range of another text.
  public func text(in range: UITextRange) -> String? {
    self.range(range).map { editor.content[$0].string }
  }

  /// Replaces a range. Asks no delegate, but sends events, and can be undone.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = self.range(range) else { return }
    let edit = TextEdit(range: range, replacement: text, kind: .replacing)
    change { $0.apply(edit) }
  }

  /// What the input method has not settled yet.
  public var markedTextRange: UITextRange? { editor.markedRange.map(TextOffsetRange.init) }

  /// Shows text that is not settled; nil or empty takes it back.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = max(0, selectedRange.location)
    _ = takeMarkedText(
      markedText ?? "", selection: start..<(start + max(0, selectedRange.length)))
  }

  /// Settles the marked text as it stands.
  public func unmarkText() { settleMarkedText() }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { TextOffsetPosition(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { TextOffsetPosition(editor.length) }

  /// The range between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = offset(fromPosition), let to = offset(toPosition) else { return nil }
    return TextOffsetRange(min(from, to)..<max(from, to))
  }

  /// The place `offset` units away; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(position), (0...editor.length).contains(start + offset) else {
      return nil
    }
    return TextOffsetPosition(start + offset)
  }

  /// The place `offset` characters or lines away in a direction as the eye sees it; nil outside
  /// the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let start = self.offset(position) else { return nil }
    var place = TextPosition(start)
    for _ in 0..<abs(offset) {
      let next = textFrame.position(from: place, moving: step(direction, isBack: offset < 0))
      guard next != place else { return nil }
      place = next
    }
    return TextOffsetPosition(place.offset)
  }

  private func step(_ direction: UITextLayoutDirection, isBack: Bool) -> TextMove {
    switch direction {
    case .left: isBack ? .right : .left
    case .right: isBack ? .left : .right
    case .up: isBack ? .down : .up
    case .down: isBack ? .up : .down
    }
  }

  /// Which place comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position) ?? 0, offset(other) ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// How many units there are from a place to another; negative backwards.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    (offset(toPosition) ?? 0) - (offset(from) ?? 0)
  }

  /// The end of a range that lies farthest in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    isTowardsEnd(direction) ? range.end : range.start
  }

  /// The range from a place to the text's end in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    offset(position).map {
      TextOffsetRange(isTowardsEnd(direction) ? $0..<editor.length : 0..<$0)
    }
  }

  private func isTowardsEnd(_ direction: UITextLayoutDirection) -> Bool {
    switch direction {
    case .right: !isRightToLeft
    case .left: isRightToLeft
    case .up: false
    case .down: true
    }
  }

  /// Which way the line of a place reads.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { self.direction(at: offset(position) ?? 0) }

  /// The rectangle that encloses the first line of a range.
  public func firstRect(for range: UITextRange) -> CGRect {
    guard let range = self.range(range) else { return .zero }
    return selectedStretches(range).first ?? caretRect(at: TextPosition(range.lowerBound))
  }

  /// The place within a range nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    let offset = position(at: point).offset
    return TextOffsetPosition(min(max(offset, range.lowerBound), range.upperBound))
  }

  /// The character at a point; nil outside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard hasText else { return nil }
    let near = position(at: point).offset
    let candidates = [
      editor.stops.character(before: near)..<near,
      near..<editor.stops.character(after: near),
    ]
    return candidates.first { range in
      selectedStretches(range).contains { $0.contains(point) }
    }.map(TextOffsetRange.init)
  }
}

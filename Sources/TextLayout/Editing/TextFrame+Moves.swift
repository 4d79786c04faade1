package import Foundation

extension TextFrame {
  /// Where the caret is after a step; the same place if there is no way on.
  ///
  /// - Parameter goalX: Where a walk through several lines started, so that `up` and `down` come
  ///   back to it after a short line. By default the caret's own x.
  package func position(
    from position: TextPosition, moving move: TextMove, goalX: CGFloat? = nil
  ) -> TextPosition {
    let index = lineIndex(of: position)
    let line = lines[index]
    let isRightToLeft = line.isRightToLeft
    switch move {
    case .left: return step(from: position, toRight: false)
    case .right: return step(from: position, toRight: true)
    case .up, .down:
      return moveVertically(from: position, on: index, up: move == .up, goalX: goalX)
    case .wordLeft:
      return self.position(
        from: position, moving: isRightToLeft ? .wordForward : .wordBackward)
    case .wordRight:
      return self.position(
        from: position, moving: isRightToLeft ? .wordBackward : .wordForward)
    case .lineLeft:
      return self.position(from: position, moving: isRightToLeft ? .lineEnd : .lineStart)
    case .lineRight:
      return self.position(from: position, moving: isRightToLeft ? .lineStart : .lineEnd)
    case .forward:
      return TextPosition(TextBoundaries.nextGrapheme(in: string, after: position.offset))
    case .backward:
      return TextPosition(TextBoundaries.previousGrapheme(in: string, before: position.offset))
    case .wordForward:
      return TextPosition(TextBoundaries.nextWordEnd(in: string, after: position.offset))
    case .wordBackward:
      return TextPosition(TextBoundaries.previousWordStart(in: string, before: position.offset))
    case .lineStart: return TextPosition(line.range.lowerBound)
    case .lineEnd: return canonical(TextPosition(line.range.upperBound, .upstream))
    case .paragraphStart:
      return TextPosition(TextBoundaries.paragraph(in: string, at: position.offset).lowerBound)
    case .paragraphEnd:
      return TextPosition(TextBoundaries.paragraph(in: string, at: position.offset).upperBound)
    case .textStart: return TextPosition(0)
    case .textEnd: return TextPosition(utf16Count)
    }
  }

  /// The same for offsets alone. As these can't tell the two sides of a change of direction apart,
  /// `left` and `right` go by the direction of the line and pass each grapheme once.
  package func offset(from offset: Int, moving move: TextMove) -> Int {
    let isRightToLeft = lines[lineIndex(of: TextPosition(offset))].isRightToLeft
    let logical: TextMove =
      switch move {
      case .left: isRightToLeft ? .forward : .backward
      case .right: isRightToLeft ? .backward : .forward
      default: move
      }
    return position(from: TextPosition(offset), moving: logical).offset
  }

  private var string: String { text.string }

  // MARK: Across lines

  private func moveVertically(
    from position: TextPosition, on index: Int, up: Bool, goalX: CGFloat?
  ) -> TextPosition {
    // As in UIKit: up from the first line goes to the beginning, down from the last to the end.
    let target = up ? index - 1 : index + 1
    guard lines.indices.contains(target) else { return TextPosition(up ? 0 : utf16Count) }
    return self.position(
      atX: goalX ?? caretX(at: position, on: lines[index]), on: target)
  }

  // MARK: By the eye

  /// Over the grapheme that lies on that side of the caret.
  private func step(from position: TextPosition, toRight: Bool) -> TextPosition {
    let index = lineIndex(of: position)
    let line = lines[index]
    let x = Float(caretX(at: position, on: line) - line.origin)
    let cells = self.cells[line.cells]
    let neighbour =
      toRight
      ? cells.first { $0.width > 0 && abs($0.x - x) < 0.01 }
        ?? cells.first { $0.width > 0 && $0.x > x }
      : cells.last { $0.width > 0 && abs($0.maxX - x) < 0.01 }
        ?? cells.last { $0.width > 0 && $0.maxX < x }
    if let neighbour {
      let next = toRight ? neighbour.rightPosition : neighbour.leftPosition
      // A soft break must not hold the caret at one offset for two steps.
      if next.affinity == .upstream, lineIndex(of: TextPosition(next.offset)) != index {
        return TextPosition(next.offset)
      }
      return canonical(next)
    }
    let forward = toRight != line.isRightToLeft
    let next = self.position(from: position, moving: forward ? .forward : .backward)
    let target = lineIndex(of: next)
    guard target != index else { return next }
    // Onto the near end of the next line, by the eye.
    return edge(of: target, atStart: forward)
  }

  private func edge(of index: Int, atStart: Bool) -> TextPosition {
    let line = lines[index]
    let cells = self.cells[line.cells]
    let isLeft = atStart != line.isRightToLeft
    guard let cell = isLeft ? cells.first : cells.last else {
      return TextPosition(line.range.lowerBound)
    }
    return canonical(isLeft ? cell.leftPosition : cell.rightPosition)
  }
}

package import Foundation

extension TextFrame {
  /// Where the caret stands, as high as its line. Its middle is on the edge between the two
  /// graphemes, but it is moved to lie whole inside the frame. Offsets outside the text count as
  /// its ends; those inside a grapheme as its beginning.
  package func caretRect(at position: TextPosition, width: CGFloat = 2) -> CGRect {
    let line = lines[lineIndex(of: position)]
    let furthest = max(max(containerWidth, size.width) - width, 0)
    let x = min(max(caretX(at: position, on: line) - width / 2, 0), furthest)
    return CGRect(x: x, y: line.rect.minY, width: width, height: line.rect.height)
  }

  package func caretRect(
    at offset: Int, affinity: TextPosition.Affinity = .downstream, width: CGFloat = 2
  ) -> CGRect {
    caretRect(at: TextPosition(offset, affinity), width: width)
  }

  /// The position whose caret is nearest. Points above the text count as on its first line, points
  /// below as on its last.
  package func position(at point: CGPoint) -> TextPosition {
    position(atX: point.x, on: lineIndex(atY: point.y))
  }

  package func offset(at point: CGPoint) -> Int {
    position(at: point).offset
  }

  // MARK: Lines

  /// The line that shows the position's caret.
  package func lineIndex(of position: TextPosition) -> Int {
    var index = lines.count - 1
    while index > 0, lines[index].range.lowerBound > position.offset { index -= 1 }
    if position.affinity == .upstream, index > 0,
      lines[index].range.lowerBound == position.offset, lines[index - 1].isSoftBroken
    {
      index -= 1
    }
    return index
  }

  func lineIndex(atY y: CGFloat) -> Int {
    lines.lastIndex { $0.rect.minY <= y } ?? 0
  }

  // MARK: Edges

  /// In the frame's coordinates.
  func caretX(at position: TextPosition, on line: TextLine) -> CGFloat {
    let cells = self.cells[line.cells]
    let offset = Int32(clamping: min(max(position.offset, line.range.lowerBound), utf16Count))
    func x(_ edge: Float) -> CGFloat { line.origin + CGFloat(edge) }
    if position.affinity == .upstream, let cell = cells.first(where: { $0.end == offset }) {
      return x(cell.trailingEdge)
    }
    if let cell = cells.first(where: { $0.start <= offset && offset < $0.end }) {
      return x(cell.leadingEdge)
    }
    if let last = cells.max(by: { $0.end < $1.end }) { return x(last.trailingEdge) }
    return line.rect.minX
  }

  /// The position whose caret on this line is nearest to x.
  func position(atX x: CGFloat, on index: Int) -> TextPosition {
    let line = lines[index]
    let cells = self.cells[line.cells]
    guard let first = cells.first else { return TextPosition(line.range.lowerBound) }
    let local = Float((x.isFinite ? x : 0) - line.origin)
    let cell = cells.last { $0.x <= local } ?? first
    let isLeft = local < cell.x + cell.width / 2
    return canonical(isLeft ? cell.leftPosition : cell.rightPosition)
  }

  /// The same place with downstream affinity where that makes no difference.
  func canonical(_ position: TextPosition) -> TextPosition {
    guard position.affinity == .upstream else { return position }
    let downstream = TextPosition(position.offset)
    let line = lineIndex(of: position)
    guard lineIndex(of: downstream) == line,
      abs(caretX(at: downstream, on: lines[line]) - caretX(at: position, on: lines[line])) < 0.01
    else { return position }
    return downstream
  }
}

extension TextCell {
  var leadingEdge: Float { isRightToLeft ? maxX : x }
  var trailingEdge: Float { isRightToLeft ? x : maxX }

  var leftPosition: TextPosition {
    isRightToLeft ? TextPosition(Int(end), .upstream) : TextPosition(Int(start))
  }

  var rightPosition: TextPosition {
    isRightToLeft ? TextPosition(Int(start)) : TextPosition(Int(end), .upstream)
  }
}

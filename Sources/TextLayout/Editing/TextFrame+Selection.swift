package import Foundation

extension TextFrame {
  /// What to paint behind a selection: from the top line to the bottom one and on each from left
  /// to right, more than one for a line of mixed direction. Where the selection goes on with the
  /// next line, the rectangles reach to the end of the line's room and down to that line.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var rects: [CGRect] = []
    for (index, line) in lines.enumerated() {
      let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : utf16Count + 1
      guard line.range.lowerBound < range.upperBound, end > range.lowerBound else { continue }
      let continues = index + 1 < lines.count && range.upperBound > line.range.upperBound
      let bottom = continues ? lines[index + 1].rect.minY : line.rect.maxY
      for (left, right) in stretches(of: range, on: line, continues: continues) {
        rects.append(
          CGRect(
            x: left, y: line.rect.minY, width: right - left, height: bottom - line.rect.minY))
      }
    }
    return rects
  }

  private func stretches(
    of range: Range<Int>, on line: TextLine, continues: Bool
  ) -> [(CGFloat, CGFloat)] {
    var result: [(CGFloat, CGFloat)] = []
    for cell in cells[line.cells]
    where Int(cell.start) < range.upperBound && Int(cell.end) > range.lowerBound {
      let left = line.origin + CGFloat(cell.x)
      let right = line.origin + CGFloat(cell.maxX)
      if let last = result.last, left - last.1 < 0.01 {
        result[result.count - 1].1 = right
      } else {
        result.append((left, right))
      }
    }
    guard continues else { return result }
    let edge = line.isRightToLeft ? min(line.rect.minX, 0) : max(line.rect.maxX, containerWidth)
    if line.isRightToLeft {
      if let first = result.first, first.0 - line.origin < 0.01 {
        result[0].0 = min(edge, first.0)
      } else {
        result.insert((edge, line.origin), at: 0)
      }
    } else {
      let end = line.origin + line.advance
      if let last = result.last, end - last.1 < 0.01 {
        result[result.count - 1].1 = max(edge, last.1)
      } else {
        result.append((end, max(edge, end)))
      }
    }
    return result
  }
}

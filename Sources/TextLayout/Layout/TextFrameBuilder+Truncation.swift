import Foundation

extension TextFrameBuilder {
  /// Lays out the last visible line again, shortened with an ellipsis.
  ///
  /// As in UILabel, a tail is cut from the line's own paragraph, even where the line by itself
  /// would fit; head and middle show the end of the whole text.
  mutating func shortenLastLine(_ session: TextSession) {
    guard let last = lines.popLast() else { return }
    discard(last)
    let start = prepared.byteOffset(ofUTF16: last.range.lowerBound)
    let paragraph = paragraphStyle(at: start)
    var end = prepared.bytes.count
    var bytes: [UInt8]
    if paragraph.lineBreak == .truncatingTail {
      end = prepared.segmentEnd(after: start)
      bytes = Array(prepared.bytes[start..<end])
      if !last.isSoftBroken { bytes += Array("…".utf8) }
    } else {
      bytes = prepared.joined(start..<end)
    }
    let request = ShapedSegment.Request(
      bytes: bytes, base: start,
      width: room.width.isFinite ? max(room.width - last.indent, 0) : nil,
      lineBreak: paragraph.lineBreak, ellipsizes: true, isRightToLeft: last.isRightToLeft)
    let shaped = ShapedSegment(request, spans: spans, session: session)
    shaped.forEachLine { shapedLine in
      var (line, extent) = makeLine(shapedLine, paragraph, session, indent: last.indent)
      line.range = last.range.lowerBound..<prepared.utf16Offset(ofByte: end)
      place(line, extent, paragraph, top: last.rect.minY)
      return false
    }
  }

  private func paragraphStyle(at byte: Int) -> TextParagraph {
    let start =
      prepared.segments.last { $0.startsParagraph && $0.bytes.lowerBound <= byte }?
      .bytes.lowerBound ?? 0
    return spans[spans.index(at: start)].paragraph ?? text.paragraph
  }
}

extension PreparedText {
  /// The end of the segment that holds this byte or ends with it.
  func segmentEnd(after byte: Int) -> Int {
    segments.first { $0.bytes.upperBound >= byte }?.bytes.upperBound ?? bytes.count
  }
}

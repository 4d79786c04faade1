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
    var request = ShapedSegment.Request(
      bytes: [], base: start,
      width: room.width.isFinite ? max(room.width - last.indent, 0) : nil,
      lineBreak: paragraph.lineBreak, ellipsizes: true, isRightToLeft: last.isRightToLeft)
    var end = prepared.bytes.count
    if paragraph.lineBreak == .truncatingTail {
      end = prepared.segmentEnd(after: start)
      request.bytes = Array(prepared.bytes[start..<end])
      if !last.isSoftBroken { request.endWithEllipsis(at: request.bytes.count, end: end) }
      request = withoutSpaceBeforeEllipsis(request, end: end, session)
    } else {
      request.bytes = prepared.joined(start..<end)
    }
    let shaped = ShapedSegment(request, spans: spans, session: session)
    shaped.forEachLine { shapedLine in
      var (line, extent) = makeLine(shapedLine, paragraph, session, indent: last.indent)
      line.range = last.range.lowerBound..<prepared.utf16Offset(ofByte: end)
      place(line, extent, paragraph, top: last.rect.minY)
      return false
    }
  }

  /// Where the cut falls after a space, the same line cut before it.
  private func withoutSpaceBeforeEllipsis(
    _ request: ShapedSegment.Request, end: Int, _ session: TextSession
  ) -> ShapedSegment.Request {
    let shaped = ShapedSegment(request, spans: spans, session: session)
    guard let cut = shaped.ellipsisStart() ?? request.ellipsis?.start else { return request }
    let trimmed = request.bytes[..<cut].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? cut
    guard trimmed < cut else { return request }
    var request = request
    request.endWithEllipsis(at: trimmed, end: end)
    request.ellipsizes = false
    request.width = nil
    return request
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

extension ShapedSegment.Request {
  /// Cuts the bytes there and puts an ellipsis for the text up to `end`.
  mutating func endWithEllipsis(at offset: Int, end: Int) {
    bytes.removeSubrange(offset...)
    bytes += Array("…".utf8)
    ellipsis = ShapedSegment.Ellipsis(start: offset, end: end)
  }
}

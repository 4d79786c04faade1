import Foundation

/// Gathers the lines of a frame, one segment after the other, until there is no more room.
///
/// The order: cut the text at hard breaks → let Pango shape and break each segment → take over its
/// lines as long as they fit → if one did not, lay out the last visible line again with an
/// ellipsis → align.
struct TextFrameBuilder {
  let text: StyledText
  let room: TextRoom
  let prepared: PreparedText
  let spans: AttributeSpans

  var lines: [TextLine] = []
  var runs: [GlyphRun] = []
  var glyphs: [PositionedGlyph] = []
  var cells: [TextCell] = []
  var missing: [Unicode.Scalar] = []
  private(set) var isTruncated = false
  private(set) var size = CGSize.zero
  private(set) var containerWidth: CGFloat = 0

  /// What is to come between the last line and the next.
  private var gap: CGFloat = 0

  init(_ text: StyledText, in room: TextRoom) {
    self.text = text
    self.room = room
    prepared = PreparedText(text.string)
    spans = AttributeSpans(of: text, in: prepared)
  }

  mutating func build(with session: TextSession) {
    var paragraph = text.paragraph
    for (index, segment) in prepared.segments.enumerated() {
      if segment.startsParagraph {
        paragraph = spans[spans.index(at: segment.bytes.lowerBound)].paragraph ?? text.paragraph
        if index > 0 { gap += max(paragraph.paragraphSpacingBefore, 0) }
      }
      guard append(segment, paragraph, session) else {
        isTruncated = true
        if paragraph.lineBreak.truncates { shortenLastLine(session) }
        break
      }
      if segment.endsParagraph { gap += max(paragraph.paragraphSpacing, 0) }
    }
    align()
  }

  // MARK: Segments and lines

  /// False if a line did not fit.
  private mutating func append(
    _ segment: PreparedText.Segment, _ paragraph: TextParagraph, _ session: TextSession
  ) -> Bool {
    guard !segment.bytes.isEmpty else {
      return append(
        .empty(at: segment.bytes.lowerBound), paragraph, session,
        indent: paragraph.indent(isFirst: segment.startsParagraph))
    }
    let shaped = ShapedSegment(
      request(for: segment, paragraph), spans: spans, session: session)
    var fits = true
    shaped.forEachLine { line in
      fits = append(
        line, paragraph, session,
        indent: paragraph.indent(isFirst: segment.startsParagraph && line.isFirst))
      return fits
    }
    return fits
  }

  private func request(
    for segment: PreparedText.Segment, _ paragraph: TextParagraph
  ) -> ShapedSegment.Request {
    let breaksLines = !(paragraph.lineBreak == .clipping && room.maximumLines == 1)
    return ShapedSegment.Request(
      bytes: Array(prepared.bytes[segment.bytes]), base: segment.bytes.lowerBound,
      width: breaksLines && room.width.isFinite ? max(room.width - paragraph.headIndent, 0) : nil,
      firstLineIndent: paragraph.indent(isFirst: segment.startsParagraph) - paragraph.headIndent,
      lineBreak: paragraph.lineBreak, isJustified: paragraph.alignment == .justified,
      isRightToLeft: paragraph.baseDirection.isRightToLeft)
  }

  /// False, and nothing is changed, if there is no room for the line.
  private mutating func append(
    _ shaped: ShapedLine, _ paragraph: TextParagraph, _ session: TextSession, indent: CGFloat
  ) -> Bool {
    guard lines.count < room.maximumLines else { return false }
    let (line, extent) = makeLine(shaped, paragraph, session, indent: indent)
    let top = lines.isEmpty ? 0 : lines[lines.count - 1].rect.maxY + gap
    // A little grace, because views are given heights that were rounded.
    guard lines.isEmpty || top + extent.fitted(to: paragraph).height <= room.maximumHeight + 0.01
    else {
      discard(line)
      return false
    }
    place(line, extent, paragraph, top: top)
    return true
  }

  /// Takes over the line's glyphs and cells.
  func startLine(
    _ shaped: ShapedLine, _ paragraph: TextParagraph, indent: CGFloat
  ) -> TextLine {
    let start = prepared.utf16Offset(ofByte: shaped.bytes.lowerBound)
    let end = prepared.utf16Offset(ofByte: shaped.bytes.upperBound)
    var line = TextLine(
      rect: .zero, baseline: 0, range: start..<end,
      isRightToLeft: shaped.isRightToLeft ?? paragraph.baseDirection.isRightToLeft
        ?? lines.last?.isRightToLeft ?? false)
    line.isSoftBroken = shaped.isSoftBroken
    line.alignment = paragraph.alignment
    line.indent = indent
    return line
  }

  mutating func makeLine(
    _ shaped: ShapedLine, _ paragraph: TextParagraph, _ session: TextSession, indent: CGFloat
  ) -> (TextLine, LineExtent) {
    var line = startLine(shaped, paragraph, indent: indent)
    let start = (runs: runs.count, cells: cells.count)
    line.firstGlyph = glyphs.count
    var extent = LineExtent()
    appendRuns(of: shaped, to: &line, &extent, session)
    line.runs = start.runs..<runs.count
    line.cells = start.cells..<cells.count
    line.rect.size.width = line.advance
    if line.isSoftBroken { trimTrailingWhiteSpace(of: &line) }
    return (line, extent)
  }

  mutating func place(
    _ line: TextLine, _ extent: LineExtent, _ paragraph: TextParagraph, top: CGFloat
  ) {
    let (ascent, height) = extent.fitted(to: paragraph)
    var line = line
    line.rect.origin.y = top
    line.rect.size.height = height
    line.baseline = top + ascent
    lines.append(line)
    gap = max(paragraph.lineSpacing, 0)
  }

  /// Takes away what the line that was made last had added.
  mutating func discard(_ line: TextLine) {
    runs.removeSubrange(line.runs.lowerBound...)
    cells.removeSubrange(line.cells.lowerBound...)
    glyphs.removeSubrange(line.firstGlyph...)
  }

  // MARK: Alignment

  private mutating func align() {
    let widest = lines.reduce(0) { max($0, $1.rect.width + $1.indent) }
    containerWidth = room.width.isFinite ? room.width : widest
    size = CGSize(width: widest, height: lines[lines.count - 1].rect.maxY)
    for index in lines.indices {
      lines[index].align(in: containerWidth)
    }
    // What `clipping` cuts off at the side is not shown either.
    if text.paragraph.lineBreak == .clipping, widest > containerWidth + 0.01 { isTruncated = true }
  }

  /// White space before a soft break takes part in neither measuring nor alignment.
  private func trimTrailingWhiteSpace(of line: inout TextLine) {
    var space: Float = 0
    let cells = self.cells[line.cells]
    if line.isRightToLeft {
      for cell in cells.prefix(while: \.isWhiteSpace) { space += cell.width }
      line.leadingSpace = CGFloat(space)
    } else {
      for cell in cells.reversed().prefix(while: \.isWhiteSpace) { space += cell.width }
    }
    line.rect.size.width = max(line.advance - CGFloat(space), 0)
  }
}

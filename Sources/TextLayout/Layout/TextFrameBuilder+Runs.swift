internal import CPango
import Foundation

extension TextFrameBuilder {
  /// Takes over Pango's runs as glyphs with positions and as cells with offsets, from left to
  /// right.
  mutating func appendRuns(
    of shaped: ShapedLine, to line: inout TextLine, _ extent: inout LineExtent,
    _ session: TextSession
  ) {
    let firstCell = cells.count
    var pen: Int32 = 0
    var next = shaped.line?.pointee.runs
    var ink: [(top: CGFloat, bottom: CGFloat)] = []
    if next == nil { include(spans.index(at: shaped.bytes.lowerBound), in: &extent, session) }
    while let node = next {
      next = node.pointee.next
      let run = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self).pointee
      let index = spans.index(at: shaped.styledByte(at: Int(run.item.pointee.offset)))
      if run.isEllipsis { run.undoPadding() }
      include(index, in: &extent, session)
      let start = pen
      appendGlyphs(of: run, attributes: index, pen: &pen, session)
      appendCells(of: run, in: shaped, from: start)
      if let outline = standInInk(of: run, attributes: index, session) { ink.append(outline) }
    }
    for outline in ink {
      extent.include(inkTop: outline.top, inkBottom: outline.bottom, grace: 0.5)
    }
    joinSplitGraphemes(from: firstCell)
    line.advance = CGFloat(pen) / CGFloat(PANGO_SCALE)
  }

  private func include(_ index: Int, in extent: inout LineExtent, _ session: TextSession) {
    let attributes = spans[index]
    extent.include(session.metrics(of: attributes.font), raised: attributes.baselineOffset)
  }

  // MARK: Glyphs

  private mutating func appendGlyphs(
    of run: PangoLayoutRun, attributes: Int, pen: inout Int32, _ session: TextSession
  ) {
    let start = pen
    let first = glyphs.count
    let count = Int(run.glyphs.pointee.num_glyphs)
    for info in UnsafeBufferPointer(start: run.glyphs.pointee.glyphs, count: count) {
      if info.glyph != emptyGlyph {
        glyphs.append(
          PositionedGlyph(
            id: info.glyph, x: Self.points(pen + info.geometry.x_offset),
            y: Self.points(info.geometry.y_offset)))
        if info.glyph & PositionedGlyph.missingFlag != 0 { noteMissing(info.glyph) }
      }
      pen += info.geometry.width
    }
    let font = run.item.pointee.analysis.font
    runs.append(
      GlyphRun(
        face: font.flatMap { session.face(of: $0) }, attributes: attributes,
        x: Self.points(start), width: Self.points(pen - start), glyphs: first..<glyphs.count))
  }

  private mutating func noteMissing(_ glyph: PangoGlyph) {
    let value = glyph & ~PositionedGlyph.missingFlag
    guard let scalar = Unicode.Scalar(value), !missing.contains(scalar) else { return }
    missing.append(scalar)
  }

  private static func points(_ units: Int32) -> Float { Float(units) / Float(PANGO_SCALE) }

  /// How far the glyphs of a font that stands in for the one asked for reach above and below the
  /// baseline; `nil` if the font is the one asked for.
  // DIFFERENCE: In UIKit a stand-in font may make its line higher by its own ascender. Here lines
  // keep the height of the font that was asked for, so that a list with an emoji or a foreign word
  // keeps its rhythm; only scripts that would be cut off make a line higher.
  private func standInInk(
    of run: PangoLayoutRun, attributes: Int, _ session: TextSession
  ) -> (top: CGFloat, bottom: CGFloat)? {
    guard let font = run.item.pointee.analysis.font,
      font != session.resolve(spans[attributes].font).font,
      let shapes = pango_font_get_hb_font(font)
    else { return nil }
    var top: Int32 = 0
    var bottom: Int32 = 0
    let count = Int(run.glyphs.pointee.num_glyphs)
    for info in UnsafeBufferPointer(start: run.glyphs.pointee.glyphs, count: count)
    where info.glyph != emptyGlyph && info.glyph & PositionedGlyph.missingFlag == 0 {
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(shapes, info.glyph, &extents) != 0 else { continue }
      top = max(top, extents.y_bearing - info.geometry.y_offset)
      bottom = max(bottom, info.geometry.y_offset - extents.y_bearing - extents.height)
    }
    let raised = spans[attributes].baselineOffset
    return (CGFloat(Self.points(top)) + raised, CGFloat(Self.points(bottom)) - raised)
  }

  // MARK: Cells

  /// One cell for each grapheme of each cluster of glyphs; a ligature is shared out evenly.
  private mutating func appendCells(
    of run: PangoLayoutRun, in shaped: ShapedLine, from start: Int32
  ) {
    let item = run.item.pointee
    let string = run.glyphs.pointee
    let count = Int(string.num_glyphs)
    let offset = Int(item.offset)
    let isRightToLeft = item.analysis.level & 1 != 0
    let isEllipsis = run.isEllipsis
    var pen = start
    var index = 0
    var previous = Int(item.length)
    while index < count {
      let cluster = isEllipsis ? 0 : Int(string.log_clusters[index])
      let x = pen
      while index < count, isEllipsis || Int(string.log_clusters[index]) == cluster {
        pen += string.glyphs[index].geometry.width
        index += 1
      }
      var end = previous
      if !isRightToLeft {
        end = index < count ? Int(string.log_clusters[index]) : Int(item.length)
      }
      previous = cluster
      appendCells(
        bytes: offset + cluster..<offset + max(end, cluster), x: x, width: pen - x,
        isRightToLeft: isRightToLeft, isWhole: isEllipsis, in: shaped)
    }
  }

  private mutating func appendCells(
    bytes: Range<Int>, x: Int32, width: Int32, isRightToLeft: Bool, isWhole: Bool,
    in shaped: ShapedLine
  ) {
    // An ellipsis that was added at the end stands for no bytes of the text.
    let marks = shaped.marks
    var starts = [bytes.lowerBound]
    if !isWhole {
      for byte in bytes.dropFirst() where marks[byte].contains(.grapheme) {
        starts.append(byte)
      }
    }
    let share = Self.points(width) / Float(starts.count)
    for place in starts.indices {
      let index = isRightToLeft ? starts.count - 1 - place : place
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.upperBound
      let mark = marks[starts[index]]
      cells.append(
        TextCell(
          start: Int32(prepared.utf16Offset(ofByte: shaped.byte(at: starts[index]))),
          end: Int32(prepared.utf16Offset(ofByte: shaped.byte(at: end))),
          x: Self.points(x) + Float(place) * share, width: share, isRightToLeft: isRightToLeft,
          isWhiteSpace: mark.contains(.whiteSpace),
          startsGrapheme: isWhole || mark.contains(.grapheme)))
    }
  }

  /// Where the parts of a grapheme came as separate clusters (a mark from another font), makes one
  /// cell of them.
  private mutating func joinSplitGraphemes(from first: Int) {
    guard cells[first...].contains(where: { !$0.startsGrapheme }) else { return }
    var index = first
    while index < cells.count {
      let cell = cells[index]
      if !cell.startsGrapheme, !cell.isRightToLeft, index > first,
        cells[index - 1].end == cell.start
      {
        cells[index - 1].end = cell.end
        cells[index - 1].width += cell.width
        cells.remove(at: index)
      } else if !cell.startsGrapheme, cell.isRightToLeft, index + 1 < cells.count,
        cells[index + 1].end == cell.start
      {
        cells[index + 1].end = cell.end
        cells[index + 1].x = cell.x
        cells[index + 1].width += cell.width
        cells.remove(at: index)
      } else {
        index += 1
      }
    }
  }
}

extension PangoLayoutRun {
  /// Whether Pango put it in place of text that was too long.
  var isEllipsis: Bool {
    item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }

  /// Pango widens an ellipsis to fill the line, which would spoil sizes and alignment.
  func undoPadding() {
    guard let font = item.pointee.analysis.font, let shapes = pango_font_get_hb_font(font) else {
      return
    }
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let advance = hb_font_get_glyph_h_advance(shapes, glyphs.pointee.glyphs[index].glyph)
      glyphs.pointee.glyphs[index].geometry.width = advance
    }
  }
}

/// `PANGO_GLYPH_EMPTY`, a cast that Swift does not import.
private let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

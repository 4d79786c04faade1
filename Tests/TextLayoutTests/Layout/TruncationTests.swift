import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Truncation")
struct TruncationTests {
  let long = "Truncated tail of a line that is much too long for this"

  private func layOut(
    _ string: String, _ mode: TextParagraph.LineBreak, width: CGFloat = 150, lines: Int = 1,
    height: CGFloat = .infinity
  ) -> TextFrame {
    TextFrame.layOut(
      sample(string, TextParagraph(lineBreak: mode)), width: width, maximumLines: lines,
      maximumHeight: height)
  }

  /// The glyph that the system font has for an ellipsis.
  private var ellipsis: UInt32 {
    TextFrame.layOut(sample("…"), width: .infinity).glyphs[0].id
  }

  @Test(
    "A line that is too long ends in an ellipsis and stays within the width",
    arguments: [40, 77, 100, 150, 200, 260] as [CGFloat])
  func tail(width: CGFloat) {
    let frame = layOut(long, .truncatingTail, width: width)
    #expect(frame.isTruncated)
    #expect(frame.size.width <= width)
    #expect(frame.glyphs.last?.id == ellipsis)
    #expect(frame.glyphs.filter { $0.id == ellipsis }.count == 1)
  }

  @Test("No space is left before the ellipsis")
  func noSpace() {
    let frame = layOut(long, .truncatingTail, width: 260)
    let cells = frame.cells
    #expect(!cells[cells.count - 2].isWhiteSpace)
    #expect(cells[cells.count - 1].end == Int32(long.utf16.count))
  }

  @Test("Head and middle keep the end of the text")
  func headAndMiddle() {
    let head = layOut(long, .truncatingHead)
    #expect(head.glyphs.first?.id == ellipsis)
    #expect(head.cells.last?.end == Int32(long.utf16.count))
    let middle = layOut(long, .truncatingMiddle)
    #expect(middle.glyphs.first?.id != ellipsis)
    #expect(middle.glyphs.last?.id != ellipsis)
    #expect(middle.glyphs.contains { $0.id == ellipsis })
    #expect(head.size.width <= 150 && middle.size.width <= 150)
  }

  @Test("A text that fits is left alone", arguments: [TextParagraph.LineBreak.truncatingTail])
  func fits(mode: TextParagraph.LineBreak) {
    let frame = layOut("Short", mode)
    #expect(!frame.isTruncated)
    #expect(!frame.glyphs.contains { $0.id == ellipsis })
  }

  @Test("The last of several lines is the one that is cut")
  func severalLines() {
    let frame = layOut(long, .truncatingTail, width: 120, lines: 2)
    #expect(frame.lines.count == 2)
    #expect(frame.glyphs.last?.id == ellipsis)
    #expect(frame.lines[1].range.upperBound == long.utf16.count)
  }

  @Test("A line that fits but isn't the last is marked as cut")
  func hardBreak() {
    let frame = layOut("one\ntwo\nthree", .truncatingTail, lines: 2)
    #expect(frame.isTruncated)
    #expect(frame.lines.count == 2)
    #expect(frame.glyphs.last?.id == ellipsis)
    let infinite = layOut("one\ntwo", .truncatingTail, width: .infinity)
    #expect(infinite.glyphs.last?.id == ellipsis)
  }

  @Test("Lines that don't fit the height are left out, but never the first")
  func height() {
    let line = FontMetrics(of: TextFont()).lineHeight
    #expect(layOut(long, .truncatingTail, lines: 0, height: 2.5 * line).lines.count == 2)
    #expect(layOut(long, .truncatingTail, lines: 0, height: 1).lines.count == 1)
    #expect(layOut(long, .truncatingTail, lines: 0, height: 1).glyphs.last?.id == ellipsis)
  }

  @Test("Other modes cut without an ellipsis")
  func plain() {
    for mode in [TextParagraph.LineBreak.wordWrapping, .characterWrapping] {
      let frame = layOut(long, mode)
      #expect(frame.isTruncated)
      #expect(!frame.glyphs.contains { $0.id == ellipsis })
      #expect(frame.size.width <= 150)
    }
    let clipped = layOut(long, .clipping)
    #expect(clipped.isTruncated)
    #expect(clipped.size.width > 150)
    #expect(clipped.lines[0].rect.minX == 0)
  }
}

import CoreGraphics
import Testing
import TextLayout

@Suite("Lines")
struct LineTests {
  @Test("A short text is one line as high as its font says")
  func oneLine() {
    let frame = TextFrame.layOut(sample("Delete item?"), width: 238)
    #expect(frame.lines.count == 1)
    #expect(frame.size.height == FontMetrics(of: TextFont()).lineHeight)
    #expect(frame.firstBaseline == FontMetrics(of: TextFont()).ascender)
    #expect(!frame.isTruncated)
  }
}

import CoreGraphics
import Testing
import TextLayout

@Suite("Selections")
struct SelectionTests {
  @Test("All of a text is covered by its selection", arguments: CaretTests.strings)
  func whole(string: String) {
    for width in [CGFloat.infinity, 60] {
      let frame = TextFrame.layOut(sample(string), width: width)
      let union = frame.selectionRects(for: 0..<string.utf16.count).reduce(CGRect.null) {
        $0.union($1)
      }
      for line in frame.lines where !line.range.isEmpty {
        #expect(union.insetBy(dx: -0.01, dy: -0.01).contains(line.rect))
      }
    }
  }

  @Test("One line of one direction is one rectangle, from caret to caret")
  func oneRect() {
    let frame = TextFrame.layOut(sample("Delete item?"), width: 200)
    let rects = frame.selectionRects(for: 2..<6)
    #expect(rects.count == 1)
    #expect(rects[0].minX == frame.caretRect(at: 2, width: 0).minX)
    #expect(abs(rects[0].maxX - frame.caretRect(at: 6, width: 0).minX) < 0.001)
  }

  @Test("A range over a change of direction may be two rectangles")
  func mixed() {
    let frame = TextFrame.layOut(sample("abc שלום def"), width: .infinity)
    #expect(frame.selectionRects(for: 2..<6).count == 2)
    #expect(frame.selectionRects(for: 0..<12).count == 1)
  }

  @Test("A selection that goes on reaches to the end of the line's room and down to the next")
  func continues() {
    let frame = TextFrame.layOut(sample("one\ntwo", TextParagraph(lineSpacing: 5)), width: 100)
    let rects = frame.selectionRects(for: 1..<5)
    #expect(rects.count == 2)
    #expect(rects[0].maxX == 100)
    #expect(rects[0].maxY == rects[1].minY)
    let arabic = TextFrame.layOut(sample("שלום\nעולם"), width: 100)
    #expect(arabic.selectionRects(for: 1..<6)[0].minX == 0)
  }

  @Test("An empty range has no rectangle")
  func empty() {
    #expect(TextFrame.layOut(sample("abc"), width: 100).selectionRects(for: 1..<1).isEmpty)
  }
}

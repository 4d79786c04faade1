import CoreGraphics
import Testing
import TextLayout

@Suite("Carets")
struct CaretTests {
  static let strings = [
    "Delete item?", "office ﬁre", "שלום עולם", "مرحبا بالعالم", "e\u{301}a\u{302}", "日本語 👍🏽 ok",
    "👨‍👩‍👧‍👦🇩🇪🇫🇷", "a b  c ", "one\ntwo\n\nthree", "tab\tstop",
  ]

  @Test("A click on a caret gives its offset back", arguments: strings)
  func roundTrip(string: String) {
    let frame = TextFrame.layOut(sample(string), width: .infinity)
    for index in string.indices + [string.endIndex] {
      let offset = index.utf16Offset(in: string)
      let rect = frame.caretRect(at: offset, width: 0)
      #expect(frame.offset(at: CGPoint(x: rect.midX, y: rect.midY)) == offset)
    }
  }

  @Test(
    "In text of mixed direction a click on a caret gives a position with the same caret",
    arguments: ["abc שלום def", "שלום abc 123 עולם", "a مرحبا b 👍 עולם", "(שלום) - abc!"])
  func roundTripMixed(string: String) {
    let frame = TextFrame.layOut(sample(string), width: .infinity)
    for index in string.indices + [string.endIndex] {
      for affinity: TextPosition.Affinity in [.downstream, .upstream] {
        let position = TextPosition(index.utf16Offset(in: string), affinity)
        let rect = frame.caretRect(at: position, width: 0)
        let found = frame.position(at: CGPoint(x: rect.midX, y: rect.midY))
        #expect(abs(frame.caretRect(at: found, width: 0).minX - rect.minX) < 0.01)
      }
    }
  }

  @Test(
    "Every offset, also inside a grapheme and outside the text, has a caret", arguments: oddStrings)
  func everywhere(string: String) {
    for width in [CGFloat.infinity, 50] {
      let frame = TextFrame.layOut(sample(string), width: width)
      for offset in -2...string.utf16.count + 2 {
        let rect = frame.caretRect(at: offset)
        #expect(rect.width == 2 && rect.height > 0)
        #expect(rect.minX >= 0)
        #expect(rect.minY >= 0 && rect.maxY <= frame.size.height + 0.001)
      }
    }
  }

  @Test("Carets run from left to right in Latin and from right to left in Hebrew")
  func direction() {
    func xs(_ string: String) -> [CGFloat] {
      let frame = TextFrame.layOut(sample(string), width: .infinity)
      return (0...string.utf16.count).map { frame.caretRect(at: $0, width: 0).minX }
    }
    #expect(xs("abc") == xs("abc").sorted())
    #expect(xs("שלום") == xs("שלום").sorted(by: >))
  }

  @Test("A soft break has two carets for one offset")
  func affinity() {
    let frame = TextFrame.layOut(sample("word word"), width: 50)
    let offset = frame.lines[1].range.lowerBound
    #expect(frame.caretRect(at: offset).minY == frame.lines[1].rect.minY)
    #expect(frame.caretRect(at: offset, affinity: .upstream).minY == 0)
    let click = frame.position(at: CGPoint(x: 500, y: 5))
    #expect(click == TextPosition(offset, .upstream))
  }

  @Test("The caret of an empty text stands where the text would begin")
  func empty() {
    func x(_ alignment: TextParagraph.Alignment) -> CGFloat {
      TextFrame.layOut(sample("", TextParagraph(alignment: alignment)), width: 100)
        .caretRect(at: 0, width: 2).minX
    }
    #expect(x(.left) == 0)
    #expect(x(.center) == 49)
    #expect(x(.right) == 98)
  }

  @Test("Points far away and no numbers are answered too")
  func farAway() {
    let frame = TextFrame.layOut(sample("abc"), width: 100)
    #expect(frame.offset(at: CGPoint(x: -1000, y: -1000)) == 0)
    #expect(frame.offset(at: CGPoint(x: 1000, y: 1000)) == 3)
    #expect(frame.offset(at: CGPoint(x: CGFloat.nan, y: .nan)) == 0)
  }
}

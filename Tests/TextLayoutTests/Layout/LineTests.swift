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

  @Test("An empty text has the height of a line and no width")
  func empty() {
    let frame = TextFrame.layOut(sample("", size: 13), width: 238)
    #expect(frame.size == CGSize(width: 0, height: FontMetrics(of: TextFont(size: 13)).lineHeight))
  }

  @Test("A line needs no more room than it takes, whatever the size of its letters")
  func ownWidth() {
    for size in stride(from: 9 as CGFloat, through: 40, by: 0.5) {
      let text = sample("Floating controller", size: size)
      let free = TextFrame.layOut(text, width: .infinity)
      #expect(
        !TextFrame.layOut(text, width: free.size.width, maximumLines: 1).isTruncated, "\(size)")
    }
  }

  @Test("Each hard break begins a line, and one at the end an empty line")
  func hardBreaks() {
    let frame = TextFrame.layOut(sample("a\r\nb\rc\nd\u{2028}e\u{2029}f\n"), width: .infinity)
    #expect(frame.lineStrings == ["a", "b", "c", "d", "e", "f", ""])
  }

  @Test("Two hundred breaks give two hundred and one lines")
  func manyBreaks() {
    let frame = TextFrame.layOut(sample(String(repeating: "a\n", count: 200)), width: 100)
    #expect(frame.lines.count == 201)
  }

  @Test("Lines break at words, and a text laid out at its own width breaks no more")
  func wrapping() {
    let text = sample("This can’t be undone. The item is deleted at once.", size: 13)
    let frame = TextFrame.layOut(text, width: 120)
    #expect(frame.lines.count > 1)
    #expect(frame.lines.allSatisfy { $0.rect.width <= 120 })
    #expect(frame.lineStrings.dropLast().allSatisfy { $0.hasSuffix(" ") })
    let again = TextFrame.layOut(text, width: frame.size.width)
    #expect(again.lineStrings == frame.lineStrings)
    let whole = TextFrame.layOut(text, width: .infinity)
    #expect(TextFrame.layOut(text, width: whole.size.width).lines.count == 1)
  }

  @Test("A word of 200 letters is broken between letters")
  func longWord() {
    let word = String(repeating: "w", count: 200)
    let frame = TextFrame.layOut(sample(word), width: 100)
    #expect(frame.lines.count > 20)
    #expect(frame.size.width <= 100)
    #expect(frame.lineStrings.joined() == word)
  }

  @Test("No width at all gives each grapheme a line", arguments: [0, -5, CGFloat.nan])
  func noWidth(width: CGFloat) {
    let frame = TextFrame.layOut(sample("ab👨‍👩‍👧‍👦"), width: width)
    #expect(frame.lineStrings == ["a", "b", "👨‍👩‍👧‍👦"])
  }

  @Test("White space at a soft break has no part in the line's width")
  func trailingSpace() {
    let frame = TextFrame.layOut(sample("word word"), width: 50)
    let word = TextFrame.layOut(sample("word"), width: .infinity)
    #expect(frame.lines.count == 2)
    #expect(abs(frame.lines[0].rect.width - word.size.width) < 0.01)
    let kept = TextFrame.layOut(sample("word "), width: .infinity)
    #expect(kept.size.width > word.size.width + 3)
  }

  @Test("Markup is text")
  func markup() {
    let literal = TextFrame.layOut(sample("A & B < C"), width: .infinity)
    #expect(literal.lineStrings == ["A & B < C"])
    let shorter = TextFrame.layOut(sample("<b>x</b>"), width: .infinity)
    #expect(shorter.size.width > TextFrame.layOut(sample("x"), width: .infinity).size.width * 4)
  }

  @Test("Any string is laid out, drawn and walked through", arguments: oddStrings)
  func anything(string: String) {
    for width in [CGFloat.infinity, 60, 1] {
      for lineBreak: TextParagraph.LineBreak in [
        .wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingTail,
        .truncatingMiddle,
      ] {
        let text = sample(string, TextParagraph(lineBreak: lineBreak))
        for lines in [0, 1, 2] {
          let frame = TextFrame.layOut(text, width: width, maximumLines: lines)
          #expect(!frame.lines.isEmpty)
          #expect(lines == 0 || frame.lines.count <= lines)
          #expect(frame.size.width.isFinite && frame.size.height > 0)
          #expect(frame.lines[0].range.lowerBound == 0)
          let end = frame.lines[frame.lines.count - 1].range.upperBound
          #expect(end <= string.utf16.count)
        }
      }
    }
    _ = TextFrame.layOut(sample(string), width: 60).bitmap()
  }

  @Test("A word that is too long is broken without a hyphen; a soft hyphen shows one")
  func hyphens() {
    func firstLine(_ string: String, _ width: CGFloat) -> TextLine {
      TextFrame.layOut(sample(string), width: width).lines[0]
    }
    let line = firstLine("Shadowed", 56)
    let shown = String("Shadowed".prefix(line.range.count))
    #expect(line.range.count < 8)
    #expect(abs(line.rect.width - firstLine(shown, .infinity).rect.width) < 0.5)
    let soft = firstLine("Shad\u{AD}owed", 56)
    #expect(soft.rect.width > firstLine("Shad", .infinity).rect.width + 3)
  }
}

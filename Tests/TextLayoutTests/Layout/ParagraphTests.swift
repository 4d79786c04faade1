import CoreGraphics
import Testing
import TextLayout

@Suite("Paragraph styles")
struct ParagraphTests {
  private let metrics = FontMetrics(of: TextFont())

  private func frame(_ string: String, _ paragraph: TextParagraph) -> TextFrame {
    TextFrame.layOut(sample(string, paragraph), width: 200)
  }

  @Test("Lines stand where the alignment says")
  func alignment() {
    let width = TextFrame.layOut(sample("abc"), width: .infinity).size.width
    #expect(frame("abc", TextParagraph(alignment: .left)).lines[0].rect.minX == 0)
    #expect(abs(frame("abc", TextParagraph(alignment: .right)).lines[0].rect.maxX - 200) < 0.001)
    let center = frame("abc", TextParagraph(alignment: .center)).lines[0].rect
    #expect(abs(center.midX - 100) < 0.001)
    #expect(abs(center.width - width) < 0.001)
  }

  @Test("Natural alignment follows the first strong character, or the given direction")
  func natural() {
    #expect(frame("abc שלום", TextParagraph()).lines[0].rect.minX == 0)
    #expect(abs(frame("שלום abc", TextParagraph()).lines[0].rect.maxX - 200) < 0.001)
    #expect(frame("123", TextParagraph()).lines[0].rect.minX == 0)
    let forced = frame("abc", TextParagraph(baseDirection: .rightToLeft))
    #expect(abs(forced.lines[0].rect.maxX - 200) < 0.001)
    #expect(forced.lines[0].isRightToLeft)
    #expect(frame("abc שלום\nשלום", TextParagraph()).lines.map(\.isRightToLeft) == [false, true])
  }

  @Test("Justified lines fill the width, all but the last of a paragraph")
  func justified() {
    let text = "several words that need more lines than one to be shown in full"
    let lines = frame(text, TextParagraph(alignment: .justified)).lines
    #expect(lines.count > 2)
    #expect(lines.dropLast().allSatisfy { abs($0.rect.width - 200) < 0.1 })
    #expect(lines[lines.count - 1].rect.width < 190)
  }

  @Test("Line spacing is between the lines only")
  func lineSpacing() {
    let frame = frame("a\nb\nc", TextParagraph(lineSpacing: 4))
    #expect(abs(frame.size.height - (3 * metrics.lineHeight + 8)) < 0.001)
    #expect(abs(frame.lines[1].rect.minY - (metrics.lineHeight + 4)) < 0.001)
  }

  @Test("A taller line grows above its baseline")
  func lineHeight() {
    let double = frame("a", TextParagraph(lineHeightMultiple: 2))
    #expect(abs(double.size.height - 2 * metrics.lineHeight) < 0.001)
    #expect(abs(double.size.height - double.firstBaseline + metrics.descender) < 0.001)
    #expect(frame("a", TextParagraph(minimumLineHeight: 40)).size.height == 40)
    #expect(frame("a", TextParagraph(maximumLineHeight: 10)).size.height == 10)
  }

  @Test("Spacing of paragraphs isn't given to lines that end within one")
  func paragraphSpacing() {
    let style = TextParagraph(paragraphSpacing: 10, paragraphSpacingBefore: 3)
    #expect(abs(frame("a\nb", style).size.height - (2 * metrics.lineHeight + 13)) < 0.001)
    #expect(abs(frame("a\u{2028}b", style).size.height - 2 * metrics.lineHeight) < 0.001)
  }

  @Test("Indents move the first line and the others from the leading edge")
  func indents() {
    let style = TextParagraph(firstLineHeadIndent: 5, headIndent: 20)
    let lines = frame("several words that need more lines than one", style).lines
    #expect(lines[0].rect.minX == 5)
    #expect(lines[1].rect.minX == 20)
    #expect(lines.allSatisfy { $0.rect.maxX <= 200 })
    #expect(abs(frame("שלום", style).lines[0].rect.maxX - 195) < 0.001)
  }

  @Test("A run may bring a paragraph style of its own")
  func runParagraph() {
    var text = sample("left\nright")
    var attributes = text.attributes
    attributes.paragraph = TextParagraph(alignment: .right)
    text.runs = [TextRun(5..<10, attributes)]
    let lines = TextFrame.layOut(text, width: 200).lines
    #expect(lines[0].rect.minX == 0)
    #expect(abs(lines[1].rect.maxX - 200) < 0.001)
  }
}

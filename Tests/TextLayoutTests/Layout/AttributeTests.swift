import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Attributes")
struct AttributeTests {
  private func width(_ text: StyledText) -> CGFloat {
    TextFrame.layOut(text, width: .infinity).size.width
  }

  @Test("The largest font makes the line")
  func mixedSizes() {
    var text = sample("small BIG")
    var big = text.attributes
    big.font.size = 30
    text.runs = [TextRun(6..<9, big)]
    let frame = TextFrame.layOut(text, width: .infinity)
    #expect(frame.firstBaseline == FontMetrics(of: TextFont(size: 30)).ascender)
    #expect(frame.size.height == FontMetrics(of: TextFont(size: 30)).lineHeight)
  }

  @Test("Runs part where colours change, and the layout stays the same")
  func colors() {
    var text = sample("office")
    let plain = width(text)
    var red = text.attributes
    red.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    text.runs = [TextRun(2..<4, red)]
    let frame = TextFrame.layOut(text, width: .infinity)
    #expect(frame.runs.count == 3)
    #expect(abs(frame.size.width - plain) < 0.01)
  }

  @Test("Kern widens the text by so much a gap, and may be negative")
  func kern() {
    var text = sample("abc")
    let plain = width(text)
    text.attributes.kern = 2
    #expect(abs(width(text) - plain - 6) < 2.1)
    text.attributes.kern = -1
    #expect(width(text) < plain)
  }

  @Test("Monospaced digits are all of one width")
  func monospacedDigits() {
    var ones = sample("1111")
    var eights = sample("8888")
    #expect(abs(width(ones) - width(eights)) > 1)
    ones.attributes.font.features = .monospacedDigits
    eights.attributes.font.features = .monospacedDigits
    #expect(abs(width(ones) - width(eights)) < 0.001)
  }

  @Test("A raised run needs room above")
  func baselineOffset() {
    var text = sample("a1")
    var raised = text.attributes
    raised.baselineOffset = 5
    text.runs = [TextRun(1..<2, raised)]
    let frame = TextFrame.layOut(text, width: .infinity)
    #expect(abs(frame.firstBaseline - FontMetrics(of: TextFont()).ascender - 5) < 0.001)
  }

  @Test("Ranges that are outside the text, empty or out of order do no harm")
  func oddRanges() {
    var text = sample("abc")
    var red = text.attributes
    red.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    text.runs = [
      TextRun(-5..<1, red), TextRun(1..<1, red), TextRun(2..<900, red), TextRun(0..<2, red),
    ]
    #expect(TextFrame.layOut(text, width: .infinity).runs.count == 3)
  }
}

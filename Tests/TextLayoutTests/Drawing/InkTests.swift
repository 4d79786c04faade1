import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Drawing")
struct InkTests {
  @Test(
    "Each script leaves ink, and no character is missing",
    arguments: [
      "Latin", "Ελληνικά", "Кириллица", "日本語のテキスト", "한국어", "你好", "שלום", "مرحبا", "👍",
      "👨‍👩‍👧‍👦", "→ ✓ € ½", "Ẵé̂",
    ])
  func scripts(string: String) {
    let frame = TextFrame.layOut(sample(string), width: .infinity)
    #expect(frame.missingCharacters.isEmpty)
    #expect(frame.bitmap(scale: 2).ink > 50)
  }

  @Test("A character that no font has is named, and a box is drawn")
  func missing() {
    let frame = TextFrame.layOut(sample("a\u{10FFFD}b\u{10FFFD}"), width: .infinity)
    #expect(frame.missingCharacters == ["\u{10FFFD}"])
    let plain = TextFrame.layOut(sample("ab"), width: .infinity)
    #expect(frame.bitmap(scale: 2).ink > plain.bitmap(scale: 2).ink + 20)
  }

  @Test("Ink weighs the same at each scale, to a hundredth")
  func weight() {
    let frame = TextFrame.layOut(
      sample("This can’t be undone. Illimitable minimum", size: 13), width: 150)
    let inks = [1, 2, 3].map { frame.bitmap(scale: $0).ink / ($0 * $0) }
    #expect(abs(inks[0] / inks[2] - 1) < 0.01)
    #expect(abs(inks[1] / inks[2] - 1) < 0.01)
  }

  @Test("Ink stays on the line and on the side where the layout has it", arguments: [1, 2, 3])
  func place(scale: Int) {
    let frame = TextFrame.layOut(sample("HHH"), width: .infinity)
    let bitmap = frame.bitmap(scale: CGFloat(scale))
    let metrics = FontMetrics(of: TextFont())
    var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixel(x: x, y: y) & 0xFF < 128 {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    let unit = CGFloat(scale)
    #expect(abs(CGFloat(bottom + 1) / unit - 10 - frame.firstBaseline) <= 0.75 / unit + 0.01)
    #expect(abs(CGFloat(bottom + 1 - top) / unit - metrics.capHeight) <= 1 / unit)
    #expect(CGFloat(left) / unit >= 10)
    #expect(CGFloat(right + 1) / unit <= 10 + frame.size.width)
  }

  @Test("An outline that is turned by nothing looks as the mask does")
  func outlines() {
    let frame = TextFrame.layOut(sample("Sphinx"), width: .infinity)
    let masks = frame.bitmap(scale: 2)
    let bitmap = Bitmap(width: masks.width, height: masks.height)
    let context = CGContext(bitmap: bitmap, scale: 2, flipped: true)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 500, height: 500))
    context.rotate(by: 0.000_01)
    frame.draw(in: context, at: CGPoint(x: 10, y: 10))
    #expect(abs(bitmap.ink / masks.ink - 1) < 0.01)
  }

  @Test("Emoji are pictures on the line, larger with the font, and fade with the colour")
  func emoji() {
    let small = TextFrame.layOut(sample("👍", size: 17), width: .infinity)
    let large = TextFrame.layOut(sample("👍", size: 34), width: .infinity)
    #expect(abs(large.size.width / small.size.width - 2) < 0.05)
    #expect(abs(large.bitmap().ink / small.bitmap().ink - 4) < 0.6)
    #expect(small.size.height == FontMetrics(of: TextFont()).lineHeight)
    var pale = sample("👍")
    pale.attributes.color = CGColor(gray: 0, alpha: 0.25)
    let faded = TextFrame.layOut(pale, width: .infinity)
    #expect(abs(faded.bitmap().ink / small.bitmap().ink - 0.25) < 0.02)
  }

  @Test("Backgrounds, underlines and strikes are drawn over the run's width")
  func decorations() {
    func ink(_ change: (inout TextAttributes) -> Void) -> Double {
      var text = sample("aaa")
      text.attributes.color = CGColor(gray: 0, alpha: 0)
      change(&text.attributes)
      return TextFrame.layOut(text, width: .infinity).bitmap(scale: 3).ink
    }
    let width = Double(TextFrame.layOut(sample("aaa"), width: .infinity).size.width * 3)
    let height = Double(FontMetrics(of: TextFont()).lineHeight * 3)
    #expect(ink { _ in } == 0)
    #expect(abs(ink { $0.background = .black } / (width * height) - 1) < 0.03)
    let underline = ink { $0.underline = TextDecoration(color: .black) }
    #expect(underline > width * 2 && underline < width * 6)
    let strike = ink { $0.strikethrough = TextDecoration(color: .black) }
    #expect(strike > width * 2 && strike < width * 6)
    #expect(
      ink { $0.underline = TextDecoration(style: .double, color: .black) } > underline * 1.9)
    let dotted = ink { $0.underline = TextDecoration(pattern: .dot, color: .black) }
    #expect(dotted > underline * 0.4 && dotted < underline * 0.65)
  }

  @Test("The same text at the same place is the same pixels")
  func repeatable() {
    let text = sample("Delete item? 👍 שלום", size: 15)
    let first = TextFrame.layOut(text, width: 200).bitmap(scale: 2).hash
    let second = TextFrame.layOut(text, width: 200.5).bitmap(scale: 2).hash
    #expect(first == second)
  }

  @Test("What is clipped away isn't drawn, and alpha of the context counts")
  func clip() {
    let frame = TextFrame.layOut(sample("Delete item?"), width: .infinity)
    func ink(_ prepare: (CGContext) -> Void) -> Double {
      let bitmap = Bitmap(width: 200, height: 40)
      let context = CGContext(bitmap: bitmap, scale: 1, flipped: true)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 200, height: 40))
      prepare(context)
      frame.draw(in: context, at: CGPoint(x: 10, y: 10))
      return bitmap.ink
    }
    let whole = ink { _ in }
    #expect(ink { $0.clip(to: CGRect(x: 0, y: 0, width: 200, height: 5)) } == 0)
    let half = ink { $0.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40)) }
    #expect(half > whole * 0.3 && half < whole * 0.7)
    #expect(abs(ink { $0.setAlpha(0.5) } / whole - 0.5) < 0.02)
  }
}

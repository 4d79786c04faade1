import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Fonts")
struct FontTests {
  @Test("The system font has Inter's measures, unrounded")
  func metrics() throws {
    try #require(
      TextFont.installed(named: "Inter", size: 17) != nil, "The font Inter is not installed")
    let metrics = FontMetrics(of: TextFont())
    #expect(abs(metrics.ascender - 17 * 0.96875) < 0.01)
    #expect(abs(metrics.descender + 17 * 0.2415) < 0.01)
    #expect(abs(metrics.capHeight - 17 * 0.7273) < 0.01)
    #expect(abs(metrics.xHeight - 17 * 0.5455) < 0.05)
    #expect(abs(metrics.lineHeight - 20.574) < 0.01)
  }

  @Test("Measures grow with the size")
  func proportional() {
    let small = FontMetrics(of: TextFont(size: 10))
    let large = FontMetrics(of: TextFont(size: 19))
    #expect(abs(large.lineHeight / small.lineHeight - 1.9) < 0.001)
  }

  @Test("Heavier is wider")
  func weights() {
    #expect(width(17, 400) < width(17, 600))
    #expect(width(17, 600) < width(17, 900))
  }

  @Test("Lines get longer with the size, and tighter for it, without a leap where the cut changes")
  func opticalSize() {
    let sizes = stride(from: 8, through: 40, by: 0.5).map { CGFloat($0) }
    let widths = sizes.map { width($0, 600) }
    let shares = zip(widths, sizes).map { $0 / $1 }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(shares, shares.dropFirst()).allSatisfy { abs($0 - $1) < 0.15 })
    #expect(shares[0] > shares[shares.count - 1] + 0.3)
  }

  @Test("Arabic and emoji are not torn apart")
  func noTracking() {
    func width(_ string: String, _ family: String?) -> CGFloat {
      let font = TextFont(family: family, size: 24)
      let text = StyledText(string, TextAttributes(font: font, color: .black))
      return TextFrame.layOut(text, width: .infinity).size.width
    }
    for string in ["مرحبا", "👨‍👩‍👧‍👦1️⃣🇩🇪", "日本語"] {
      #expect(width(string, nil) == width(string, "Inter Display"))
    }
    #expect(width("abc", nil) > width("abc", "Inter Display"))
  }

  private func width(_ size: CGFloat, _ weight: Int) -> CGFloat {
    let text = sample("Delete item? It can’t be undone.", size: size, weight: weight)
    return TextFrame.layOut(text, width: .infinity).size.width
  }

  @Test("A family that isn't installed falls back")
  func fallback() {
    let text = StyledText(
      "abc", TextAttributes(font: TextFont(family: "No Such Family"), color: .black))
    let frame = TextFrame.layOut(text, width: .infinity)
    #expect(frame.size.width > 10)
    #expect(frame.missingCharacters.isEmpty)
  }

  @Test(
    "A size that is no size is laid out all the same",
    arguments: [0, -3, .nan, .infinity, 1e9] as [CGFloat])
  func oddSizes(size: CGFloat) {
    let frame = TextFrame.layOut(sample("abc", size: size), width: 100)
    #expect(frame.size.height.isFinite && frame.size.height > 0)
  }

  @Test("Fonts are found by family, PostScript and full name")
  func names() {
    #expect(TextFont.installed(named: "Inter", size: 12) == TextFont(family: "Inter", size: 12))
    let bold = TextFont.installed(named: "Inter-SemiBold", size: 12)
    #expect(bold?.family == "Inter")
    #expect(bold?.weight == 600)
    #expect(TextFont.installed(named: "Inter-Italic", size: 12)?.isItalic == true)
    #expect(TextFont.installed(named: "No Such Font", size: 12) == nil)
  }

  @Test("No fonts at all is an error that says what to install")
  func noFonts() throws {
    try TextSystem.verifyFonts()
    #expect(TextSystemError.noFonts.description.contains("apt install fonts-inter"))
  }

  @Test("More fonts than are kept at once do no harm to the frames that use them")
  func manySizes() {
    let first = TextFrame.layOut(sample("abc", size: 17.001), width: 100)
    for step in 0..<300 {
      _ = TextFrame.layOut(sample("abc", size: 5 + CGFloat(step) / 10), width: 100)
    }
    #expect(first.bitmap().ink > 20)
  }
}

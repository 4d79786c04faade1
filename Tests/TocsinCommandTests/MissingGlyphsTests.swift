import Testing

@testable import TocsinCommand

@Suite("Characters that no font has")
struct MissingGlyphsTests {
  @Test("Nothing is said where every character has a font")
  func none() {
    #expect(MissingGlyphs.missing(in: ["Ünï 日本 🎉", "–", ""]) == [])
    #expect(MissingGlyphs.line(for: []) == nil)
  }

  @Test("Each character is found once, in any of the texts")
  func found() {
    let texts = ["a\u{10FFFD}b\u{10FFFD}", "plain", "\u{10FFFC}"]
    #expect(MissingGlyphs.missing(in: texts) == ["\u{10FFFD}", "\u{10FFFC}"])
  }

  @Test("The line names them by number and the packages that have them, once each")
  func line() throws {
    let line = try #require(MissingGlyphs.line(for: ["क", "ख", "日", "🎉"]))
    #expect(line.contains("क (U+0915), ख (U+0916), 日 (U+65E5), 🎉 (U+1F389)"))
    #expect(line.contains("fonts-noto-core or fonts-noto-cjk or fonts-noto-color-emoji"))
    #expect(!line.contains("\n"))
    let nobody = try #require(MissingGlyphs.line(for: ["\u{10FFFD}"]))
    #expect(!nobody.contains("package"))
    let many = try #require(
      MissingGlyphs.line(for: (0x900..<0x914).compactMap(Unicode.Scalar.init)))
    #expect(many.contains("and 12 more"))
  }
}

import Testing

@testable import TextLayout

@Suite("Prepared text")
struct PreparedTextTests {
  @Test("Offsets go over to bytes and back", arguments: oddStrings)
  func roundTrip(string: String) {
    let text = PreparedText(string)
    #expect(text.utf16Count == string.utf16.count)
    for index in string.indices {
      let offset = index.utf16Offset(in: string)
      #expect(text.utf16Offset(ofByte: text.byteOffset(ofUTF16: offset)) == offset)
    }
    #expect(text.byteOffset(ofUTF16: text.utf16Count) == text.bytes.count)
  }

  @Test("Control characters become replacement characters, one for one")
  func controls() {
    let text = PreparedText("a\0b\u{1B}\u{9F}\t")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "a\u{FFFD}b\u{FFFD}\u{FFFD}\t")
  }

  @Test("CRLF is one break; U+2028 does not end the paragraph")
  func breaks() {
    let segments = PreparedText("a\r\nb\u{2028}c").segments
    #expect(segments.map(\.terminatorLength) == [2, 3, 0])
    #expect(segments.map(\.endsParagraph) == [true, false, true])
    #expect(segments.map(\.startsParagraph) == [true, true, false])
  }
}

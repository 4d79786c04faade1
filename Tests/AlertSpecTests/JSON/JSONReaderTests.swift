import Testing

@testable import AlertSpec

@Suite("Reading JSON")
struct JSONReaderTests {
  private func string(_ json: String) throws -> String {
    var reader = JSONReader(Array(json.utf8), from: .standardInput)
    let text = try reader.readString()
    try reader.readEnd()
    return text
  }

  private func number(_ json: String) throws -> Double {
    var reader = JSONReader(Array(json.utf8), from: .standardInput)
    return try reader.readNumber()
  }

  @Test("Escapes stand for characters")
  func escapes() throws {
    #expect(try string(#" "\"\\\/\b\f\n\r\t" "#) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(try string(#""\u00e9\u65E5\ud83c\udf89""#) == "é日🎉")
    #expect(try string(#""a\u0001b""#) == "a\u{1}b")
    #expect(try string("\"Ünï 日本 🎉\"") == "Ünï 日本 🎉")
    #expect(try string("\"\"") == "")
  }

  @Test(
    "Half a surrogate pair is refused",
    arguments: [
      #""\ud800""#, #""\udc00""#, #""\ud800x""#, #""\ud800\n""#, #""\ud800\ud800""#,
      #""\ud800\u0041""#,
    ])
  func loneSurrogate(json: String) {
    #expect(throws: UsageError.self) { try string(json) }
  }

  @Test(
    "Broken strings are refused",
    arguments: [
      #""\x""#, #""\u12""#, #""\u12G4""#, #""\u"#, #""\"#, "\"a", "\"a\nb\"", "\"\t\"",
      #""\u0000""#, "\"\0\"",
    ])
  func brokenString(json: String) {
    #expect(throws: UsageError.self) { try string(json) }
  }

  @Test(
    "Numbers follow the grammar of JSON",
    arguments: [
      ("0", 0), ("-0", 0), ("12", 12), ("-0.5", -0.5), ("1e3", 1000), ("1E+3", 1000),
      ("25e-1", 2.5),
      ("1e-999", 0), ("100000000000000000000", 1e20),
    ])
  func numbers(json: String, value: Double) throws {
    #expect(try number(json) == value)
  }

  @Test(
    "What Swift would take for a number and JSON not is refused",
    arguments: [
      "01", "1.", ".5", "+1", "1e", "1e+", "-", "0x10", "NaN", "Infinity", "-Infinity", "1_000",
      "1.5.2", "--1", "1e999", "-1e999", "1a",
    ])
  func brokenNumber(json: String) {
    #expect(throws: UsageError.self) { try number(json) }
  }

  @Test("Lines and columns count from 1 and in characters; a byte order mark takes none")
  func position() {
    let text = Array("a\né日🎉x".utf8)
    #expect(TextPosition.of(0, in: text) == (1, 1))
    #expect(TextPosition.of(1, in: text) == (1, 2))
    #expect(TextPosition.of(2, in: text) == (2, 1))
    #expect(TextPosition.of(text.count - 1, in: text) == (2, 4))
    #expect(TextPosition.of(3, in: [0xEF, 0xBB, 0xBF] + text) == (1, 1))
  }

  @Test("A path is written like an access in a program")
  func path() {
    let steps: [JSONPathStep] = [.key("buttons"), .index(1), .key("we ird"), .key("$schema")]
    #expect(steps.written == #"$.buttons[1]["we ird"].$schema"#)
    #expect([JSONPathStep]().written == "$")
  }
}

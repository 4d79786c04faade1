extension JSONReader {
  /// A string, with escapes resolved.
  ///
  /// It holds no U+0000 and no half characters.
  mutating func readString() throws(UsageError) -> String {
    try expect(.string)
    let opening = index
    index += 1
    var text: [UInt8] = []
    while true {
      let run = index
      skipPlainBytes()
      if let invalid = Self.firstInvalidByte(in: bytes[run..<index]) {
        throw error(.invalidUTF8(bytes[invalid]), at: invalid)
      }
      text += bytes[run..<index]
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(try readEscape()).utf8)
      case let control?:
        // A line break is nearly always a string that was left open.
        throw error(
          control == UInt8(ascii: "\n") ? .unfinishedString : .controlCharacter(control),
          at: control == UInt8(ascii: "\n") ? opening : index)
      case nil:
        throw error(.unfinishedString, at: opening)
      }
    }
  }

  /// Goes on to the next quotation mark, backslash or control character.
  private mutating func skipPlainBytes() {
    index =
      bytes[index...].firstIndex { byte in
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
      } ?? bytes.count
  }

  private mutating func readEscape() throws(UsageError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let sign = next else { throw error(.end(expected: "the rest of the escape")) }
    index += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(sign)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default:
      index -= 1
      if scalar(at: index) == nil { throw error(.invalidUTF8(sign)) }
      throw error(.unknownEscape, at: start)
    }
  }

  /// The character of `\uXXXX`, or of two of them that belong together.
  private mutating func readUnicodeEscape(from start: Int) throws(UsageError) -> Unicode.Scalar {
    let unit = try readHexDigits()
    if unit == 0 { throw error(.nulCharacter, at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw error(.loneSurrogate(unit), at: start) }
    index += 2
    let second = try readHexDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.loneSurrogate(unit), at: start) }
    return scalar
  }

  private mutating func readHexDigits() throws(UsageError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw unexpected(expected: "four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// The index of the first byte that belongs to no character.
  private static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return bytes.startIndex + error.byteOffsets.lowerBound
    }
  }
}

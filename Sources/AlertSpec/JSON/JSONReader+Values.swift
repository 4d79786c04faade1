extension JSONReader {
  /// The type of the value that comes next, which is not taken.
  mutating func peekType() throws(UsageError) -> JSONType {
    skipSpace()
    guard let next else { throw unexpected(expected: "a value") }
    switch next {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "'"), UInt8(ascii: "+"), UInt8(ascii: "."):
      let start = index
      let word = bareWord()
      defer { index = start }
      switch word {
      case "true", "false": return .boolean
      case "null": return .null
      default: throw error(.bareWord, at: start)
      }
    default: throw unexpected(expected: "a value")
    }
  }

  /// Goes on only if a value of that type comes next.
  mutating func expect(_ type: JSONType) throws(UsageError) {
    let found = try peekType()
    if found != type {
      throw UsageError(
        place: place(at: index), problem: .wrongType(expected: type, found: found))
    }
  }

  mutating func readBoolean() throws(UsageError) -> Bool {
    try expect(.boolean)
    return bareWord() == "true"
  }

  mutating func readNull() throws(UsageError) {
    try expect(.null)
    _ = bareWord()
  }

  /// A number, which is always finite.
  mutating func readNumber() throws(UsageError) -> Double {
    try readNumberLiteral().number
  }

  /// The same with all of its digits.
  mutating func readExactNumber() throws(UsageError) -> ExactNumber {
    skipSpace()
    let start = index
    guard let number = ExactNumber(try readNumberLiteral().text) else {
      throw error(.numberTooLong, at: start)
    }
    return number
  }

  private mutating func readNumberLiteral() throws(UsageError) -> (text: String, number: Double) {
    try expect(.number)
    let start = index
    let text = bareWord()
    guard Self.isNumber(text.utf8) else { throw error(.badNumber, at: start) }
    guard let number = Double(text), number.isFinite else {
      throw error(.numberTooLarge(text), at: start)
    }
    return (text, number)
  }

  /// Takes everything up to white space or a sign that can follow a value.
  private mutating func bareWord() -> String {
    let start = index
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "/"):
        break scan
      default: index += 1
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// RFC 8259's grammar: no sign but minus, no leading zero, digits around the point.
  static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    var rest = text[...]
    func digits() -> Int {
      let end = rest.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let count = rest.distance(from: rest.startIndex, to: end ?? rest.endIndex)
      rest = rest[(end ?? rest.endIndex)...]
      return count
    }
    func take(_ signs: Unicode.Scalar...) -> Bool {
      guard let first = rest.first, signs.contains(where: { UInt8(ascii: $0) == first }) else {
        return false
      }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    let leadingZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    if whole == 0 || (leadingZero && whole > 1) { return false }
    if take("."), digits() == 0 { return false }
    if take("e", "E") {
      _ = take("+", "-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}

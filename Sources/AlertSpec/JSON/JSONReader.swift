/// Reads JSON (RFC 8259) in one pass, by asking for what must come next.
///
///     var reader = JSONReader(bytes, from: source)
///     try reader.readObject(Key.self) { reader, key throws(UsageError) in
///       switch key {
///       case .title: title = try reader.readString()
///       case .timeout: timeout = try reader.readNumber()
///       }
///     }
///     try reader.readEnd()
///
/// Foundation's decoder can't do this work: it takes the last of two equal keys, ignores unknown
/// ones, tells a place only for broken syntax and in its own words, and builds the whole tree
/// before the first look at it. Here the first mistake in reading order is reported with path,
/// line and column. As every value is asked for by type, nothing unknown is ever skipped: memory
/// is bounded by the strings that are kept, and no nesting goes deeper than the spec's own.
///
/// A byte order mark of UTF-8 at the beginning is accepted. Invariant: `index` stands before a
/// token or white space, and `path` names the value around it.
struct JSONReader {
  let source: SpecSource
  let bytes: [UInt8]
  var index = 0
  var path: [JSONPathStep] = []

  init(_ bytes: [UInt8], from source: SpecSource) {
    self.bytes = bytes
    self.source = source
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Goes to the next token.
  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  /// Takes the next token if it is that sign.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let next, next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  /// Makes sure that nothing follows the value that was read.
  mutating func readEnd() throws(UsageError) {
    skipSpace()
    if let next { throw error(next == UInt8(ascii: "/") ? .comment : .textAfterEnd) }
  }
}

// MARK: - Mistakes

extension JSONReader {
  /// A mistake of syntax at the current place.
  func error(_ mistake: JSONMistake) -> UsageError { error(mistake, at: index) }

  func error(_ mistake: JSONMistake, at offset: Int) -> UsageError {
    UsageError(place: place(at: offset), problem: .syntax(mistake))
  }

  /// What to say when something else was expected here.
  func unexpected(expected: String) -> UsageError {
    guard let next else { return error(.end(expected: expected)) }
    if next == UInt8(ascii: "/") { return error(.comment) }
    guard let scalar = scalar(at: index) else { return error(.invalidUTF8(next)) }
    // A letter may be a secret's: its quotation mark lacks a backslash.
    let isSign = scalar.isASCII && !scalar.properties.isAlphabetic && scalar.value >= 0x20
    let isPlain = isSign && scalar.properties.numericType == nil
    return error(.unexpected(isPlain ? scalar : nil, expected: expected))
  }

  /// The character that begins there, if it is one.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let end = min(offset + 4, bytes.count)
    var decoder = Unicode.UTF8()
    var rest = bytes[offset..<end].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
    return nil
  }
}

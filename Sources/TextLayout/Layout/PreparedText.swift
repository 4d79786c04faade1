/// A text as it goes to the shaper: UTF-8 without control characters, cut at every hard break.
///
/// All replacements keep the count of UTF-16 units, so offsets are those of the original string.
struct PreparedText {
  /// What lies between two hard breaks.
  struct Segment {
    /// Byte offsets; the terminator comes after.
    var bytes: Range<Int>
    var terminatorLength = 0
    /// False after U+2028 and its kin, which end a line within the paragraph.
    var endsParagraph = true
    /// Whether a paragraph begins here.
    var startsParagraph = true
  }

  private(set) var bytes: [UInt8]
  /// Never empty; the last segment has no terminator.
  private(set) var segments: [Segment] = []
  /// The UTF-16 offset of each byte and of the end; `nil` while one byte is one unit.
  private var offsets: [Int32]?
  private(set) var utf16Count: Int

  init(_ string: String) {
    bytes = Array(string.utf8)
    utf16Count = bytes.count
    if Self.needsWork(bytes) {
      replaceControls()
      mapOffsets()
    }
    cut()
  }

  /// Whether there is a byte that is not plain printable ASCII, tab or newline.
  private static func needsWork(_ bytes: [UInt8]) -> Bool {
    bytes.contains { $0 >= 0x7F || ($0 < 0x20 && !(0x09...0x0D).contains($0)) }
  }

  // MARK: Offsets

  func utf16Offset(ofByte byte: Int) -> Int {
    let byte = min(max(byte, 0), bytes.count)
    return offsets.map { Int($0[byte]) } ?? byte
  }

  /// The byte where the character begins that holds this UTF-16 unit.
  func byteOffset(ofUTF16 offset: Int) -> Int {
    let offset = min(max(offset, 0), utf16Count)
    guard let offsets else { return offset }
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    while low > 0, low < bytes.count, bytes[low] & 0xC0 == 0x80 { low -= 1 }
    return low
  }

  private mutating func mapOffsets() {
    var map = [Int32](repeating: 0, count: bytes.count + 1)
    var unit: Int32 = 0
    var start: Int32 = 0
    for (index, byte) in bytes.enumerated() {
      if byte & 0xC0 != 0x80 {
        start = unit
        unit += byte >= 0xF0 ? 2 : 1
      }
      map[index] = start
    }
    map[bytes.count] = unit
    offsets = map
    utf16Count = Int(unit)
  }

  // MARK: Control characters

  // DIFFERENCE: UIKit draws nothing for control characters. Pango stops at NUL and draws boxes for
  // its kin; U+FFFD shows that something is there.
  private mutating func replaceControls() {
    let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x7F || (byte < 0x20 && !(0x09...0x0D).contains(byte)) {
        result += replacement
        index += 1
      } else if byte == 0xC2, bytes[index + 1] < 0xA0, bytes[index + 1] != 0x85 {
        result += replacement
        index += 2
      } else {
        result.append(byte)
        index += 1
      }
    }
    bytes = result
  }

  // MARK: Hard breaks

  private mutating func cut() {
    var start = 0
    var startsParagraph = true
    var index = 0
    while index < bytes.count {
      guard let end = Self.hardBreak(in: bytes, at: index) else {
        index += 1
        continue
      }
      segments.append(
        Segment(
          bytes: start..<index, terminatorLength: end.length, endsParagraph: end.endsParagraph,
          startsParagraph: startsParagraph))
      startsParagraph = end.endsParagraph
      index += end.length
      start = index
    }
    segments.append(Segment(bytes: start..<bytes.count, startsParagraph: startsParagraph))
  }

  /// The hard break that begins at this byte: a line feed and its kin, U+0085, U+2028, U+2029.
  private static func hardBreak(
    in bytes: [UInt8], at index: Int
  ) -> (length: Int, endsParagraph: Bool)? {
    switch bytes[index] {
    case 0x0A: (1, true)
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? (2, true) : (1, true)
    case 0x0B, 0x0C: (1, false)
    case 0xC2 where bytes[index + 1] == 0x85: (2, true)
    case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA8: (3, false)
    case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9: (3, true)
    default: nil
    }
  }

  /// The bytes of a range with each hard break made spaces of the same length.
  func joined(_ range: Range<Int>) -> [UInt8] {
    var result = Array(bytes[range])
    var index = 0
    while index < result.count {
      guard let end = Self.hardBreak(in: result, at: index) else {
        index += 1
        continue
      }
      // U+00A0 and U+2002 are spaces of two and of three bytes.
      switch result[index] {
      case 0xC2: result[index + 1] = 0xA0
      case 0xE2: result[index + 2] = 0x82
      default: for offset in index..<index + end.length { result[offset] = 0x20 }
      }
      index += end.length
    }
    return result
  }
}

/// What has to be known of each character of a stretch of text, by its first byte in UTF-8.
struct CharacterMarks {
  struct Mark: OptionSet {
    let rawValue: UInt8
    /// A grapheme begins here. Graphemes are Swift's, so carets stop where a `Character` ends.
    static let grapheme = Mark(rawValue: 1)
    static let whiteSpace = Mark(rawValue: 2)
    /// Not to be tracked: of a script other than those whose letters stand apart. It would tear
    /// Arabic, and emoji and Han characters have no need of it.
    static let tight = Mark(rawValue: 4)
  }

  private let marks: [Mark]

  init(_ bytes: [UInt8]) {
    var marks = [Mark](repeating: [], count: bytes.count)
    var isASCII = true
    var index = 0
    while index < bytes.count {
      let scalar = Self.scalar(in: bytes, at: index)
      marks[index] = Self.marks(of: scalar.value)
      if scalar.length > 1 { isASCII = false }
      index += scalar.length
    }
    if isASCII {
      for index in marks.indices { marks[index].insert(.grapheme) }
    } else {
      let string = String(decoding: bytes, as: UTF8.self)
      var index = string.startIndex
      while index < string.endIndex {
        marks[string.utf8.distance(from: string.startIndex, to: index)].insert(.grapheme)
        index = string.index(after: index)
      }
    }
    self.marks = marks
  }

  /// Nothing is known of what comes after the end: an ellipsis of our own.
  subscript(byte: Int) -> Mark { byte < marks.count ? marks[byte] : .grapheme }

  private static func marks(of scalar: UInt32) -> Mark {
    switch scalar {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: .whiteSpace
    case 0x3000: [.whiteSpace, .tight]
    // Latin, Greek, Cyrillic and Armenian with their marks; punctuation and currencies.
    case 0..<0x590, 0x1E00..<0x200C, 0x2010..<0x2028, 0x2030..<0x2060, 0x20A0..<0x20C0: []
    default: .tight
    }
  }

  /// The bytes come from a `String` and are well formed.
  private static func scalar(in bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int) {
    func continuation(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
    let first = UInt32(bytes[index])
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | continuation(1), 2)
    case ..<0xF0: return ((first & 0xF) << 12 | continuation(1) << 6 | continuation(2), 3)
    default:
      let high = (first & 0x7) << 18 | continuation(1) << 12
      return (high | continuation(2) << 6 | continuation(3), 4)
    }
  }

  /// The pieces of a range, each of graphemes that may all be tracked or of such that may not.
  func pieces(of range: Range<Int>) -> [(range: Range<Int>, isTight: Bool)] {
    var pieces: [(range: Range<Int>, isTight: Bool)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var isTight = self[start].contains(.tight)
      var end = start + 1
      while end < range.upperBound, !self[end].contains(.grapheme) {
        if self[end].contains(.tight) { isTight = true }
        end += 1
      }
      if let last = pieces.last, last.isTight == isTight {
        pieces[pieces.count - 1].range = last.range.lowerBound..<end
      } else {
        pieces.append((start..<end, isTight))
      }
      start = end
    }
    return pieces
  }

  /// Where to part stretches without white space that are longer than `length` bytes, ascending:
  /// between graphemes, and so that no part is much longer.
  func partings(every length: Int) -> [Int] {
    var partings: [Int] = []
    var start = 0
    for (index, mark) in marks.enumerated() {
      if mark.contains(.whiteSpace) {
        start = index + 1
      } else if index - start >= length, mark.contains(.grapheme) {
        partings.append(index)
        start = index
      }
    }
    return partings
  }
}

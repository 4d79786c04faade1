internal import CPango
import Foundation

/// Where graphemes, words and paragraphs begin and end. All offsets are in UTF-16 units, and those
/// outside the string count as its ends.
package enum TextBoundaries {
  // MARK: Graphemes

  package static func nextGrapheme(in string: String, after offset: Int) -> Int {
    let index = index(of: offset, in: string)
    guard index < string.endIndex else { return string.utf16.count }
    return string.index(after: index).utf16Offset(in: string)
  }

  package static func previousGrapheme(in string: String, before offset: Int) -> Int {
    let index = index(of: offset, in: string)
    guard index > string.startIndex else { return 0 }
    guard index < string.endIndex else {
      return string.index(before: index).utf16Offset(in: string)
    }
    // Inside a grapheme its own beginning is the one before.
    let start = string.index(before: string.index(after: index))
    return (start < index ? start : string.index(before: index)).utf16Offset(in: string)
  }

  private static func index(of offset: Int, in string: String) -> String.Index {
    String.Index(utf16Offset: min(max(offset, 0), string.utf16.count), in: string)
  }

  // MARK: Words

  /// The end of this word or, between words, of the next one; without one the end of the string.
  package static func nextWordEnd(in string: String, after offset: Int) -> Int {
    words(of: string).first { $0.upperBound > offset }?.upperBound ?? string.utf16.count
  }

  /// The beginning of this word or, between words, of the one before; without one 0.
  package static func previousWordStart(in string: String, before offset: Int) -> Int {
    words(of: string).last { $0.lowerBound < offset }?.lowerBound ?? 0
  }

  /// The word around this offset or ending at it; `nil` between words.
  package static func word(in string: String, at offset: Int) -> Range<Int>? {
    let words = words(of: string)
    return words.first { $0.contains(offset) } ?? words.first { $0.upperBound == offset }
  }

  /// What lies between Unicode's word boundaries (UAX #29) and has a letter or digit in it. So
  /// "don’t" and "3.14" are each one word.
  // DIFFERENCE: UIKit finds words in Chinese and Japanese by a dictionary; here each Han character
  // is one.
  private static func words(of string: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var (start, offset, isWord) = (0, 0, false)
    for (scalar, isBoundary) in zip(string.unicodeScalars, boundaries(of: string)) {
      if isBoundary {
        if isWord { words.append(start..<offset) }
        (start, isWord) = (offset, false)
      }
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil { isWord = true }
      offset += UTF16.width(scalar)
    }
    if isWord { words.append(start..<offset) }
    return words
  }

  /// For each character whether there is a word boundary before it.
  private static func boundaries(of string: String) -> [Bool] {
    let text = PreparedText(string)
    guard !text.bytes.isEmpty else { return [] }
    let count = string.unicodeScalars.count + 1
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
    text.bytes.withUnsafeBytes { bytes in
      TextSession.shared.withLock { _ in
        pango_get_log_attrs(
          bytes.baseAddress!.assumingMemoryBound(to: CChar.self), Int32(bytes.count), -1,
          pango_language_from_string("en"), &attributes, Int32(count))
      }
    }
    return attributes.map { $0.is_word_boundary != 0 }
  }

  // MARK: Paragraphs

  /// The paragraph at this offset without its separator.
  package static func paragraph(in string: String, at offset: Int) -> Range<Int> {
    let text = PreparedText(string)
    let byte = text.byteOffset(ofUTF16: offset)
    var start = 0
    for segment in text.segments {
      if segment.startsParagraph { start = segment.bytes.lowerBound }
      guard segment.endsParagraph else { continue }
      if byte < segment.bytes.upperBound + segment.terminatorLength
        || byte == segment.bytes.upperBound || segment.terminatorLength == 0
      {
        return text.utf16Offset(
          ofByte: start)..<text.utf16Offset(ofByte: segment.bytes.upperBound)
      }
    }
    return 0..<text.utf16Count
  }
}

internal import Foundation

/// Where characters, words and paragraphs begin and end in a text, as UTF-16 offsets.
///
/// A character is what a reader takes for one (a grapheme cluster): no caret stands inside an
/// emoji or between a letter and its accent. A word is a run of letters, digits and marks; Han,
/// Hiragana and Katakana are runs of their own, since their words are not set apart by spaces.
nonisolated package struct TextStops {
  private let text: String
  private let length: Int

  package init(_ text: String) {
    self.text = text
    length = text.utf16.count
  }

  private func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: min(max(0, offset), length), in: text)
  }

  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: text) }

  // MARK: Characters

  /// The first boundary between characters after `offset`; the end at the end.
  package func character(after offset: Int) -> Int {
    offset >= length ? length : self.offset(text.index(after: index(offset)))
  }

  /// The last boundary between characters before `offset`; 0 at the beginning.
  package func character(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let aligned = aligned(down: offset)
    return aligned < offset ? aligned : self.offset(text.index(before: index(aligned)))
  }

  /// `offset` if it is between characters, else the boundary before it.
  package func aligned(down offset: Int) -> Int {
    guard offset < length else { return length }
    guard offset > 0 else { return 0 }
    return self.offset(text.index(before: text.index(after: index(offset))))
  }

  /// `offset` if it is between characters, else the boundary after it.
  package func aligned(up offset: Int) -> Int {
    let down = aligned(down: offset)
    return down < offset ? character(after: down) : down
  }

  /// `range` inside the text, grown so that it splits no surrogate pair.
  package func wholeScalars(_ range: Range<Int>) -> Range<Int> {
    let units = text.utf16
    func splits(_ offset: Int) -> Bool {
      guard offset > 0, offset < length else { return false }
      return UTF16.isTrailSurrogate(units[index(offset)])
        && UTF16.isLeadSurrogate(units[index(offset - 1)])
    }
    let lower = min(max(0, range.lowerBound), length)
    let upper = min(max(lower, range.upperBound), length)
    return (splits(lower) ? lower - 1 : lower)..<(splits(upper) ? upper + 1 : upper)
  }

  // MARK: Words

  /// The end of the word that `offset` is in or that comes next; the end if none does.
  package func wordEnd(after offset: Int) -> Int {
    var position = index(offset)
    while position < text.endIndex, !CharacterKind(text[position]).isWord {
      position = text.index(after: position)
    }
    return self.offset(endOfRun(from: position))
  }

  /// The beginning of the word that `offset` is in or that comes before; 0 if none does.
  package func wordStart(before offset: Int) -> Int {
    var position = index(offset)
    while position > text.startIndex {
      let previous = text.index(before: position)
      if CharacterKind(text[previous]).isWord { break }
      position = previous
    }
    return self.offset(startOfRun(endingAt: position))
  }

  /// The run of like characters at `offset`, as a double click selects it: a word, the space
  /// between words, or a run of other signs. At the end of the text, the last run.
  package func word(around offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var position = index(aligned(down: offset))
    if position == text.endIndex { position = text.index(before: position) }
    let next = text.index(after: position)
    return self.offset(startOfRun(endingAt: next))..<self.offset(endOfRun(from: position))
  }

  private func endOfRun(from start: String.Index) -> String.Index {
    guard start < text.endIndex else { return start }
    let kind = CharacterKind(text[start])
    var position = text.index(after: start)
    while position < text.endIndex, CharacterKind(text[position]) == kind || joins(at: position) {
      position = text.index(after: position)
    }
    return position
  }

  private func startOfRun(endingAt end: String.Index) -> String.Index {
    guard end > text.startIndex else { return end }
    var position = text.index(before: end)
    let kind = CharacterKind(text[position])
    while position > text.startIndex {
      let previous = text.index(before: position)
      guard CharacterKind(text[previous]) == kind || joins(at: previous) else { break }
      position = previous
    }
    return position
  }

  /// Whether an apostrophe or full stop stands between two letters or digits, as in "can't".
  private func joins(at position: String.Index) -> Bool {
    guard "'’.·".contains(text[position]), position > text.startIndex else { return false }
    let next = text.index(after: position)
    guard next < text.endIndex else { return false }
    return CharacterKind(text[text.index(before: position)]) == .letter
      && CharacterKind(text[next]) == .letter
  }

  // MARK: Paragraphs

  /// The paragraph that `offset` is in, without its line break.
  package func paragraph(around offset: Int) -> Range<Int> {
    let position = index(aligned(down: offset))
    let start = text[..<position].lastIndex(where: \.isNewline).map(text.index(after:))
    let end = text[position...].firstIndex(where: \.isNewline)
    return self.offset(start ?? text.startIndex)..<self.offset(end ?? text.endIndex)
  }
}

/// The kinds of characters that words are told apart by.
nonisolated private enum CharacterKind {
  case letter, han, hiragana, katakana, space, newline, sign

  init(_ character: Character) {
    let scalar = character.unicodeScalars.first!
    switch scalar.value {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD, 0x3005...0x3007:
      self = .han
    default:
      if character.isNewline {
        self = .newline
      } else if character.isWhitespace {
        self = .space
      } else if character == "_" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || scalar.properties.generalCategory.isMark
      {
        self = .letter
      } else {
        self = .sign
      }
    }
  }

  /// Whether word motions stop at its runs.
  var isWord: Bool {
    switch self {
    case .letter, .han, .hiragana, .katakana: true
    case .space, .newline, .sign: false
    }
  }
}

nonisolated extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}

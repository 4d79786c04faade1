internal import Foundation

/// How offsets into a text relate to offsets into what is shown of it: the same, line breaks being
/// shown as spaces, or one bullet for each character of a secret.
struct DisplayedText {
  /// What is shown.
  let string: String
  /// Where the characters of a secret end, the first entry being 0; nil for text shown as it is.
  private let stops: [Int]?

  init(_ text: String, isSecure: Bool) {
    guard isSecure else {
      string = Self.onOneLine(text)
      stops = nil
      return
    }
    var ends = [0]
    for character in text { ends.append(ends.last! + character.utf16.count) }
    stops = ends
    string = String(repeating: "•", count: ends.count - 1)
  }

  /// The text with each unit of its line breaks as a space.
  private static func onOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    var scalars = String.UnicodeScalarView()
    for character in text {
      guard character.isNewline else {
        scalars.append(contentsOf: character.unicodeScalars)
        continue
      }
      scalars.append(contentsOf: character.unicodeScalars.map { _ in " " })
    }
    return String(scalars)
  }

  /// Where an offset into the text is shown.
  func displayed(_ offset: Int) -> Int {
    guard let stops else { return offset }
    return (stops.firstIndex { $0 > offset } ?? stops.count) - 1
  }

  /// Where a range of the text is shown.
  func displayed(_ range: Range<Int>) -> Range<Int> {
    displayed(range.lowerBound)..<displayed(range.upperBound)
  }

  /// The offset into the text that is shown at an offset.
  func original(_ displayed: Int) -> Int {
    guard let stops else { return displayed }
    return stops[min(max(0, displayed), stops.count - 1)]
  }
}

package import Foundation

/// A string with attributes that can be cut between any two Unicode scalars.
///
/// Foundation's `NSMutableAttributedString` can't on Linux: replacing the "e" of an "é" in two
/// scalars leaves it in place. Offsets are UTF-16 units.
nonisolated package struct EditedText {
  package typealias Attributes = [NSAttributedString.Key: Any]

  /// The text alone.
  package private(set) var string: String
  /// In the order of the text; none is empty.
  private var runs: [Run]

  private struct Run {
    var length: Int
    var attributes: Attributes
  }

  package init(_ string: String = "", attributes: Attributes = [:]) {
    self.string = string
    let length = string.utf16.count
    runs = length > 0 ? [Run(length: length, attributes: attributes)] : []
  }

  package init(_ attributed: NSAttributedString) {
    string = attributed.string
    runs = []
    let all = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: all) { attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
  }

  /// The same for everybody else.
  package var attributedString: NSAttributedString {
    let attributed = NSMutableAttributedString(string: string)
    var start = 0
    for run in runs {
      attributed.setAttributes(
        run.attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return attributed
  }

  package var length: Int { string.utf16.count }
  package var isEmpty: Bool { string.isEmpty }
  /// Whether there are no attributes.
  package var isPlain: Bool { runs.allSatisfy(\.attributes.isEmpty) }

  /// The attributes of the character at an offset; none at the end.
  package func attributes(at offset: Int) -> Attributes {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return [:]
  }

  /// Part of the text.
  package subscript(range: Range<Int>) -> EditedText {
    var part = EditedText(String(string.unicodeScalars[indices(of: range)]))
    part.runs = runs(in: range)
    return part
  }

  /// Puts other text in the place of a part.
  package mutating func replace(_ range: Range<Int>, with other: EditedText) {
    let tail = runs(in: range.upperBound..<length)
    runs = runs(in: 0..<range.lowerBound)
    for run in other.runs + tail { append(run) }
    string.unicodeScalars.replaceSubrange(
      indices(of: range), with: other.string.unicodeScalars)
  }

  /// Puts other text at the end.
  package mutating func append(_ other: EditedText) { replace(length..<length, with: other) }

  /// Changes the attributes of all parts.
  package mutating func mapAttributes(_ change: (inout Attributes) -> Void) {
    let old = runs
    runs = []
    for var run in old {
      change(&run.attributes)
      append(run)
    }
  }

  /// Another string of the same length with the same attributes.
  package func restrung(_ string: String) -> EditedText {
    precondition(string.utf16.count == length, "restrung: \(string.utf16.count) is not \(length)")
    var other = self
    other.string = string
    return other
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    String.Index(
      utf16Offset: range.lowerBound, in: string)..<String.Index(
        utf16Offset: range.upperBound, in: string)
  }

  private func runs(in range: Range<Int>) -> [Run] {
    var start = 0
    return runs.compactMap { run in
      let part = (start..<(start + run.length)).clamped(to: range)
      start += run.length
      return part.isEmpty ? nil : Run(length: part.count, attributes: run.attributes)
    }
  }

  /// Adds a run, as part of the last if it looks the same.
  private mutating func append(_ run: Run) {
    if let last = runs.last, last.attributes.looksLike(run.attributes) {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }
}

nonisolated extension EditedText.Attributes {
  /// Whether all values are known to be equal.
  fileprivate func looksLike(_ other: Self) -> Bool {
    count == other.count
      && allSatisfy { key, value in
        guard let value = value as? AnyHashable, let otherValue = other[key] as? AnyHashable
        else { return false }
        return value == otherValue
      }
  }
}

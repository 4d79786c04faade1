/// How far something has come, as the lines of standard input tell, taken in pieces of any size.
///
/// Only the last percentage and the last text count, however many come at once.
package struct ProgressFeed: Hashable, Sendable {
  /// From 0 to 100; nil while nobody knows.
  package private(set) var percent: Double?

  /// What is being done; empty for nothing.
  package private(set) var text = ""

  /// The first line that could not be understood.
  package private(set) var mistake: ProgressMistake?

  /// The beginning of a line that has not ended.
  private var line: [UInt8] = []
  private var lineNumber = 1

  package init(percent: Double? = nil) { self.percent = percent }

  /// Takes what has come. Lines end with a line break, a carriage return or both.
  package mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        endLine()
        lineNumber += 1
      case UInt8(ascii: "\r"): endLine()
      // One byte too many is kept, to tell that the line is too long.
      default: if line.count <= Limits.progressLineBytes { line.append(byte) }
      }
    }
  }

  /// Takes what stands after the last line break: nothing more will come.
  package mutating func end() { endLine() }

  private mutating func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    guard line.count <= Limits.progressLineBytes else { return note(.tooLong) }
    // A text can't hold U+0000.
    let text = String(decoding: line.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    switch ProgressLine(text) {
    case .percent(let percent)?: self.percent = percent
    case .unknown?: percent = nil
    case .text(let text)?: self.text = text
    case .nothing?: break
    case nil: note(.strange(text))
    }
  }

  private mutating func note(_ problem: ProgressMistake.Problem) {
    if mistake == nil { mistake = ProgressMistake(line: lineNumber, problem: problem) }
  }
}

/// A line of standard input that says nothing of progress.
package struct ProgressMistake: Error, Hashable, Sendable {
  /// Counted from 1.
  package var line: Int
  package var problem: Problem

  package enum Problem: Hashable, Sendable {
    case strange(String)
    case tooLong
  }
}

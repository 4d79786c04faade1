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
  ///
  /// Only the last plain percentage and the last text are read; of others it is enough to see that
  /// they are sound. So whoever writes fast is kept up with.
  package mutating func take(_ bytes: some Sequence<UInt8>) {
    let block = Array(bytes)
    var breaks = LineBreaks()
    var percent: Range<Int>?
    var text: Range<Int>?
    var start = 0
    block.withUnsafeBytes { block in
      while let end = breaks.next(in: block, from: start) {
        if !line.isEmpty {
          append(block[start..<end])
          endLine()
        } else if end - start > Limits.progressLineBytes {
          note(.tooLong)
        } else if end > start {
          switch LineShape(block, start, end) {
          case .percent: percent = start..<end
          case .text: text = start..<end
          case .other:
            // What it says is the last of its kind.
            switch read(block[start..<end]) {
            case .percent: percent = nil
            case .text: text = nil
            case .other: break
            }
          }
        }
        if block[end] == UInt8(ascii: "\n") { lineNumber += 1 }
        start = end + 1
      }
      if let percent { read(block[percent]) }
      if let text { read(block[text]) }
      append(block[start...])
    }
  }

  /// Takes what stands after the last line break: nothing more will come.
  package mutating func end() { endLine() }

  /// Keeps what belongs to a line that has not ended: one byte too many is kept, to tell that the
  /// line is too long.
  private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
    line += bytes.prefix(Limits.progressLineBytes + 1 - line.count)
  }

  private mutating func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    if line.count > Limits.progressLineBytes { return note(.tooLong) }
    let line = line
    line.withUnsafeBytes { _ = read($0[...]) }
  }

  /// Takes what a line says.
  @discardableResult
  private mutating func read(_ line: Slice<UnsafeRawBufferPointer>) -> LineShape {
    // A text can't hold U+0000.
    let text = String(decoding: line.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    switch ProgressLine(text) {
    case .percent(let percent)?:
      self.percent = percent
      return .percent
    case .unknown?:
      percent = nil
      return .percent
    case .text(let text)?:
      self.text = text
      return .text
    case .nothing?: break
    case nil: note(.strange(text))
    }
    return .other
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

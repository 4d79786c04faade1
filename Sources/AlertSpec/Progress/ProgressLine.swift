/// What a line of standard input says of how far something has come.
enum ProgressLine: Hashable {
  /// From 0 to 100.
  case percent(Double)
  /// Nobody knows how far.
  case unknown
  /// What is being done.
  case text(String)
  /// A blank line.
  case nothing

  /// Nil for what is none of these.
  ///
  /// A number may have a percent sign after it; one beyond either end is taken for that end.
  init?(_ line: String) {
    let line = line.trimmingBlanks
    if line.isEmpty {
      self = .nothing
    } else if line.first == "#" {
      self = .text(line.dropFirst().trimmingBlanks)
    } else if line == "?" {
      self = .unknown
    } else {
      let digits = line.last == "%" ? line.dropLast().trimmingBlanks : line
      guard let number = DecimalNumber.read(digits) else { return nil }
      self = .percent(min(max(number, 0), 100))
    }
  }
}

extension StringProtocol {
  /// Without the white space at both ends.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

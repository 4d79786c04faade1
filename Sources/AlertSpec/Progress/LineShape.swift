internal import Glibc

/// What can be seen of a line about progress at first sight.
enum LineShape {
  /// Digits, maybe with a point between them or a percent sign after them: sound.
  case percent
  /// A number sign and anything: sound.
  case text
  /// What has to be read.
  case other

  init(_ block: UnsafeRawBufferPointer, _ start: Int, _ end: Int) {
    if block[start] == UInt8(ascii: "#") {
      self = .text
      return
    }
    self = .other
    let end = block[end - 1] == UInt8(ascii: "%") ? end - 1 : end
    var points = 0
    var index = start
    while index < end {
      let byte = block[index]
      if byte == UInt8(ascii: ".") {
        points += 1
        if points > 1 || index == start || index == end - 1 { return }
      } else if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") {
        return
      }
      index += 1
    }
    if end > start { self = .percent }
  }
}

/// Finds the ends of lines: a line break or a carriage return.
struct LineBreaks {
  /// The next of each, nil while it has to be looked for.
  private var newline: Int?
  private var carriageReturn: Int?

  /// The index of the next at or after `start`; nil for none. Each search begins where the last one
  /// ended.
  mutating func next(in block: UnsafeRawBufferPointer, from start: Int) -> Int? {
    func found(_ sign: Unicode.Scalar, known: Int?) -> Int {
      if let known, known >= start { return known }
      guard start < block.count, let base = block.baseAddress,
        let found = memchr(base + start, Int32(sign.value), block.count - start)
      else { return block.count }
      return UnsafeRawPointer(found) - base
    }
    let (line, carriage) = (
      found("\n", known: newline), found("\r", known: carriageReturn)
    )
    (newline, carriageReturn) = (line, carriage)
    let end = min(line, carriage)
    return end < block.count ? end : nil
  }
}

/// A step from a value to one inside it.
enum JSONPathStep {
  case key(String)
  case index(Int)
}

extension JSONReader {
  /// The place of a byte, below the current path.
  ///
  /// Counting lines walks over the text, so this is for the one error that ends the reading.
  func place(at offset: Int, key: String? = nil) -> UsageError.Place {
    let steps = path + (key.map { [.key($0)] } ?? [])
    let (line, column) = TextPosition.of(offset, in: bytes)
    return .json(
      SpecPosition(source: source, path: steps.written, line: line, column: column))
  }
}

extension [JSONPathStep] {
  /// As in `$.buttons[1].role`; a key that is no plain word is put in brackets and quotes.
  var written: String {
    reduce(into: "$") { path, step in
      switch step {
      case .index(let index): path += "[\(index)]"
      case .key(let key) where key.isPlainWord: path += ".\(key)"
      case .key(let key): path += "[\"\(clipped(key))\"]"
      }
    }
  }
}

extension String {
  /// Whether it is made of ASCII letters, digits, `_` and `$`.
  fileprivate var isPlainWord: Bool {
    !isEmpty && utf8.count <= 60
      && unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: false
        }
      }
  }
}

/// Turns offsets into lines and columns.
enum TextPosition {
  /// Both count from 1.
  ///
  /// A column is a Unicode scalar; a byte order mark takes none.
  static func of(_ offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<min(offset, bytes.count) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
    if line == 1, offset >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    return (line, column)
  }
}

extension AlertAnswer {
  /// What the button is called on the first line, then, unless it cancels, a line `name=value` for
  /// each field, and one for the box that spares the question.
  ///
  /// Nothing without a button: so the first line is always a button.
  var text: String {
    guard let button else { return "" }
    var lines = [Self.onOneLine(button.name)]
    if exitCode == .answered {
      lines += fields.map { field in
        Self.onOneLine(field.name) + "=" + Self.onOneLine(field.value.text(field.parts))
      }
      if let isSuppressed { lines.append("\(SuppressionDescription.name)=\(isSuppressed)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Text in which nothing ends the line or drives a terminal, written so that `printf %b` gives it
  /// back: of what does, each byte is an octal number.
  static func onOneLine(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": result.append(contentsOf: #"\r"#.unicodeScalars)
      case "\t": result.append(scalar)
      case _ where scalar.endsLine:
        for byte in String(scalar).utf8 {
          let octal = String(byte, radix: 8)
          let zeros = String(repeating: "0", count: 4 - octal.count)
          result.append(contentsOf: "\\\(zeros)\(octal)".unicodeScalars)
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

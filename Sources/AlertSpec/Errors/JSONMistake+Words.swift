extension JSONMistake {
  /// What is wrong, and the mend: a clause and a sentence.
  var wording: (wrong: String, mend: String) {
    switch self {
    case .end(let expected):
      ("the text ends too early", "Write \(expected) here.")
    case .unexpected(let scalar, let expected):
      ((scalar.map { named($0) } ?? "something") + " is out of place", "Write \(expected) here.")
    case .trailingComma:
      ("a comma stands before the closing bracket", "Leave out the comma.")
    case .textAfterEnd:
      ("something follows the end of the object", "Leave it out: a spec is one object.")
    case .comment:
      ("JSON has no comments", "Leave it out.")
    case .unfinishedString:
      ("the string does not end", "Close it with a quotation mark.")
    case .controlCharacter(let byte):
      (
        "a string holds the control character \(codePoint(UInt32(byte)))",
        "Write it as \(Self.escape(for: byte))."
      )
    case .unknownEscape:
      (
        "what follows this backslash means nothing behind one",
        #"Write \\ for a backslash; the others are \" \/ \b \f \n \r \t \uXXXX."#
      )
    case .loneSurrogate(let value):
      (
        "\(codePoint(value)) is half of a character",
        "Write both halves, or the character itself."
      )
    case .nulCharacter:
      ("a text can't hold the character U+0000", "Leave it out.")
    case .invalidUTF8(let byte):
      (
        "the byte 0x\(String(byte, radix: 16)) is not valid UTF-8 here",
        "Save the spec as UTF-8."
      )
    case .notUTF8File:
      ("the spec is saved as UTF-16 or UTF-32", "Save it as UTF-8.")
    case .bareWord:
      // Not quoted: it may be a secret that lacks its quotation marks.
      ("a word without quotation marks stands here", "Put text in quotation marks.")
    case .badNumber:
      // Not quoted: 0042 may be a secret that lacks its quotation marks.
      (
        "this is not a number in JSON",
        "Write it like 12, -0.5 or 1e3, or put text in quotation marks."
      )
    case .numberTooLarge(let text):
      ("the number \(quoted(text)) is too large", "Write a smaller one.")
    case .numberTooLong:
      // Not quoted: it may be a secret that lacks its quotation marks.
      (
        "the number has more than \(ExactNumber.mostDigits) digits",
        "Write one of fewer digits, or put text in quotation marks."
      )
    }
  }

  private static func escape(for byte: UInt8) -> String {
    switch byte {
    case 0x08: #"\b"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0C: #"\f"#
    case 0x0D: #"\r"#
    default: #"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

extension AlertAnswer {
  /// One line of JSON that says everything, with the same keys however the alert ended.
  var json: String {
    let button = button
    let values = fields.map { field in
      Self.quote(field.name) + ":" + field.value.json(field.parts)
    }
    var members = [
      "\"result\":" + Self.quote(word),
      "\"button\":" + (button.map { Self.quote($0.name) } ?? "null"),
      "\"index\":" + (buttonIndex.map { "\($0)" } ?? "null"),
      "\"role\":" + (button.map { Self.quote($0.role.rawValue) } ?? "null"),
      "\"fields\":{" + values.joined(separator: ",") + "}",
    ]
    if let isSuppressed { members.append("\"\(SuppressionDescription.name)\":\(isSuppressed)") }
    return "{" + members.joined(separator: ",") + "}\n"
  }

  /// A string of JSON.
  ///
  /// What some reader might take for the end of a line is written as a number.
  static func quote(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: #"\""#.unicodeScalars)
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": result.append(contentsOf: #"\r"#.unicodeScalars)
      case "\t": result.append(contentsOf: #"\t"#.unicodeScalars)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }
}

extension AlertAnswer {
  /// The word for the way out: a button that cancels has one of its own.
  var word: String {
    if case .button = ending, button?.role == .cancel { return "cancel" }
    return ending.word
  }
}

extension AlertEnding {
  /// The word for the way in which it ended, where no button's role matters.
  var word: String {
    switch self {
    case .button: "button"
    case .escape: "escape"
    case .outsideTap: "outsideTap"
    case .drag: "drag"
    case .closed: "closed"
    case .timeout: "timeout"
    case .finished: "finished"
    case .hangup: "hangup"
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    }
  }

  /// All words that an answer can have.
  static let allWords = [
    "button", "cancel", "escape", "outsideTap", "drag", "closed", "timeout", "finished", "hangup",
    "interrupted", "terminated",
  ]
}

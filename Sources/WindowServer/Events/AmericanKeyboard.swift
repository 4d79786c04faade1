/// The American keyboard, where nothing tells another one.
nonisolated package enum AmericanKeyboard {
  /// The sign that a key types with Shift, by the one that it types without.
  package static let shifted: [String: String] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(",
    "0": ")", "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", "`": "~",
    ",": "<", ".": ">", "/": "?",
  ]
}

extension ButtonKeys {
  /// The key that a text such as "d", "ctrl+shift+d" or "alt+up" says.
  init(_ text: String) throws(UsageError.Problem) {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The key may be the sign itself.
    if text == "+" || text.hasSuffix("++") { parts = parts.dropLast(2) + ["+"] }
    let last = parts.removeLast()
    if let name = Name(rawValue: last) {
      key = .named(name)
    } else if last.count == 1, let character = last.lowercased().first,
      last.lowercased().count == 1,
      !last.isBlank, !last.unicodeScalars.contains(where: \.endsLine)
    {
      key = .character(character)
    } else {
      throw .notAKey(text)
    }
    modifiers = []
    for part in parts {
      guard let modifier = Modifier(rawValue: part), modifiers.insert(modifier).inserted else {
        throw .notAKey(text)
      }
    }
  }

  /// Whether a device on which the card is shown turns by it, as `DeviceSimulation` does.
  var turnsDevice: Bool {
    key == .character("r") && modifiers.subtracting([.shift]) == [.ctrl]
  }

  /// The text, with the modifiers in one order.
  var text: String {
    let key =
      switch key {
      case .character(let character): String(character)
      case .named(let name): name.rawValue
      }
    let held = Modifier.allCases.filter(modifiers.contains).map(\.rawValue)
    return (held + [key]).joined(separator: "+")
  }
}

extension ButtonDescription {
  /// An identifier stands where a title would: on the answer's first line.
  static func checkIdentifier(_ text: String) throws(UsageError.Problem) {
    if text.isBlank || text.unicodeScalars.contains(where: \.endsLine) {
      throw .badIdentifier(text)
    }
  }
}

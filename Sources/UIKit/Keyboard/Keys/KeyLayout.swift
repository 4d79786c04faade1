/// Which keys there are, by the kind of text and of device.
///
/// The keys are those of an English keyboard.
///
/// DIFFERENCE: there is no strip of suggestions above the keys, and no key for emoji, dictation or
/// another language.
nonisolated struct KeyLayout: Hashable, Sendable {
  var type: UIKeyboardType
  var isTablet: Bool
  /// What separates a number's fraction where the reader lives.
  var decimalSeparator = "."

  /// What a text of the kind begins with.
  ///
  /// A tablet's keyboard has no pads, as in UIKit: it begins with its digits.
  var firstPlane: KeyPlane {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: isTablet ? .digits : .pad
    case .numbersAndPunctuation: .digits
    default: .letters
    }
  }

  /// The rows of a plane, from the top.
  func rows(of plane: KeyPlane) -> [KeyRow] {
    switch plane {
    case .pad: padRows
    case .padSymbols: padSymbolRows
    case .letters, .digits, .symbols: isTablet ? tabletRows(plane) : phoneRows(plane)
    }
  }

  /// Whether typing this brings the letters back.
  func returnsToLetters(after text: String, from plane: KeyPlane) -> Bool {
    guard firstPlane == .letters, plane == .digits || plane == .symbols else { return false }
    return text == " " || text == "'"
  }
}

// MARK: - Telephones

nonisolated extension KeyLayout {
  private func phoneRows(_ plane: KeyPlane) -> [KeyRow] {
    switch plane {
    case .letters:
      [
        KeyRow().adding(KeyRow.typing("qwertyuiop")),
        KeyRow().gap(0.5).adding(KeyRow.typing("asdfghjkl")).gap(0.5),
        KeyRow().adding(.shift, 1.3).gap(0.2).adding(KeyRow.typing("zxcvbnm")).gap(0.2)
          .adding(.delete, 1.3),
        lastRow(.show(type == .namePhonePad ? .pad : .digits, "123")),
      ]
    case .symbols:
      [
        KeyRow().adding(KeyRow.typing("[]{}#%^*+=")),
        KeyRow().adding(KeyRow.typing("_\\|~<>€£¥•")),
        punctuation(.show(.digits, "123")),
        lastRow(.show(.letters, "ABC")),
      ]
    default:
      [
        KeyRow().adding(KeyRow.typing("1234567890")),
        KeyRow().adding(KeyRow.typing("-/:;()$&@\"")),
        punctuation(.show(.symbols, "#+=")),
        lastRow(.show(.letters, "ABC")),
      ]
    }
  }

  private func punctuation(_ first: Key) -> KeyRow {
    KeyRow().adding(first, 1.3).gap(0.2).adding(KeyRow.typing(".,?!'"), 1.4).gap(0.2)
      .adding(.delete, 1.3)
  }

  /// What is typed often in a text of the kind stands beside the space bar, or in its place.
  private func lastRow(_ first: Key) -> KeyRow {
    let row = KeyRow().adding(first, 2.5)
    switch type {
    case .emailAddress:
      return row.adding(.space, 3).adding(KeyRow.typing("@.")).adding(.newline, 2.5)
    case .twitter:
      return row.adding(.space, 3).adding(KeyRow.typing("@#")).adding(.newline, 2.5)
    case .URL:
      return row.adding([.text("."), .text("/"), .text(".com")], 5 / 3).adding(.newline, 2.5)
    case .webSearch:
      return row.adding(.space, 4).adding(.text(".")).adding(.newline, 2.5)
    default:
      return row.adding(.space, 5).adding(.newline, 2.5)
    }
  }
}

// MARK: - Tablets

nonisolated extension KeyLayout {
  private func tabletRows(_ plane: KeyPlane) -> [KeyRow] {
    switch plane {
    case .letters:
      [
        KeyRow().adding(KeyRow.typing("qwertyuiop")).adding(.delete),
        KeyRow().gap(0.4).adding(KeyRow.typing("asdfghjkl")).adding(.newline, 1.6),
        KeyRow().adding(.shift).adding(KeyRow.typing("zxcvbnm,.")).adding(.shift),
        tabletLastRow(".?123", .digits),
      ]
    case .symbols:
      [
        KeyRow().adding(KeyRow.typing("1234567890")).adding(.delete),
        KeyRow().gap(0.4).adding(KeyRow.typing("€£¥_^[]{}")).adding(.newline, 1.6),
        KeyRow().adding(.show(.digits, "123")).adding(KeyRow.typing("§|~…\\<>!?"))
          .adding(.show(.digits, "123")),
        tabletLastRow("ABC", .letters),
      ]
    default:
      [
        KeyRow().adding(KeyRow.typing("1234567890")).adding(.delete),
        KeyRow().gap(0.4).adding(KeyRow.typing("@#$&*()'\"")).adding(.newline, 1.6),
        KeyRow().adding(.show(.symbols, "#+=")).adding(KeyRow.typing("%-+=/;:,."))
          .adding(.show(.symbols, "#+=")),
        tabletLastRow("ABC", .letters),
      ]
    }
  }

  private func tabletLastRow(_ title: String, _ plane: KeyPlane) -> KeyRow {
    let row = KeyRow().adding(.show(plane, title), 2)
    let end = KeyRow().adding(.show(plane, title), 1.5).adding(.dismiss, 1.5).slots
    let middle =
      switch type {
      case .emailAddress: row.adding(.space, 4).adding(KeyRow.typing("@_"))
      case .twitter: row.adding(.space, 4).adding(KeyRow.typing("@#"))
      case .URL:
        row.adding([.text(":"), .text("/"), .text("_"), .text("-")]).adding(.text(".com"), 2)
      default: row.adding(.space, 6)
      }
    return KeyRow(slots: middle.slots + end)
  }
}

// MARK: - Pads

nonisolated extension KeyLayout {
  private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private var padRows: [KeyRow] {
    let digits = Self.letters.enumerated().map { index, letters in
      Key(action: .insert("\(index + 1)"), title: "\(index + 1)", subtitle: letters)
    }
    var last = KeyRow()
    switch type {
    case .decimalPad: last = last.adding(Self.bare(.text(decimalSeparator)))
    case .phonePad: last = last.adding(.show(.padSymbols, "+*#"))
    case .namePhonePad: last = last.adding(.show(.letters, "ABC"))
    default: last = last.gap(1)
    }
    return [
      KeyRow().adding(Array(digits[0..<3])), KeyRow().adding(Array(digits[3..<6])),
      KeyRow().adding(Array(digits[6..<9])), last.adding(.text("0")).adding(.delete),
    ]
  }

  /// The signs that numbers to dial hold: beside those of the keypad, a pause of the dialling and
  /// a wait for the person, which are written as a comma and a semicolon.
  private var padSymbolRows: [KeyRow] {
    [
      KeyRow().adding(KeyRow.typing("+*#")),
      KeyRow().adding(Key(action: .insert(","), title: "pause")).adding(.text("/"))
        .adding(Key(action: .insert(";"), title: "wait")),
      KeyRow().adding(KeyRow.typing("(-)")),
      KeyRow().adding(.show(.pad, "123")).gap(1).adding(.delete),
    ]
  }

  private static func bare(_ key: Key) -> Key {
    var key = key
    key.isSpecial = true
    return key
  }
}

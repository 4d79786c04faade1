internal import CoreGraphics

/// A key of the keyboard on the screen: what it does and what is written on it.
nonisolated struct Key: Hashable, Sendable {
  /// What a key does.
  enum Action: Hashable, Sendable {
    /// Types a text.
    case insert(String)
    /// Makes the next letter a capital; two taps lock that.
    case shift
    /// Deletes backwards, again and again while held.
    case delete
    /// Shows other keys.
    case show(KeyPlane)
    /// Return.
    case newline
    /// Takes the keyboard away.
    case dismiss
  }

  var action: Action
  /// What is written on it; empty where a picture says it.
  var title = ""
  /// What is written below that: the letters of a telephone's digits.
  var subtitle = ""
  /// Of the darker kind that does not type.
  var isSpecial = false

  /// A key that types what is written on it.
  static func text(_ text: String) -> Key { Key(action: .insert(text), title: text) }

  static let shift = Key(action: .shift, isSpecial: true)
  static let delete = Key(action: .delete, isSpecial: true)
  static let space = Key(action: .insert(" "), title: "space")
  static let newline = Key(action: .newline, isSpecial: true)
  static let dismiss = Key(action: .dismiss, isSpecial: true)

  static func show(_ plane: KeyPlane, _ title: String) -> Key {
    Key(action: .show(plane), title: title, isSpecial: true)
  }

  /// The letter that shift makes a capital; nil for any other key.
  var letter: String? {
    guard case .insert(let text) = action, text.count == 1, text.first?.isLetter == true else {
      return nil
    }
    return text
  }

  /// Whether a balloon above the key shows what it types: the finger hides the key itself.
  var hasPreview: Bool {
    if case .insert(let text) = action { return text.count == 1 && text != " " }
    return false
  }
}

/// A set of keys that is shown at a time.
nonisolated enum KeyPlane: Hashable, Sendable {
  case letters
  /// Digits and punctuation.
  case digits
  /// Rarer signs.
  case symbols
  /// A telephone's digits, and its signs.
  case pad, padSymbols
}

/// A row of keys, from the left.
nonisolated struct KeyRow: Hashable, Sendable {
  /// A key or an empty stretch, and how wide it is with the gap beside it.
  struct Slot: Hashable, Sendable {
    var key: Key?
    /// In widths of a letter's key.
    var units: CGFloat
  }

  var slots: [Slot] = []

  /// How wide the row is, in widths of a letter's key.
  var units: CGFloat { slots.reduce(0) { $0 + $1.units } }

  func adding(_ key: Key, _ units: CGFloat = 1) -> KeyRow {
    KeyRow(slots: slots + [Slot(key: key, units: units)])
  }

  func adding(_ keys: [Key], _ units: CGFloat = 1) -> KeyRow {
    KeyRow(slots: slots + keys.map { Slot(key: $0, units: units) })
  }

  func gap(_ units: CGFloat) -> KeyRow {
    KeyRow(slots: slots + [Slot(key: nil, units: units)])
  }

  /// Keys that type the characters of a text.
  static func typing(_ characters: String) -> [Key] {
    characters.map { Key.text(String($0)) }
  }
}

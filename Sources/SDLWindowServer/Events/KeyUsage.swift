/// Numbers of keys in the keyboard page of the USB HID usage tables (page 7), which SDL's scancodes
/// are as well.
nonisolated enum KeyUsage {
  /// The usage of a key at a place with the symbol that the layout gives it.
  ///
  /// Where a letter lies on the American layout, the symbol decides if it is one of that layout's:
  /// so the key that types `q` is Q wherever it lies. Letters of other scripts, and all other
  /// keys, go by place.
  static func usage(place: Int, symbol: Int32) -> Int {
    if let letter = letterUsage(symbol) { return letter }
    guard letterPlaces.contains(place) else { return place }
    return punctuation[symbol] ?? place
  }

  /// What the key types without modifiers; empty for keys that type nothing.
  static func characters(place: Int, symbol: Int32) -> String {
    if let pad = padCharacters[place] { return pad }
    guard symbol > 0, symbol & scancodeFlag == 0, let scalar = Unicode.Scalar(UInt32(symbol))
    else { return "" }
    return String(Character(scalar))
  }

  static func isOnNumericPad(_ place: Int) -> Bool { (83...99).contains(place) || place == 103 }

  /// What a digit or the point of the numeric pad does while number lock is off.
  static func movement(onNumericPad place: Int) -> Int? { padMovements[place] }

  private static func letterUsage(_ symbol: Int32) -> Int? {
    (97...122).contains(symbol) ? 4 + Int(symbol) - 97 : nil
  }

  /// The bit that SDL sets in symbols of keys that have no character.
  private static let scancodeFlag: Int32 = 1 << 30

  /// Where the letters and the punctuation around them lie.
  private static let letterPlaces = Set(4...29).union([47, 48, 51, 52, 54, 55, 56])

  /// Punctuation by its place on the American layout.
  static let punctuation: [Int32: Int] = [
    0x2D: 45, 0x3D: 46, 0x5B: 47, 0x5D: 48, 0x5C: 49, 0x3B: 51, 0x27: 52, 0x60: 53,
    0x2C: 54, 0x2E: 55, 0x2F: 56,
  ]

  private static let padCharacters: [Int: String] = [
    84: "/", 85: "*", 86: "-", 87: "+", 88: "\r", 89: "1", 90: "2", 91: "3", 92: "4", 93: "5",
    94: "6", 95: "7", 96: "8", 97: "9", 98: "0", 99: ".", 103: "=",
  ]

  private static let padMovements: [Int: Int] = [
    89: 77, 90: 81, 91: 78, 92: 80, 94: 79, 95: 74, 96: 82, 97: 75, 98: 73, 99: 76,
  ]
}

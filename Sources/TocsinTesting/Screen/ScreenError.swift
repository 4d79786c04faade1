/// Why something on the screen can't be acted on.
public enum ScreenError: Error, CustomStringConvertible, Equatable {
  /// Nothing shows the text or has the identifier. The rest is what can be seen instead.
  case notFound(String, visible: [String], identifiers: [String] = [])
  /// It is there, but a touch in its middle reaches something else.
  case covered(String, by: String)
  /// It was tapped, and nothing in it took the keyboard.
  case takesNoText(String)

  /// Says what was looked for, what is there instead, and what may have been meant.
  public var description: String {
    switch self {
    case .notFound(let name, let visible, let identifiers):
      var words = "Nothing on the screen shows “\(name)” or has it as its identifier."
      if let nearest = Self.nearest(to: name, among: visible + identifiers) {
        words += " Did you mean “\(nearest)”?"
      }
      words += " Visible: \(Self.list(visible))"
      if !identifiers.isEmpty { words += " Identifiers: \(Self.list(identifiers))" }
      return words
    case .covered(let name, let other):
      return "“\(name)” is there, but a touch in its middle reaches \(other)."
    case .takesNoText(let name):
      return "“\(name)” was tapped, but nothing in it took the keyboard. Is it a field that is "
        + "enabled?"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing." : names.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  /// The name that differs by the fewest letters, if by no more than a third of them.
  private static func nearest(to name: String, among others: [String]) -> String? {
    let ranked = others.map { ($0, distance(name.lowercased(), $0.lowercased())) }
      .min { $0.1 < $1.1 }
    guard let (nearest, distance) = ranked, distance * 3 <= max(name.count, 3) else { return nil }
    return nearest
  }

  /// How many letters must be put in, taken out or changed.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    guard abs(a.count - b.count) <= max(1, a.count / 3) else { return .max / 4 }
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var before = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let change = before + (letter == other ? 0 : 1)
        before = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, before + 1)
      }
    }
    return row[b.count]
  }
}

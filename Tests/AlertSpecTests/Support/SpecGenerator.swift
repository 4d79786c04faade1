@testable import AlertSpec

/// Makes random specs in sound JSON, with distinct titles and names: about half of them valid.
struct SpecGenerator {
  var random: SeededGenerator

  /// One value in so many is of another type or out of range.
  let rarity = 24

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> String {
    var members: [String] = []
    for key in SpecKey.allCases where random.once(in: 5) {
      // What goes with something else alone is seldom there without it.
      let hasBox = members.contains { $0.hasPrefix("\"suppression\"") }
      if key == .suppressed, !hasBox, !random.once(in: rarity) { continue }
      members.append(member(key.rawValue, value(for: key)))
    }
    return object(members)
  }

  private mutating func value(for key: SpecKey) -> String {
    switch key {
    case .schema, .title, .message, .imageDescription: text()
    case .links: array { generator, index in generator.link(index) }
    case .symbol: choice(SymbolKind.names)
    case .image, .header, .icon: random.pick([#""a.png""#, #""日本/x y.jpg""#])
    case .progress: choice(ProgressEnd.names)
    case .percent: random.pick(["0", "40", "99.5", "100"])
    case .language: random.once(in: rarity) ? #""x""# : random.pick([#""de""#, #""pt-PT""#])
    case .contrast: choice(Contrast.names)
    case .motion: choice(Motion.names)
    case .transparency: choice(Transparency.names)
    case .backdrop: choice(BackdropKind.names)
    case .textSize: choice(TextSize.names)
    case .direction: choice(Direction.names)
    case .style: choice(StylePreset.names)
    case .placement: choice(PlacementKind.names)
    case .buttons: array { generator, index in generator.button(index) }
    case .fields: array { generator, index in generator.field(index) }
    case .suppression: text()
    case .suppressed: random.pick(["true", "false"])
    case .tint:
      random.pick(random.once(in: rarity) ? [##""#12345""##] : [#""teal""#, ##""#00A0b0""##])
    case .anchor:
      object(
        AnchorKey.allCases.filter { $0 == .x || $0 == .y || random.once(in: 2) }
          .map { member($0.rawValue, random.pick(["0", "40", "99.5", "120"])) })
    case .keyboardPolicy: choice(KeyboardPolicyKind.names)
    case .outsideTap, .drag: choice(OnOffChoice.names)
    case .appearance: choice(Appearance.names)
    case .transition: choice(TransitionKind.names)
    case .frame: random.once(in: 4) ? choice(FrameKind.names) : #""device""#
    case .size: object(SizeKey.allCases.map { member($0.rawValue, side()) })
    case .device: choice(DeviceKind.names)
    case .orientation: choice(PageOrientation.names)
    case .keyboard: choice(KeyboardChoice.names)
    case .scale: random.pick(["0.5", "1", "2.5", "8", "3e0"])
    case .timeout: random.pick(["0.1", "30", "31536000", "1E2"])
    case .output: choice(AnswerFormat.names)
    }
  }

  private mutating func link(_ index: Int) -> String {
    let address =
      random.once(in: rarity)
      ? random.pick([#""example.org""#, #""https:""#, #""ftp://a""#, #""https://a b""#, #""""#])
      : random.pick([#""https://example.org/?a=b""#, #""mailto:ann@example.org""#])
    return object([member("text", "\"word \(index)\""), member("url", address)])
  }

  private mutating func side() -> String {
    random.once(in: rarity)
      ? random.pick(["239", "4097", "300.5", "0"]) : random.pick(["240", "390", "844"])
  }

  mutating func text() -> String {
    random.pick([
      #""""#, #""Hello""#, #""A & B < C""#, #""Ünï 日本 🎉""#, #""a\nb\u00e9""#, #""\"\\""#,
    ])
  }

  mutating func choice(_ names: [String]) -> String {
    "\"\(random.once(in: rarity) ? random.pick(["", "Light", "popp", "none "]) : random.pick(names))\""
  }

  mutating func member(_ key: String, _ value: String) -> String {
    let key = random.once(in: rarity * 4) ? key + "s" : key
    // A number in place of a value would have to lie in a range.
    let number = ["default", "minimum", "maximum"].contains(key) ? "null" : "1e6"
    let value =
      random.once(in: rarity) ? random.pick(["null", number, "true", "[]", "{}", "\"\""]) : value
    return "\"\(key)\": \(value)"
  }

  mutating func array(_ element: (inout SpecGenerator, Int) -> String) -> String {
    let count = Int.random(in: 0...3, using: &random)
    return "[" + (0..<count).map { element(&self, $0) }.joined(separator: ", ") + "]"
  }

  func object(_ members: [String]) -> String {
    "{" + members.joined(separator: ",\n ") + "}"
  }
}

@testable import AlertSpec

/// Makes random specs in sound JSON, with distinct titles and names: about half of them valid.
struct SpecGenerator {
  private var random: SeededGenerator

  /// One value in so many is of another type or out of range.
  private let rarity = 24

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> String {
    var members: [String] = []
    for key in SpecKey.allCases where random.once(in: 3) {
      members.append(member(key.rawValue, value(for: key)))
    }
    return object(members)
  }

  private mutating func value(for key: SpecKey) -> String {
    switch key {
    case .schema, .title, .message: text()
    case .buttons: array { generator, index in generator.button(index) }
    case .fields: array { generator, index in generator.field(index) }
    case .appearance: choice(Appearance.names)
    case .transition: choice(TransitionKind.names)
    case .frame: choice(FrameKind.names)
    case .size: object(SizeKey.allCases.map { member($0.rawValue, side()) })
    case .device: choice(DeviceKind.names)
    case .orientation: choice(PageOrientation.names)
    case .keyboard: choice(KeyboardChoice.names)
    case .scale: random.pick(["0.5", "1", "2.5", "8", "3e0"])
    case .timeout: random.pick(["0.1", "30", "31536000", "1E2"])
    case .output: choice(AnswerFormat.names)
    }
  }

  private mutating func button(_ index: Int) -> String {
    var members = [member("title", "\"B\(index)\"")]
    if random.once(in: 2) { members.append(member("role", choice(ButtonRole.names))) }
    if random.once(in: rarity) { members.removeFirst() }
    return object(members)
  }

  private mutating func field(_ index: Int) -> String {
    let name =
      random.once(in: rarity)
      ? random.pick(["a=\(index)", "", " \(index)", "\(index):"]) : "f\(index)"
    var members = [member("name", "\"\(name)\"")]
    for key in FieldKey.allCases where key != .name && random.once(in: 3) {
      switch key {
      case .name: break
      case .kind: members.append(member(key.rawValue, choice(FieldKind.names)))
      case .isRequired: members.append(member(key.rawValue, random.pick(["true", "false"])))
      case .initialValue, .label, .placeholder: members.append(member(key.rawValue, text()))
      }
    }
    return object(members)
  }

  private mutating func side() -> String {
    random.once(in: rarity)
      ? random.pick(["239", "4097", "300.5", "0"]) : random.pick(["240", "390", "844"])
  }

  private mutating func text() -> String {
    random.pick([
      #""""#, #""Hello""#, #""A & B < C""#, #""Ünï 日本 🎉""#, #""a\nb\u00e9""#, #""\"\\""#,
    ])
  }

  private mutating func choice(_ names: [String]) -> String {
    "\"\(random.once(in: rarity) ? random.pick(["", "Light", "popp", "none "]) : random.pick(names))\""
  }

  private mutating func member(_ key: String, _ value: String) -> String {
    let key = random.once(in: rarity * 4) ? key + "s" : key
    let value =
      random.once(in: rarity) ? random.pick(["null", "1e6", "true", "[]", "{}", "\"\""]) : value
    return "\"\(key)\": \(value)"
  }

  private mutating func array(_ element: (inout SpecGenerator, Int) -> String) -> String {
    let count = Int.random(in: 0...3, using: &random)
    return "[" + (0..<count).map { element(&self, $0) }.joined(separator: ", ") + "]"
  }

  private func object(_ members: [String]) -> String {
    "{" + members.joined(separator: ",\n ") + "}"
  }
}

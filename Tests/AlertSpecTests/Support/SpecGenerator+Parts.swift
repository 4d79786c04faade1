@testable import AlertSpec

// Buttons and fields: what a schema can't tell is sound, such as defaults that are among the
// options and in the range.
extension SpecGenerator {
  mutating func button(_ index: Int) -> String {
    var members = [member("title", "\"B\(index)\"")]
    if random.once(in: 3) {
      // Each index has words of its own.
      let words = Array(ButtonWord.names[(index * 8)..<(index * 8 + 8)])
      let word = member("word", choice(words))
      if random.once(in: rarity) { members.append(word) } else { members = [word] }
    }
    for key in ButtonKey.allCases where random.once(in: 3) {
      switch key {
      case .title, .word: break
      case .role: members.append(member("role", choice(ButtonRole.names)))
      case .identifier: members.append(member("identifier", "\"I\(index)\""))
      case .icon: members.append(member("icon", random.pick([#""error""#, #""a.png""#])))
      case .key: members.append(member("key", "\"ctrl+\(index)\""))
      case .hold: members.append(member("hold", random.pick(["1", "0.5", "60"])))
      case .needsValidFields: members.append(member(key.rawValue, random.pick(["true", "false"])))
      }
    }
    if random.once(in: rarity) { members.removeFirst() }
    return object(members)
  }

  mutating func field(_ index: Int) -> String {
    let name =
      random.once(in: rarity)
      ? random.pick(["a=\(index)", "", " \(index)", "\(index):"])
      : index == 0 && random.once(in: 8) ? "suppressed" : "f\(index)"
    let kind = random.once(in: 3) ? FieldKind.text : random.pick(FieldKind.allCases)
    let parts = random.once(in: 2) ? DateParts.day : random.pick(DateParts.allCases)
    var members = [member("name", "\"\(name)\"")]
    if kind != .text { members.append("\"kind\": \"\(kind.rawValue)\"") }
    if kind == .date, parts != .day { members.append("\"parts\": \"\(parts.rawValue)\"") }
    if FieldTrait.options.kinds.contains(kind), !random.once(in: rarity) {
      members.append(#""options": ["a", {"title": "B", "identifier": "b"}]"#)
    }
    for trait in FieldTrait.allCases
    where random.once(in: 4) && (trait.kinds.contains(kind) || random.once(in: rarity)) {
      guard let value = value(of: trait, kind, parts) else { continue }
      members.append(member(trait.rawValue, value))
    }
    return object(members)
  }

  /// Nil for what is said of every field that needs it.
  private mutating func value(
    of trait: FieldTrait, _ kind: FieldKind, _ parts: DateParts
  ) -> String? {
    switch trait {
    case .kind, .options, .parts: nil
    case .label, .placeholder, .reason: text()
    case .isRequired: random.pick(["true", "true", "false"])
    case .maximumLength: random.pick(["20", "1000"])
    case .pattern: random.pick([#""^[0-9]{5}$""#, #""a|b""#])
    case .step: random.pick(["1", "0.25"])
    case .minimum where kind == .date: quotedDate(2001, parts)
    case .maximum where kind == .date: quotedDate(2030, parts)
    case .minimum: "-2"
    case .maximum: "2e6"
    case .initialValue:
      switch kind {
      case .toggle, .checkbox: random.pick(["true", "false"])
      case .number, .slider, .stepper: "1"
      case .segmented, .choice: random.pick([#""a""#, #""b""#])
      case .choices: random.pick([#"["a"]"#, #"["b", "a"]"#, "[]"])
      case .date: quotedDate(2012, parts)
      default: text()
      }
    }
  }

  private func quotedDate(_ year: Int, _ parts: DateParts) -> String {
    // The same time for all, as a range of times has no year.
    "\"\(CalendarDate(year: year, month: 2, day: 28, hour: 7, minute: 5).text(parts))\""
  }
}

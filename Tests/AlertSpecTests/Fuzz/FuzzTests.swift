import Testing

@testable import AlertSpec

/// Random input with fixed seeds: each gives a sound description or an error with code 2 whose
/// text names the culprit and the mend. A crash fails by itself.
@Suite("Random input")
struct FuzzTests {
  private static let specs: [String] = {
    var generator = SpecGenerator(seed: 1)
    return [HelpPage.spec] + (0..<40).map { _ in generator.next() }
  }()

  @Test("12,000 command lines")
  func arguments() throws {
    var random = SeededGenerator(seed: 20_240_601)
    var outcomes: [String: Int] = [:]
    for _ in 0..<12_000 {
      let arguments = Self.commandLine(&random)
      let spec = random.pick(Self.specs)
      switch Result(catching: { () throws(UsageError) in try invocation(arguments, spec: spec) }) {
      case .success(let result):
        try #require(Self.isSound(result), "\(arguments)")
        outcomes["valid", default: 0] += 1
      case .failure(let error):
        try Self.check(error, culprits: arguments, input: "\(arguments)")
        outcomes["refused", default: 0] += 1
      }
    }
    // Neither the generator nor the reader may degenerate.
    #expect(outcomes["valid", default: 0] > 1000, "\(outcomes)")
    #expect(outcomes["refused", default: 0] > 4000, "\(outcomes)")
  }

  @Test("12,000 specs")
  func specs() throws {
    var random = SeededGenerator(seed: 20_240_602)
    var generator = SpecGenerator(seed: 2)
    var valid = 0
    for round in 0..<12_000 {
      var bytes: [UInt8]
      switch round % 4 {
      case 0: bytes = Array(generator.next().utf8)
      case 1:
        bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
      default:
        bytes = Array(random.pick(Self.specs).utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, &random) }
      }
      let draft = Result { () throws(UsageError) in
        try SpecDecoder.decode(bytes, from: .file("a.json"))
      }
      switch draft {
      case .success: valid += 1
      case .failure(let error):
        guard case .json(let position) = error.place else { throw UnexpectedResult() }
        let place = "a.json, line \(position.line), column \(position.column), $"
        try #require(error.description.contains(place), "\(bytes)")
        try Self.check(error, culprits: [], input: "\(bytes)")
      }
    }
    #expect(valid > 1000, "\(valid) specs are valid")
  }

  // MARK: - What must hold

  private static func check(
    _ error: UsageError, culprits: [String], input: @autoclosure () -> String
  ) throws {
    let text = error.description
    let (wrong, mend) = error.wording
    try #require(text.hasPrefix("tocsin: ") && text.hasSuffix("."), "\(text) for \(input())")
    try #require(!wrong.isEmpty && mend.count > 8, "\(text) for \(input())")
    try #require(text.count < 800, "\(text) for \(input())")
    try #require(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    try #require(ProgramError.usage(error).exitCode.rawValue == 2)
    switch error.place {
    case .option(let name):
      let isGiven = culprits.contains {
        $0 == name || $0.hasPrefix(name + "=") || $0.hasPrefix(name + ":")
      }
      try #require(isGiven && text.contains(clipped(name)), "\(text) for \(input())")
    case .argument(let number, _): try #require(text.contains("argument \(number)"))
    case .command(let command): try #require(text.hasPrefix("tocsin: \(command.rawValue): "))
    case .program: try #require(text.hasPrefix("tocsin: usage: "))
    case .spec(let source): try #require(text.contains(source.words))
    case .json(let position): try #require(text.contains(clipped(position.path, to: 200)))
    }
  }

  private static func isSound(_ invocation: Invocation) -> Bool {
    switch invocation {
    case .alert(let alert): return isSound(alert)
    case .render(let alert, let request):
      return isSound(alert) && request.moment ?? 0 >= 0 && request.destination != .file("")
    case .gallery(let request): return request.directory != ""
    case .print(let text): return text.hasSuffix("\n")
    }
  }

  private static func isSound(_ alert: AlertDescription) -> Bool {
    let names = alert.fields.map(\.name)
    let titles = alert.buttons.map(\.name)
    return !(alert.title.isBlank && alert.message.isBlank && names.isEmpty)
      && !titles.isEmpty && Set(titles).count == titles.count
      && !titles.contains(where: \.isBlank)
      && Set(names).count == names.count && !names.contains { $0.isBlank || $0.contains("=") }
      && alert.buttons.count { $0.role == .cancel } <= 1
      && alert.buttons.count { $0.role == .preferred } <= 1
      && alert.fields.allSatisfy(isSound) && alert.pictures.values.allSatisfy { !$0.isEmpty }
      && (alert.frame != .card || isCard(alert))
      && (alert.anchor == nil || alert.placement == .automatic)
      && alert.links.allSatisfy { alert.message.contains($0.text) && !$0.text.isEmpty }
      && (alert.imageDescription == nil || alert.symbol != nil || !alert.pictures.isEmpty)
      && (alert.suppression == nil || !names.contains("suppressed"))
      && alert.percent.map { (0...100).contains($0) && alert.progress != nil } ?? true
      && alert.timeout.map { $0 > 0 && $0.isFinite } ?? true
      && alert.scale.map(Limits.scale.contains) ?? true
  }

  /// Whether nothing is said of a page.
  private static func isCard(_ alert: AlertDescription) -> Bool {
    alert.placement == .automatic && alert.anchor == nil && alert.backdrop == .automatic
      && alert.keyboardPolicy == nil
      && !alert.dismissesOnDrag && !alert.dismissesOnOutsideTap
  }

  /// A value of the field's kind, in its range and among its options.
  private static func isSound(_ field: FieldDescription) -> Bool {
    let options = field.options.map(\.identifier)
    guard Set(options).count == options.count else { return false }
    switch (field.kind, field.initialValue) {
    case (.toggle, .flag), (.checkbox, .flag), (.number, .number(nil)): return true
    case (.number, .number(let number?)), (.slider, .number(let number?)),
      (.stepper, .number(let number?)):
      return field.range?.contains(number.double) ?? (field.kind == .number)
    case (.segmented, .choice(let choice?)), (.choice, .choice(let choice?)):
      return options.contains(choice)
    case (.choice, .choice(nil)): return !options.isEmpty
    case (.choices, .choices(let choices)):
      return !options.isEmpty && Set(choices).isSubset(of: options)
    case (.date, .date(let date)):
      guard let date else { return true }
      return field.earliest ?? date <= date && date <= field.latest ?? date
    case (_, .text(let text)):
      return field.kind.isTyped && text.count <= field.maximumLength ?? .max
    default: return false
    }
  }

  // MARK: - Making input

  private static let values = [
    "", "x", "Hello world", "-", "--", "-5", "--title", "30", "0", "-1", "1e400", "nan", "0.5",
    "2", "390x844", "64x9999", "4096x4096", "light", "dark", "popp", "pop", "none", "json", "text",
    "card", "device", "OK", "Cancel:cancel", "Go:preferred", ":cancel", "a:b:destructive", "name",
    "pin:secure=1=2", "name=Ann", "=x", "pin:sekure", "a b", "\u{1B}[0m", "日本 🎉", "a\nb", "\u{0}",
    "user", "user=Who", "a.json", "$(id)", "%s", "name=1..0", "name=..",
    "user=ctrl++", "OK=d", "suppressed", "#00A0B0", "#12", "1,2", "1,2,3x4", "1,2,x", "true",
    "OK=0.5", "ok", "due:date=2026-02-29", "on:toggle=maybe",
    String(repeating: "x", count: 3000),
  ]

  private static func commandLine(_ random: inout SeededGenerator) -> [String] {
    var arguments = [
      random.once(in: 20)
        ? random.pick(values) : random.pick(["alert", "alert", "render", "gallery", "help"])
    ]
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let option = random.pick(OptionTable.all)
      // Most of what is said of a field or a button finds none.
      if case .detail = option.effect, !random.once(in: 3) { continue }
      let needsOther = ["--link", "--image-description"].contains(option.names[0])
      if needsOther, !random.once(in: 3) { continue }
      let name = random.pick(option.names)
      let value = random.once(in: 3) ? random.pick(values) : likelyValue(for: name, &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: arguments.append(name)
      case 1: arguments.append(value)
      case 2...5: arguments.append("\(name)=\(value)")
      default: arguments += option.placeholder == nil ? [name] : [name, value]
      }
    }
    if random.once(in: 4) { mutate(&arguments, &random) }
    return arguments
  }

  private static func likelyValue(for option: String, _ random: inout SeededGenerator) -> String {
    switch option {
    case "--button":
      random.pick(["OK", "Cancel:cancel", "Go:preferred", "Delete:destructive", "10:30"])
    case "--word": random.pick(["ok", "cancel", "delete:default", "save:preferred"])
    case "--identifier": random.pick(["OK=yes", "ok=fine", "Delete=gone"])
    case "--button-icon": random.pick(["OK=error", "ok=a.png", "Delete=warnign"])
    case "--key": random.pick(["OK=ctrl+o", "ok=alt+up", "Delete=d"])
    case "--hold": random.pick(["OK=1", "ok=0.5", "Delete=2"])
    case "--needs-valid": random.pick(["OK", "ok", "Delete"])
    case "--field":
      random.pick(
        ["name", "pin:secure", "city=Rome", "user=ann", "a:text=b=c"]
          + FieldKind.names.map { "name:\($0)" }
          + ["name:slider=0.5", "name:choice=b", "name:choices=a,b", "name:toggle=true"])
    case "--label", "--placeholder", "--reason": random.pick(["name=Name", "user=x", "pin=y"])
    case "--option": random.pick(["name=a", "name=b", "name=b=Bee", "user=x"])
    case "--range": random.pick(["name=0..10", "name=..5", "name=1999-12-31..", "user=1..2"])
    case "--step": random.pick(["name=1", "name=0.5"])
    case "--parts": "name=" + random.pick(DateParts.names)
    case "--maximum-length": random.pick(["name=3", "user=40", "pin=4"])
    case "--pattern": random.pick(["name=^a", "user=[", "pin=^[0-9]+$"])
    case "--required": random.pick(["name", "user", "pin"])
    case "--progress": random.pick(ProgressEnd.names)
    case "--percent": random.pick(["0", "40", "99.5", "100"])
    case "--symbol": random.pick(SymbolKind.names)
    case "--language": random.pick(["de", "pt-PT", "zh-Hant"])
    case "--style": random.pick(StylePreset.names)
    case "--placement": random.pick(PlacementKind.names)
    case "--tint": random.pick(["teal", "#00a0B0", "tael"])
    case "--anchor": random.pick(["10,20", "10,20,30x40", "10"])
    case "--keyboard-policy": random.pick(KeyboardPolicyKind.names)
    case "--outside-tap", "--drag": random.pick(OnOffChoice.names)
    case "--suppression": random.pick(["", "Never again"])
    case "--suppressed": random.pick(["true", "false", "on"])
    case "--text-size": random.pick(TextSize.names)
    case "--direction": random.pick(Direction.names)
    case "--message": random.pick(["Hello", "a b"])
    case "--link": random.pick(["Hello=https://a.org", "a=tel:112", "a b=x"])
    case "--motion": random.pick(Motion.names)
    case "--transparency": random.pick(Transparency.names)
    case "--backdrop": random.pick(BackdropKind.names)
    case "--contrast": random.pick(Contrast.names)
    case "--appearance": random.pick(Appearance.names)
    case "--transition": random.pick(TransitionKind.names)
    case "--frame": random.pick(FrameKind.names)
    case "--size": random.pick(["390x844", "320x568"])
    case "--scale", "--timeout", "--at": random.pick(["1", "2.5", "0.5"])
    case "--output": random.pick(AnswerFormat.names)
    default: random.pick(["Hello", "a b", "x.png"])
    }
  }

  private static func mutate(_ arguments: inout [String], _ random: inout SeededGenerator) {
    let index = Int.random(in: 0..<arguments.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: arguments.remove(at: index)
    case 1: arguments.insert(random.pick(values), at: index)
    case 2: arguments.swapAt(index, Int.random(in: 0..<arguments.count, using: &random))
    default:
      var bytes = Array(arguments[index].utf8)
      mutate(&bytes, &random)
      arguments[index] = String(decoding: bytes, as: UTF8.self)
    }
  }

  private static let fragments =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "true", "1e999", "-", "0",
      "//", "\u{FEFF}", "\n", "\0", "é", "\"title\":", "\"role\": \"cancel\"", "[[[[[[[[",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let index = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.insert(contentsOf: random.pick(fragments), at: index)
    case 1: bytes.removeSubrange(index..<min(bytes.count, index + random.pick([1, 1, 5, 40])))
    case 2 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 3 where index < bytes.count: bytes[index] ^= 1 << UInt8.random(in: 0..<7, using: &random)
    default:
      let end = min(bytes.count, index + random.pick([1, 3, 30]))
      bytes.insert(contentsOf: bytes[index..<end], at: index)
    }
  }
}

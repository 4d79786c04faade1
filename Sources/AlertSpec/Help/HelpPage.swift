/// What `--help` prints: for the program as a whole, or for one of its commands.
struct HelpPage {
  private var lines: [String] = []

  /// The page, ending in a line break.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The page of a command.
  init(_ command: Command) {
    add("Usage: tocsin \(command.rawValue) \(Self.operands(of: command))")
    add(Self.introduction(of: command))
    let options = OptionTable.options(of: command)
    for group in OptionDefinition.Group.allCases {
      let members = options.filter { $0.group == group }
      if members.isEmpty { continue }
      begin(group.rawValue)
      for option in members { entry(option.usage, option.summary) }
    }
    if command == .alert {
      begin("Keys")
      for paragraph in Self.keys { add(paragraph) }
      begin("The answer")
      for paragraph in Self.answer { add(paragraph) }
    }
    if options.contains(where: { $0.names == ["--spec"] }) {
      begin("A spec with every key")
      lines += Self.spec.split(separator: "\n").map(String.init)
    }
    begin("Values")
    add(Self.values)
    begin("Exit codes")
    for code in Self.exitCodes(of: command) { entry("\(code.rawValue)", code.meaning, column: 7) }
    begin("Examples")
    for example in Self.examples(of: command) { lines.append("  " + example) }
  }

  /// The page of the program.
  static let program: HelpPage = {
    var page = HelpPage()
    page.add("Usage: tocsin COMMAND [OPTION]…")
    page.add("Shows an alert and tells the answer, or draws it to a picture.")
    page.begin("Commands")
    for command in Command.allCases {
      page.entry(command.rawValue, command.summary, column: 12)
    }
    page.begin("Exit codes")
    for code in ExitCode.allCases { page.entry("\(code.rawValue)", code.meaning, column: 7) }
    page.begin("Examples")
    page.lines += [
      "  tocsin alert --title \"Delete item?\" --button Cancel:cancel \\",
      "    --button Delete:destructive && rm item",
      "  tocsin help alert",
    ]
    return page
  }()

  private init() {}

  /// Adds a paragraph after an empty line.
  private mutating func add(_ paragraph: String) {
    if !lines.isEmpty, lines.last?.hasSuffix(":") == false { lines.append("") }
    lines += TextColumns.wrap(paragraph)
  }

  private mutating func begin(_ heading: String) {
    lines += ["", heading + ":"]
  }

  private mutating func entry(_ term: String, _ meaning: String, column: Int = 26) {
    lines += TextColumns.entry(term, meaning, column: column)
  }
}

import Testing

@testable import AlertSpec

@Suite("Help")
struct HelpPageTests {
  private func printed(_ arguments: String...) throws -> String {
    guard case .print(let text) = try invocation(arguments) else { throw UnexpectedResult() }
    return text
  }

  @Test("Each command has help and a version")
  func everywhere() throws {
    for command in Command.allCases {
      let help = try printed(command.rawValue, "--help")
      #expect(help.hasPrefix("Usage: tocsin "))
      #expect(try printed(command.rawValue, "-h") == help)
      #expect(try printed("help", command.rawValue) == help)
      #expect(try printed(command.rawValue, "--version") == "tocsin \(ProgramVersion.number)\n")
    }
    #expect(try printed("--help") == printed("help"))
    #expect(try printed("-h") == printed("--help"))
    #expect(try printed("--version") == "tocsin \(ProgramVersion.number)\n")
  }

  @Test("Help wins over what stands around it, but for what is no option")
  func order() throws {
    #expect(try printed("alert", "--help", "--title", "x").hasPrefix("Usage: tocsin alert"))
    #expect(try printed("render", "--title", "x", "--help").hasPrefix("Usage: tocsin render"))
    #expect(try mistake("alert", "--nonsense", "--help").place == .option("--nonsense"))
    #expect(try mistake("alert", "--help", "--nonsense").place == .option("--nonsense"))
  }

  @Test("A command's help shows exactly the options that it takes")
  func options() {
    for command in Command.allCases where command != .help {
      let text = HelpPage(command).text
      for option in OptionTable.all {
        let isShown = text.contains("\n  \(option.usage)")
        #expect(isShown == option.commands.contains(command), "\(command) \(option.usage)")
      }
    }
  }

  @Test("No line is wider than 80 columns, none ends in a blank, the last one ends")
  func width() {
    for text in [HelpPage.program.text] + Command.allCases.map({ HelpPage($0).text }) {
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.count <= 80, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test("Every exit code is explained")
  func exitCodes() {
    for code in ExitCode.allCases {
      #expect(HelpPage.program.text.contains("\n  \(code.rawValue) "))
    }
  }

  @Test("The spec shown is a valid one with every key")
  func spec() throws {
    #expect(HelpPage(.alert).text.contains(HelpPage.spec))
    #expect(try alert(spec: HelpPage.spec).fields.count == 6)
    let keys =
      SpecKey.allCases.map(\.rawValue) + ButtonKey.allCases.map(\.rawValue)
      + FieldKey.allCases.map(\.rawValue) + FieldOptionKey.allCases.map(\.rawValue)
      + AnchorKey.allCases.map(\.rawValue) + SizeKey.allCases.map(\.rawValue)
    for key in keys where key != "$schema" {
      #expect(HelpPage.spec.contains("\"\(key)\":"), "\(key)")
    }
  }

  @Test("The answer shown is one that is given")
  func answer() {
    let answer = AlertAnswer(ending: .button(0), buttons: [.ok], fields: [])
    #expect(HelpPage.answer[2].contains(answer.json.dropLast()))
  }

  @Test("A word longer than a line gets a line of its own")
  func longWord() {
    let word = String(repeating: "x", count: 90)
    #expect(TextColumns.wrap("a \(word) b", indent: 2) == ["  a", "  \(word)", "  b"])
    #expect(TextColumns.wrap("") == [])
  }
}

import Foundation
import Testing

@testable import AlertSpec

@Suite("The page about the program in Docs")
struct ProgramDocTests {
  private let page: String

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    page = try String(contentsOf: root.appending(path: "Docs/Program.md"), encoding: .utf8)
  }

  private func expectRow(_ row: String) {
    let isThere = page.contains("\n\(row)\n")
    #expect(isThere, "Add this row to Docs/Program.md:\n\(row)")
  }

  @Test("Its tables have a row for each option, which says what help says")
  func options() {
    for option in OptionTable.all {
      let commands = Command.allCases.filter(option.commands.contains).map(\.rawValue)
      let cells = [
        option.names.map { "`\($0)`" }.joined(separator: ", ")
          + (option.placeholder.map { " `\($0)`" } ?? ""),
        commands == Command.allCases.map(\.rawValue) ? "all" : commands.joined(separator: ", "),
        option.summary,
      ]
      let row =
        "| "
        + cells.map { $0.replacing("|", with: #"\|"#) }.joined(separator: " | ") + " |"
      expectRow(row)
    }
  }

  @Test("Its tables have no other options")
  func noOthers() {
    for row in page.split(separator: "\n") where row.hasPrefix("| `-") {
      let name = row.dropFirst(3).prefix { $0 != "`" }
      #expect(OptionTable.option(named: String(name)) != nil, "\(row)")
    }
  }

  @Test("It shows the spec with every key, and says what help says of the answer")
  func sameAsHelp() {
    let spec = HelpPage.spec.split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(page.contains("```json\n\(spec)\n```"))
    // The page says more of keys than help does, in the same words.
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in HelpPage.keys.joined(separator: " ").split(separator: ". ") {
      #expect(words.contains(sentence), "\(sentence)")
    }
    for code in ExitCode.allCases {
      expectRow("| \(code.rawValue) | \(code.meaning) |")
    }
  }

  @Test("It tells of every kind of field, of every way out, and of each kind's values")
  func words() {
    for kind in FieldKind.names { #expect(page.contains("| `\(kind)` |"), "\(kind)") }
    for word in AlertEnding.allWords { #expect(page.contains("| `\(word)` |"), "\(word)") }
  }
}

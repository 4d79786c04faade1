import Foundation
import Testing

@Suite("The same alerts made from Tocsin")
struct WithTocsinTests {
  /// A file of `Examples/WithTocsin`, line by line.
  private struct Source {
    let name: String
    let lines: [Substring]

    /// The lines from the beginning of each function or variable of the extension to its end.
    func members() throws -> [(isPublic: Bool, lines: Range<Int>)] {
      try lines.indices.filter { lines[$0].hasPrefix("  ") && isBeginning(lines[$0]) }.map {
        start in
        let end = try #require(lines[start...].firstIndex(of: "  }"), "\(name), line \(start + 1)")
        return (lines[start].contains("public"), start..<end + 1)
      }
    }

    private func isBeginning(_ line: Substring) -> Bool {
      guard line.dropFirst(2).first != " " else { return false }
      return ["func ", "var ", "let ", "init("].contains { line.contains($0) }
        && !line.contains("//")
    }

    /// Lines of code that are in no member: helpers that would not be counted.
    func linesOutside(_ members: [Range<Int>]) -> [Substring] {
      lines.indices.filter { index in !members.contains { $0.contains(index) } }
        .map { lines[$0] }
        .filter { line in
          let words = line.trimmingPrefix { $0 == " " }
          return !words.isEmpty && !words.hasPrefix("//") && !line.contains("import ")
            && line != "extension WithTocsin {" && line != "}"
        }
    }
  }

  private func sources() throws -> [Source] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/WithTocsin").standardized
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent != "WithTocsin.swift" }
      .map { file in
        Source(
          name: file.lastPathComponent,
          lines: try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false))
      }
  }

  @Test("Each takes at most 25 lines, with all the helpers that stand beside it")
  func lengths() throws {
    let sources = try sources()
    #expect(sources.count == 6)
    for source in sources {
      let members = try source.members()
      let helpers = members.filter { !$0.isPublic }.map(\.lines.count).reduce(0, +)
      let alerts = members.filter(\.isPublic)
      #expect(!alerts.isEmpty, "\(source.name)")
      for alert in alerts {
        #expect(
          alert.lines.count + helpers <= 25,
          "\(source.name): \(source.lines[alert.lines.lowerBound])")
      }
      #expect(source.linesOutside(members.map(\.lines)) == [], "\(source.name)")
    }
  }
}

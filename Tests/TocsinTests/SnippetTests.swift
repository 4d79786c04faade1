import Foundation
import Testing
import TocsinTesting
import UIKit

@Suite("The snippets of the documentation")
struct SnippetTests {
  nonisolated private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages with Swift in them.
  nonisolated static let pages: [String] = {
    let guides = FileManager.default.enumerator(
      at: root.appending(path: "Sources/Tocsin/Tocsin.docc"), includingPropertiesForKeys: nil)
    let found = (guides?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
      .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
    return ["README.md"] + found.map { String($0.dropFirst(root.path.count + 1)) }.sorted()
  }()

  @Test("Stand word for word in a source that is compiled", arguments: pages)
  func compiled(page: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let sources = try compiledSources()
    for block in page.hasSuffix(".swift") ? [text] : blocks(of: text) {
      let lines = lines(of: block).filter { $0 != "@main" && !$0.hasPrefix("import ") }
      #expect(
        sources.contains { holds($0, lines) },
        "In \(page) this differs from Tests/TocsinTests/Snippets:\n\(block)")
    }
  }

  @Test("Are there, on every page that has code")
  func found() throws {
    #expect(Self.pages.count > 5)
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    #expect(blocks(of: readme).count == 3)
  }

  @Test("The program of the README shows its alert")
  func program() {
    let screen = TestScreen()
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    screen.advance(by: 1)
    #expect(screen.shows("Delete item?") && screen.shows("This can't be undone."))
  }

  // MARK: Reading

  private func blocks(of page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  private func compiledSources() throws -> [[String]] {
    let folder = Self.root.appending(path: "Tests/TocsinTests/Snippets")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { lines(of: try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Whether the lines follow each other in a source.
  private func holds(_ source: [String], _ lines: [String]) -> Bool {
    guard let first = lines.first else { return true }
    return source.indices.contains { index in
      source[index] == first && source[index...].prefix(lines.count).elementsEqual(lines)
    }
  }

  /// The lines with something in them, whatever their indentation and spacing.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}

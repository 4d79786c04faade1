import Foundation
import Testing
import TocsinTesting
import UIKit

@Suite("The README")
struct SnippetTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Every line of Swift in it is compiled as it stands")
  func compiled() throws {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let compiled = try String(
      contentsOf: root.appending(path: "Tests/TocsinTests/Snippets.swift"), encoding: .utf8)
    let known = Set(compiled.split(separator: "\n").map(words))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 3)
    for line in blocks.joined().split(separator: "\n") where words(line) != "@main" {
      #expect(known.contains(words(line)), "\(line)")
    }
  }

  @Test("Its program shows the alert")
  func program() {
    let screen = TestScreen()
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    screen.advance(by: 1)
    #expect(screen.shows("Delete item?") && screen.shows("This can't be undone."))
  }

  private func words(_ line: Substring) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

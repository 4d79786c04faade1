import Foundation
import Testing

@Suite("The same alerts made from Tocsin")
struct WithTocsinTests {
  @Test("Each takes at most 25 lines")
  func lengths() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/WithTocsin").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var functions = 0
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (start, line) in lines.enumerated() where line.hasPrefix("  public static func") {
        functions += 1
        let end = try #require(lines[start...].firstIndex(of: "  }"))
        #expect(end - start + 1 <= 25, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(functions >= 6)
  }
}

import Testing
import TocsinTesting
import UIKit

@Suite("Parts of an alert controller that are missing")
struct AlertPartsTests {
  private func card(_ screen: TestScreen) throws -> CGRect { try screen.frame(of: "alert.card") }

  // Case 29.
  @Test("What is missing, empty or blank takes no room", arguments: [nil, "", " \n "] as [String?])
  func missing(blank: String?) throws {
    func height(_ title: String?, _ message: String?) throws -> CGFloat {
      let screen = TestScreen()
      screen.present(question(title, message: message))
      return try card(screen).height
    }
    #expect(try height(blank, blank) == 44)
    #expect(try height("T", blank) == height("T", nil))
    #expect(try height(blank, "M") == height(nil, "M"))
    #expect(try height("T", "M") > height("T", nil))
  }

  @Test("An alert with nothing in it is refused with a warning; one with a title alone isn't")
  func nothing() {
    let screen = TestScreen()
    let lines = warnings {
      screen.present(UIAlertController(title: nil, message: "", preferredStyle: .alert))
    }
    #expect(lines.count == 1 && screen.page.presentedViewController == nil)
    screen.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert))
    #expect(screen.shows("T"))
    screen.page.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(!screen.shows("T"))
  }

  /// A text that is there, or is not, or shows nothing.
  nonisolated private static let texts: [String?] = ["Some words", nil, "", " \n "]

  // Case 29.
  @Test(
    "Whatever is missing or blank, what is there follows without overlap, and the alert can end",
    arguments: texts, [0, 1, 2, 3])
  func combinations(title: String?, buttons: Int) throws {
    for message in Self.texts {
      for fields in 0...2 {
        let hasTitle = title == "Some words"
        let hasMessage = message == "Some words"
        let screen = TestScreen(scale: 1)
        let alert = UIAlertController(
          title: title, message: message == "Some words" ? "More words" : message,
          preferredStyle: .alert)
        for index in 0..<fields {
          alert.addTextField { $0.accessibilityIdentifier = "field \(index)" }
        }
        for index in 0..<buttons {
          alert.addAction(UIAlertAction(title: "Button \(index)", style: .default))
        }
        guard hasTitle || hasMessage || fields + buttons > 0 else { continue }
        screen.present(alert)
        let card = try card(screen)
        var parts: [CGRect] = []
        if hasTitle { parts.append(try screen.frame(of: "Some words")) }
        if hasMessage { parts.append(try screen.frame(of: "More words")) }
        for index in 0..<fields { parts.append(try screen.frame(of: "field \(index)")) }
        let rows = try (0..<buttons).map { try screen.frame(of: "alert.action.\($0)") }
        if let top = rows.min(by: { $0.minY < $1.minY }) { parts.append(top) }
        for (upper, lower) in zip(parts, parts.dropFirst()) {
          #expect(lower.minY >= upper.maxY && lower.minY - upper.maxY < 40)
        }
        for (index, row) in rows.enumerated() {
          for other in rows[(index + 1)...] {
            #expect(!row.insetBy(dx: 1, dy: 1).intersects(other))
          }
        }
        for part in parts + rows { #expect(card.insetBy(dx: -0.5, dy: -0.5).contains(part)) }
        if buttons > 0 { try screen.tap("Button 0") } else { screen.page.dismiss(animated: true) }
        screen.advance(by: 1)
        #expect(screen.view("alert.card") == nil && screen.page.presentedViewController == nil)
      }
    }
  }
}

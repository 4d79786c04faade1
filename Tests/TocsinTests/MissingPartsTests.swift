import Testing
import Tocsin
import TocsinTesting
import UIKit

// Case 29.
@Suite("Parts that are missing")
struct MissingPartsTests {
  /// A part that may be there, be missing, or be there with nothing to see in it.
  nonisolated enum Part: CaseIterable { case there, missing, empty, blank }

  private func text(_ part: Part, _ words: String) -> String? {
    switch part {
    case .there: words
    case .missing: nil
    case .empty: ""
    case .blank: " \n "
    }
  }

  private func alert(
    title: Part, message: Part, hasContent: Bool, buttons: Int, style: Style = .card
  ) -> Alert {
    let alert = Alert(title: text(title, "Title"), message: text(message, "Message"), style: style)
    if hasContent {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.accessibilityIdentifier = "content"
      alert.contentView = view
    }
    for index in 0..<buttons { alert.addAction(.default("Button \(index)")) }
    return alert
  }

  @Test(
    "Whatever is missing or blank, what is there follows without overlap", arguments: Part.allCases)
  func combinations(title: Part) throws {
    for style in [Style.system, .card, .flat, .slip] {
      for message in Part.allCases {
        for hasContent in [true, false] {
          for buttons in [0, 1, 2, 3] {
            let screen = TestScreen(scale: 1)
            let alert = alert(
              title: title, message: message, hasContent: hasContent, buttons: buttons, style: style
            )
            alert.show()
            screen.advance(by: 1)
            let card = try screen.frame(of: "alert.card")
            var parts: [CGRect] = []
            if title == .there { parts.append(try screen.frame(of: "alert.title")) }
            if message == .there { parts.append(try screen.frame(of: "alert.message")) }
            if hasContent { parts.append(try screen.frame(of: "content")) }
            let rows = try (0..<buttons).map { try screen.frame(of: "Button \($0)") }
            if let top = rows.min(by: { $0.minY < $1.minY }) { parts.append(top) }
            for (upper, lower) in zip(parts, parts.dropFirst()) {
              #expect(lower.minY >= upper.maxY && lower.minY - upper.maxY < 60)
            }
            for part in parts + rows { #expect(card.insetBy(dx: -0.5, dy: -0.5).contains(part)) }
            try leave(screen, buttons: buttons)
          }
        }
      }
    }
  }

  /// There is always a way out: a button, or where there is none, a tap beside the card.
  private func leave(_ screen: TestScreen, buttons: Int) throws {
    if buttons > 0 {
      try screen.tap("Button 0")
    } else {
      screen.tap(at: CGPoint(x: 195, y: 800))
    }
    screen.advance(by: 1)
    #expect(screen.view("alert.card") == nil)
  }

  @Test(
    "What is empty or blank takes as much room as what is missing",
    arguments: [true, false])
  func height(isCard: Bool) throws {
    let style = isCard ? Style.card : .system
    func height(_ title: Part, _ message: Part, hasContent: Bool) throws -> CGFloat {
      let screen = TestScreen(scale: 1)
      alert(title: title, message: message, hasContent: hasContent, buttons: 1, style: style).show()
      screen.advance(by: 1)
      return try screen.frame(of: "alert.card").height
    }
    for nothing in [Part.empty, .blank] {
      #expect(
        try height(nothing, .there, hasContent: false)
          == height(.missing, .there, hasContent: false))
      #expect(
        try height(.there, nothing, hasContent: true) == height(.there, .missing, hasContent: true))
      #expect(
        try height(nothing, nothing, hasContent: false)
          == height(.missing, .missing, hasContent: false))
    }
  }
}

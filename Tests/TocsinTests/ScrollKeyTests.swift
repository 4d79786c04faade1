import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Keys that scroll")
struct ScrollKeyTests {
  let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)

  private func long(_ change: (Alert) -> Void = { _ in }) throws -> UIScrollView {
    let alert = Alert(title: "A", message: String(repeating: "A long message. ", count: 120))
    alert.addAction(.cancel("No"))
    alert.addAction(.default("Yes"))
    change(alert)
    alert.show()
    screen.advance(by: 1)
    let message = try #require(screen.view("alert.message"))
    return try #require(
      sequence(first: message, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func press(_ key: TestScreen.Key) {
    screen.press(key)
    screen.advance(by: 0.5)
  }

  @Test("Arrows, Page Up, Page Down, Home and End scroll a long message", arguments: [false, true])
  func scrolls(afterTab: Bool) throws {
    let scroll = try long()
    if afterTab { press(.tab) }
    let end = scroll.contentSize.height - scroll.bounds.height
    press(.down)
    let line = scroll.contentOffset.y
    #expect(line > 20 && line < 60)
    press(.pageDown)
    let page = scroll.contentOffset.y - line
    #expect(page > scroll.bounds.height / 2 && page < scroll.bounds.height)
    press(.pageUp)
    #expect(abs(scroll.contentOffset.y - line) < 0.5)
    press(.up)
    press(.up)
    #expect(scroll.contentOffset.y == 0)
    press(.end)
    #expect(abs(scroll.contentOffset.y - end) < 0.5)
    press(.pageDown)
    #expect(abs(scroll.contentOffset.y - end) < 0.5)
    press(.home)
    #expect(scroll.contentOffset.y == 0)
    #expect(screen.shows("A"))
  }

  @Test("Keys that follow each other faster than anything scrolls are all counted")
  func quick() throws {
    let scroll = try long()
    press(.down)
    let line = scroll.contentOffset.y
    for _ in 0..<4 { screen.press(.down) }
    screen.advance(by: 0.5)
    #expect(abs(scroll.contentOffset.y - 5 * line) < 0.5)
  }

  @Test("In a field that is being edited the keys are the field's")
  func edited() throws {
    let scroll = try long { $0.addField(.text("name", value: "Ada")) }
    let before = scroll.contentOffset
    for key in [TestScreen.Key.down, .end, .home, .pageDown] { press(key) }
    #expect(scroll.contentOffset == before)
  }

  @Test("A slider that has the focus keeps its arrows")
  func slider() throws {
    let field = Field.slider("volume", label: "Volume", range: 0...10, step: 1, value: 3)
    let scroll = try long { $0.addField(field) }
    press(.tab)
    let before = scroll.contentOffset
    press(.up)
    #expect(field.content == .number(4) && scroll.contentOffset == before)
  }

  // MARK: Escape

  @Test("Escape and the escape gesture end an alert without actions, as a tap beside it does")
  func escapes() async throws {
    for usesGesture in [false, true] {
      let alert = Alert(title: "A")
      alert.show()
      screen.advance(by: 1)
      if usesGesture {
        #expect(alert.view.accessibilityPerformEscape())
      } else {
        screen.press(.escape)
      }
      screen.advance(by: 1)
      #expect(!screen.shows("A"))
      let answer = await alert.present()
      #expect(answer.ending == .escape && answer.choice == nil && answer.isCancelled)
    }
  }

  @Test("Where a tap beside the card does nothing, neither does Escape")
  func stays() {
    for (name, change) in [
      ("time", { $0.timeout = 60 }), ("passes", { $0.outsideTouches = .passesThrough }),
      ("action", { $0.addAction(.default("OK")) }),
    ] as [(String, (Alert) -> Void)] {
      let alert = Alert(title: "A")
      change(alert)
      alert.show()
      screen.advance(by: 1)
      screen.press(.escape)
      #expect(!alert.view.accessibilityPerformEscape(), "\(name)")
      screen.advance(by: 1)
      #expect(screen.shows("A"), "\(name)")
      alert.dismiss(animated: false)
      screen.advance(by: 1)
    }
  }

  @Test("Where a tap beside the card is allowed, Escape ends an alert that has no cancel action")
  func allowed() {
    let alert = Alert(title: "A")
    alert.addAction(.default("OK"))
    alert.dismissesOnOutsideTap = true
    alert.show()
    screen.advance(by: 1)
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }

  @Test("The key of a line before a field of several lines says that it goes on")
  func returnKeys() throws {
    let alert = Alert(title: "A")
    alert.addField(.text("name"))
    alert.addField(.multiline("note"))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    #expect((screen.view("name") as? UITextField)?.returnKeyType == .next)
    screen.press(.return)
    #expect(screen.view("note")?.isFirstResponder == true)
    alert.addField(.text("last"))
    #expect((screen.view("last") as? UITextField)?.returnKeyType == .done)
  }
}

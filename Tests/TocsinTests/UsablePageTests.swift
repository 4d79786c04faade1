import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Alerts that leave the page usable")
struct UsablePageTests {
  let screen = TestScreen(scale: 1)
  let pageField = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 34))
  let pageButton = UIButton(type: .system, primaryAction: UIAction(title: "Page") { _ in })

  init() {
    pageField.accessibilityIdentifier = "page field"
    pageButton.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
    screen.page.view.addSubview(pageField)
    screen.page.view.addSubview(pageButton)
    pageField.becomeFirstResponder()
    screen.advance(by: 0.1)
  }

  private func banner(_ change: (Alert) -> Void = { _ in }) -> Alert {
    let alert = Alert(title: "Saved", message: "In the cloud.")
    alert.addAction(.default("OK"))
    alert.placement = .banner(.top)
    alert.outsideTouches = .passesThrough
    change(alert)
    return alert
  }

  private func posted(_ notification: UIAccessibility.Notification) -> [UIAccessibility.Posted] {
    UIAccessibility.posted.filter { $0.notification == notification }
  }

  @Test("Tab goes from the page's field through the page, and screen readers reach it")
  func tab() throws {
    for fromController in [true, false] {
      let alert = banner()
      if fromController { alert.present(from: screen.page) { _ in } } else { alert.show() }
      screen.advance(by: 1)
      #expect(pageField.isFirstResponder)
      let card = try #require(screen.view("alert.card"))
      let above = Array(sequence(first: card, next: \.superview))
      #expect(above.allSatisfy { !$0.accessibilityViewIsModal })
      var seen: [UIView?] = []
      for _ in 0..<3 {
        screen.press(.tab)
        seen.append(screen.window.focus.focusedView)
      }
      #expect(seen.contains { $0 === pageButton }, "from a controller: \(fromController)")
      pageField.becomeFirstResponder()
      alert.dismiss(animated: false)
      screen.advance(by: 1)
    }
  }

  @Test("A card becomes modal, or no longer is, where that is said before it comes up")
  func changed() throws {
    let alert = banner { _ = $0.cardSize() }
    alert.outsideTouches = .blocks
    alert.show()
    screen.advance(by: 1)
    let card = try #require(screen.view("alert.card"))
    #expect(card.accessibilityViewIsModal && card.window?.accessibilityViewIsModal == true)
  }

  @Test("Screen readers are told what it says and stay where they are")
  func announced() {
    UIAccessibility.settings.isVoiceOverRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: pageField)
    let alert = banner()
    alert.show()
    screen.advance(by: 1)
    #expect(posted(.announcement).map { $0.argument as? String } == ["Saved\nIn the cloud."])
    #expect(posted(.screenChanged).isEmpty)
    UIAccessibility.post(notification: .layoutChanged, argument: pageButton)
    alert.end()
    screen.advance(by: 1)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === pageButton)
  }

  @Test("A field of its own that had the keyboard gives it back to the page's")
  func givesBack() throws {
    let alert = banner { $0.addField(.text("name")) }
    alert.present(from: screen.page) { _ in }
    screen.advance(by: 1)
    #expect(pageField.isFirstResponder)
    try screen.tap("name")
    screen.advance(by: 0.5)
    #expect(!pageField.isFirstResponder)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(pageField.isFirstResponder)
  }

  @Test("One that comes back after an interruption leaves the keys to the page")
  func comesBack() throws {
    let alert = banner()
    alert.show()
    screen.advance(by: 1)
    let question = question()
    question.show(.interrupting)
    screen.advance(by: 1)
    #expect(!screen.window.isKeyWindow)
    try screen.tap("alert.action.default.1")
    screen.advance(by: 1)
    #expect(screen.shows("Saved") && !screen.shows("A message."))
    #expect(screen.window.isKeyWindow && pageField.isFirstResponder)
    screen.type("x")
    #expect(pageField.text == "x")
  }
}

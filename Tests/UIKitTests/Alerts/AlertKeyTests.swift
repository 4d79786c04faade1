import Testing
import TocsinTesting
import UIKit

@Suite("An alert's keys")
struct AlertKeyTests {
  let screen = TestScreen()
  let log = AlertLog()

  // Case 4.
  @Test("Return goes from field to field, and from the last one presses the preferred action")
  func fields() {
    let alert = question(log: log)
    for _ in 0..<3 { alert.addTextField() }
    alert.preferredAction = alert.actions[1]
    screen.present(alert)
    for word in ["one", "two", "three"] {
      #expect(screen.shows("A"))
      screen.type(word)
      screen.press(.return)
    }
    screen.advance(by: 1)
    #expect(alert.textFields?.map { $0.text ?? "" } == ["one", "two", "three"])
    #expect(log.events == ["OK A"])
  }

  @Test("Return in the last field does nothing while the preferred action is disabled")
  func disabled() {
    let alert = question(log: log)
    alert.addTextField()
    alert.preferredAction = alert.actions[1]
    alert.actions[1].isEnabled = false
    screen.present(alert)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A") && log.events.isEmpty)
  }

  @Test(
    "Return presses the preferred action, else the only one, else the last that does no harm",
    arguments: [
      ("Cancel!", "Cancel! A"), ("OK", "OK A"), ("Cancel OK", "OK A"),
      ("One Two Cancel", "Two A"), ("One! Two", "One! A"), ("Delete- Cancel", ""),
      ("Delete-", "Delete- A"), ("Cancel", "Cancel A"),
    ])
  func returnKey(titles: String, expected: String) {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    for title in titles.split(separator: " ").map(String.init) {
      let style: UIAlertAction.Style =
        title.hasPrefix("Cancel") ? .cancel : title.hasSuffix("-") ? .destructive : .default
      let action = UIAlertAction(title: title, style: style) { _ in log.note("\(title) A") }
      alert.addAction(action)
      if title.hasSuffix("!") { alert.preferredAction = action }
    }
    screen.present(alert)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(log.events == (expected.isEmpty ? [] : [expected]))
  }

  // Case 6.
  @Test("Escape presses the cancel action once, also from a field; without one it does nothing")
  func escape() {
    for hasField in [true, false] {
      let alert = question(hasField ? "field" : "plain", log: log)
      if hasField { alert.addTextField() }
      screen.present(alert)
      screen.press(.escape)
      screen.press(.escape)
      screen.advance(by: 1)
    }
    #expect(log.events == ["Cancel field", "Cancel plain"])
    let alert = UIAlertController(title: "B", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert)
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(screen.shows("B"))
  }

  // Case 5.
  @Test("The page's field has the keyboard again when the alert has gone, and no key meanwhile")
  func pageField() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    screen.present(question())
    screen.type("x")
    try screen.tap("OK")
    screen.advance(by: 1)
    screen.type("y")
    #expect(field.text == "y")
  }

  // Case 7.
  @Test("Tab and Shift-Tab go round the alert's fields and buttons and never to the page")
  func tab() {
    let pageField = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    screen.page.view.addSubview(pageField)
    let alert = question(log: log)
    alert.addTextField { $0.accessibilityIdentifier = "field" }
    screen.present(alert)
    var seen: [String] = []
    for _ in 0..<4 {
      let focused = screen.window.focusedName
      seen.append(focused)
      screen.press(.tab)
    }
    #expect(seen == ["field", "alert.action.0", "alert.action.1", "field"])
    screen.press(.tab, .shift)
    #expect(screen.window.focusedName == "field")
    screen.press(.tab, .shift)
    #expect(screen.window.focusedName == "alert.action.1")
    #expect(!pageField.isFirstResponder)
  }

  @Test(
    "With two fields and three buttons Tab goes round them all, either way, from wherever it is",
    arguments: [false, true])
  func tabOfMany(isBackward: Bool) {
    let alert = question(log: log)
    alert.addAction(UIAlertAction(title: "Later", style: .destructive))
    for name in ["user", "password"] { alert.addTextField { $0.accessibilityIdentifier = name } }
    screen.present(alert)
    var seen: [String] = []
    for _ in 0..<11 {
      seen.append(screen.window.focusedName)
      screen.press(.tab, isBackward ? .shift : [])
    }
    #expect(Set(seen.prefix(5)).count == 5 && !seen.contains("nothing"))
    for index in 0..<5 { #expect(seen[index + 5] == seen[index]) }
    #expect(seen.first == "user" && seen[isBackward ? 4 : 1] == "password")
  }

  @Test("The focus's ring shows after a key was used, not before, and goes at a touch")
  func ring() throws {
    let alert = question(log: log)
    screen.present(alert)
    let before = screen.picture()
    screen.press(.tab)
    screen.advance(by: 0.5)
    #expect(screen.picture() != before)
    // A touch that presses nothing.
    let title = try screen.frame(of: "A")
    screen.tap(at: CGPoint(x: title.midX, y: title.midY))
    screen.advance(by: 0.5)
    #expect(screen.picture() == before)
    #expect(screen.shows("A") && log.events.isEmpty)
  }

  @Test("Space and Return press the button with the focus", arguments: [true, false])
  func focusedButton(usesSpace: Bool) {
    screen.present(question(log: log))
    screen.press(.tab)
    screen.press(usesSpace ? .space : .return)
    screen.advance(by: 1)
    #expect(log.events == ["Cancel A"])
  }

  @Test("Keys that the alert has no use for don't reach the page")
  func pageKeys() {
    final class Page: UIViewController {
      var keys = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
    }
    let page = Page()
    screen.window.rootViewController = page
    page.present(question(), animated: true)
    screen.advance(by: 1)
    screen.press(.character("x"))
    screen.press(.tab)
    screen.press(.left)
    #expect(page.keys == 0)
  }
}

extension UIWindow {
  fileprivate var focusedName: String {
    focus.focusedView?.accessibilityIdentifier ?? "nothing"
  }
}

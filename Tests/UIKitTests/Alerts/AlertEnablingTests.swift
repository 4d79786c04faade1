import Testing
import TocsinTesting
import UIKit

@Suite("Buttons of an alert controller that can be pressed at times")
struct AlertEnablingTests {
  let screen = TestScreen()
  let log = AlertLog()

  /// An alert with a field, whose button is enabled while something is typed.
  private func form() -> UIAlertController {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { _ in log.note("save") }
    save.isEnabled = false
    alert.addAction(save)
    alert.addTextField { field in
      field.addAction(
        UIAction { [unowned field] _ in save.isEnabled = field.hasText }, for: .editingChanged)
    }
    screen.present(alert)
    return alert
  }

  // Case 21.
  @Test("A disabled action's button can't be pressed; it can as soon as the action is enabled")
  func enabling() throws {
    _ = form()
    try screen.tap("Save")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A") && log.events.isEmpty)
    screen.type("x")
    screen.press(.backspace)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A") && log.events.isEmpty)
    screen.type("x")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(!screen.shows("A") && log.events == ["save"])
  }

  @Test("An action that is disabled under the finger isn't pressed")
  func disabledUnderFinger() throws {
    let alert = question(log: log)
    screen.present(alert)
    let frame = try screen.frame(of: "OK")
    let point = CGPoint(x: frame.midX, y: frame.midY)
    screen.touchDown(at: point)
    alert.actions[1].isEnabled = false
    screen.touchUp(at: point)
    screen.advance(by: 1)
    #expect(screen.shows("A") && log.events.isEmpty)
  }

  @Test("Pasting enables it and cutting disables it at once, and Return obeys")
  func pasting() {
    let alert = form()
    screen.pasteboard = "Ada"
    screen.press(.character("v"), .control)
    #expect(alert.actions[0].isEnabled && alert.textFields?.first?.text == "Ada")
    screen.press(.character("a"), .control)
    screen.press(.character("x"), .control)
    #expect(!alert.actions[0].isEnabled)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A") && log.events.isEmpty)
    screen.press(.character("v"), .control)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(!screen.shows("A") && log.events == ["save"])
  }

  @Test("Text that code sets says nothing; what code makes of the action counts at once")
  func byCode() throws {
    let alert = form()
    alert.textFields?.first?.text = "Ada"
    #expect(!alert.actions[0].isEnabled)
    screen.press(.return)
    try screen.tap("Save")
    screen.advance(by: 1)
    #expect(screen.shows("A") && log.events.isEmpty)
    alert.actions[0].isEnabled = true
    try screen.tap("Save")
    screen.advance(by: 1)
    #expect(log.events == ["save"])
  }

  @Test("A button that can't be pressed looks so, from the first to the last moment")
  func looks() throws {
    let alert = form()
    let frame = try screen.frame(of: "Save")
    func ink() -> Int {
      let picture = screen.picture()
      return (Int(frame.minX * 2)..<Int(frame.maxX * 2)).map {
        Int(picture[$0, Int(frame.midY * 2)] & 0xFF)
          - Int(picture[$0, Int(frame.midY * 2)] >> 16 & 0xFF)
      }.max() ?? 0
    }
    let grey = ink()
    alert.actions[0].isEnabled = true
    screen.step()
    #expect(ink() > grey + 40)
    alert.actions[0].isEnabled = false
    screen.step()
    #expect(ink() == grey)
  }
}

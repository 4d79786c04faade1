import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Keys of buttons")
struct ButtonKeyTests {
  let screen = TestScreen()
  let recorder = Recorder()

  private func show(_ key: KeyEquivalent, field: Field? = nil) -> Alert {
    let alert = Alert(title: "A")
    if let field { alert.addField(field) }
    let action = Action("Act") { _ in recorder.note("act") }
    action.keepsOpen = true
    action.keyEquivalent = key
    alert.addAction(action)
    alert.addAction(.cancel())
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test(
    "A sign that takes Shift is a key like any other",
    arguments: [("?", "/"), ("!", "1"), ("+", "=")] as [(String, Character)])
  func signs(sign: String, key: Character) {
    _ = show(KeyEquivalent(sign))
    screen.press(.character(key))
    screen.press(.character(key), [.shift, .control])
    #expect(recorder.events.isEmpty)
    screen.press(.character(key), .shift)
    #expect(recorder.events == ["act"])
  }

  @Test("Control with a plus is pressed on the key that has it with Shift")
  func controlPlus() {
    _ = show(KeyEquivalent("+", modifiers: .control))
    screen.press(.character("="), .shift)
    screen.press(.character("="), .control)
    #expect(recorder.events.isEmpty)
    screen.press(.character("="), [.shift, .control])
    #expect(recorder.events == ["act"])
  }

  @Test("Shift and a letter is not the letter")
  func letters() {
    _ = show(KeyEquivalent("a"))
    screen.press(.character("a"), .shift)
    #expect(recorder.events.isEmpty)
    screen.press(.character("a"))
    #expect(recorder.events == ["act"])
  }

  @Test(
    "Alt and a letter presses its button while a field is edited, of one line or of several",
    arguments: [true, false])
  func alt(isOneLine: Bool) {
    let field = isOneLine ? Field.text("it") : .multiline("it")
    let alert = show(KeyEquivalent("x", modifiers: .alternate), field: field)
    screen.type("x")
    #expect(recorder.events.isEmpty)
    screen.press(.character("x"), .alternate)
    #expect(recorder.events == ["act"] && alert.fields[0].value == "x")
  }

  @Test("What edits text is the field's while it is edited, and the button's elsewhere")
  func editing() {
    let alert = show(KeyEquivalent("a", modifiers: .control), field: .text("it", value: "x"))
    screen.press(.character("a"), .control)
    #expect(recorder.events.isEmpty)
    alert.view.endEditing(true)
    alert.becomeFirstResponder()
    screen.press(.character("a"), .control)
    #expect(recorder.events == ["act"])
  }
}

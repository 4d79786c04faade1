import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Keys and focus")
struct KeyTests {
  let screen = TestScreen()
  let recorder = Recorder()

  // Case 4.
  @Test("Return goes from field to field, and from the last one presses the default action")
  func returnMoves() {
    let alert = question(recorder: recorder)
    for name in ["first", "second", "third"] { alert.addField(.text(name)) }
    alert.show()
    screen.advance(by: 1)
    for word in ["one", "two", "three"] {
      screen.type(word)
      #expect(screen.shows("A"))
      screen.press(.return)
    }
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(alert.fields.map(\.value) == ["one", "two", "three"])
    #expect(recorder.events.contains("ok A"))
  }

  @Test("Return in the last field does nothing while the default action is disabled")
  func returnDisabled() {
    let alert = question(recorder: recorder)
    alert.addField(.text("name"))
    alert.defaultAction?.isEnabled = false
    alert.show()
    screen.advance(by: 1)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    #expect(recorder.events.isEmpty)
  }

  @Test("Return and the keypad's Enter press the default action at the first press")
  func returnPresses() {
    for key in [TestScreen.Key.return, .keypadEnter] {
      question(recorder: recorder).show()
      screen.advance(by: 1)
      screen.press(key)
      screen.advance(by: 1)
      #expect(!screen.shows("A"))
    }
    #expect(recorder.events.filter { $0 == "ok A" }.count == 2)
  }

  @Test("Return presses the preferred action wherever it stands")
  func preferred() {
    let alert = Alert(title: "A")
    alert.addAction(.preferred("First") { _ in recorder.note("first") })
    alert.addAction(.default("Second") { _ in recorder.note("second") })
    alert.show()
    screen.advance(by: 1)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(recorder.events == ["first"])
  }

  // Case 5.
  @Test("The page's field has the keyboard again when an alert without fields has gone")
  func focusReturns() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    screen.advance(by: 0.1)
    question().show()
    screen.advance(by: 1)
    screen.type("x")
    #expect(field.text ?? "" == "")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(field.isFirstResponder)
    screen.type("y")
    #expect(field.text == "y")
  }

  @Test("The same when the alert was presented from the page's controller")
  func focusReturnsToPresenter() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    let alert = question()
    alert.present(from: screen.page) { _ in }
    screen.advance(by: 1)
    screen.type("x")
    try screen.tap("OK")
    screen.advance(by: 1)
    screen.type("y")
    #expect(field.text == "y")
  }

  @Test("Return presses a lone cancel action, but gives up nothing that is under way")
  func loneCancel() {
    let alert = Alert(title: "A")
    alert.addAction(.cancel { _ in recorder.note("cancel") })
    alert.progress = AlertProgress(fraction: 0.4)
    alert.show()
    screen.advance(by: 1)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(recorder.events.isEmpty && screen.shows("A"))
    alert.progress = nil
    screen.press(.return)
    screen.advance(by: 1)
    #expect(recorder.events == ["cancel"] && !screen.shows("A"))
  }

  // Case 6.
  @Test("Escape presses the cancel action once")
  func escape() {
    question(recorder: recorder).show()
    screen.advance(by: 1)
    screen.press(.escape)
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(recorder.events.filter { $0 == "cancel A" }.count == 1)
    #expect(!screen.shows("A"))
  }

  @Test("Escape in a field presses the cancel action too")
  func escapeInField() {
    let alert = question(recorder: recorder)
    alert.addField(.text("name"))
    alert.show()
    screen.advance(by: 1)
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(recorder.events.contains("cancel A"))
  }

  @Test("Escape does nothing where there is no cancel action")
  func escapeWithoutCancel() {
    let alert = Alert(title: "A")
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  @Test("A required field keeps the alert open and says why")
  func required() {
    let alert = question(recorder: recorder)
    alert.addField(.text("name", validator: .required("A name, please.")))
    alert.show()
    screen.advance(by: 1)
    screen.press(.return)
    screen.advance(by: 0.1)
    #expect(screen.shows("A name, please."))
    screen.type("Ada")
    #expect(!screen.shows("A name, please."))
    screen.press(.return)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }
}

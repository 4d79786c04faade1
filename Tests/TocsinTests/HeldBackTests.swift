import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Buttons that wait for valid fields")
struct HeldBackTests {
  let screen = TestScreen()
  let recorder = Recorder()

  private func show(_ fields: [Field], hold: Double? = nil) -> Action {
    let alert = Alert(title: "A")
    for field in fields { alert.addField(field) }
    alert.addAction(.cancel())
    let action = Action("OK") { _ in recorder.note("ok") }
    action.needsValidFields = true
    action.holdDuration = hold
    alert.addAction(action)
    alert.show()
    screen.advance(by: 1)
    return action
  }

  private var twoFields: [Field] {
    [
      .text("name", validator: .required("Type a name.")),
      .email("mail", validator: .email("Type an address.")),
    ]
  }

  @Test(
    "A press says at once what is wrong, while a field is edited too, and the caret is in the first"
  )
  func tap() throws {
    _ = show(twoFields)
    try screen.tap("mail")
    screen.type("ada")
    #expect(!screen.shows("Type an address."))
    try screen.tap("OK")
    screen.advance(by: 0.5)
    #expect(screen.shows("Type a name.") && screen.shows("Type an address."))
    #expect(screen.view("name")?.isFirstResponder == true)
    #expect(screen.shows("A") && recorder.events.isEmpty)
    screen.type("Ada")
    try screen.tap("mail")
    screen.type("@b.org")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(recorder.events == ["ok"])
  }

  @Test("Return in the last field says so too")
  func byReturn() {
    _ = show(twoFields)
    screen.press(.return)
    screen.press(.return)
    screen.advance(by: 0.5)
    #expect(screen.shows("Type a name.") && screen.shows("A"))
  }

  @Test("So does whoever presses for a person that can't see")
  func byReader() throws {
    _ = show(twoFields)
    #expect(try #require(screen.view("alert.action.default.1")).accessibilityActivate())
    screen.advance(by: 0.5)
    #expect(screen.shows("Type a name.") && screen.shows("A"))
  }

  @Test("A finger that slides to the grey button and is lifted hears why; it is never highlighted")
  func sliding() throws {
    _ = show(twoFields)
    let button = try #require(screen.view("alert.action.default.1") as? UIButton)
    let cancel = try screen.frame(of: "Cancel")
    let place = try screen.frame(of: "OK")
    screen.touchDown(at: CGPoint(x: cancel.midX, y: cancel.midY))
    screen.touchMove(to: CGPoint(x: place.midX, y: place.midY))
    #expect(!button.isHighlighted)
    screen.touchUp(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.5)
    #expect(screen.shows("Type a name.") && screen.shows("A"))
  }

  @Test("A grey button that must be held says why at a tap, and a tap never does what it is for")
  func held() throws {
    let judge = Validator.async { _ in nil }
    let action = show([.text("name", value: "Ada", validator: judge)], hold: 1)
    // Nobody has judged yet: the button waits, and must be held all the same.
    try screen.tap("OK")
    screen.press(.return)
    screen.advance(by: 3)
    #expect(screen.shows("A") && recorder.events.isEmpty && action.isEnabled)
  }

  @Test("Where the first that is refused takes no text it is scrolled into sight, with its reason")
  func boxes() throws {
    _ = show([
      .checkbox("terms", label: "I agree", validator: .required("Please agree.")),
      .text("name", value: "Ada"),
    ])
    #expect(screen.view("name")?.isFirstResponder == true)
    try screen.tap("OK")
    screen.advance(by: 0.5)
    #expect(screen.shows("Please agree."))
    #expect(screen.view("name")?.isFirstResponder == false)
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }

  @Test("One that is disabled by the program says nothing")
  func disabled() throws {
    let action = show(twoFields)
    action.isEnabled = false
    try screen.tap("OK")
    screen.press(.return)
    screen.advance(by: 0.5)
    #expect(!screen.shows("Type a name."))
  }

  @Test(
    "What an asynchronous validator has yet to say is asked for at the press, which then goes on")
  func asynchronous() async throws {
    let judge = Validator.async { $0 == "Ada" ? nil : "Taken." }
    let action = show([.text("name", value: "Ada", validator: judge)])
    #expect(try !screen.isEnabled("OK"))
    try screen.tap("OK")
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(recorder.events == ["ok"])
    _ = action
  }
}

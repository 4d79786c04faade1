import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Reasons below fields")
struct FieldReasonTests {
  let screen = TestScreen()

  private func show() -> Alert {
    let alert = Alert(title: "A")
    alert.addField(.email("mail", validator: .email("Type an address.")))
    alert.addField(.multiline("note", validator: .length(0...3, "Be brief.")))
    alert.addField(.text("name", validator: .required("Type a name.")))
    alert.addAction(.cancel())
    let action = Action("OK")
    action.needsValidFields = true
    alert.addAction(action)
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test("Whoever goes on from a field that is not valid reads why, though no action can be pressed")
  func goingOn() throws {
    let alert = show()
    screen.type("ada")
    #expect(!screen.shows("Type an address."))
    try screen.tap("note")
    screen.advance(by: 0.5)
    #expect(screen.shows("Type an address."))
    screen.type("much too long")
    try screen.tap("name")
    screen.advance(by: 0.5)
    #expect(screen.shows("Be brief."))
    try screen.tap("mail")
    screen.type("@lovelace.org")
    #expect(!screen.shows("Type an address."))
    try screen.tap("name")
    screen.advance(by: 0.5)
    #expect(!screen.shows("Type an address."))
    alert.fields[1].value = "ok"
    #expect(!screen.shows("Be brief."))
  }

  @Test("A field that was only passed, or emptied again, says nothing yet")
  func passed() throws {
    _ = show()
    try screen.tap("name")
    screen.type("x")
    screen.press(.backspace)
    try screen.tap("mail")
    screen.advance(by: 0.5)
    #expect(!screen.shows("Type a name."))
    #expect(!screen.shows("Type an address."))
  }

  @Test("An alert that leaves says nothing more")
  func leaving() throws {
    _ = show()
    screen.type("ada")
    try screen.tap("Cancel")
    screen.step()
    #expect(!screen.shows("Type an address."))
  }
}

import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Fields of several lines")
struct MultilineTests {
  @Test("Return begins a new line, and the alert stays")
  func newLine() throws {
    let screen = TestScreen()
    let alert = Alert(title: "Note")
    alert.addField(.multiline("note", placeholder: "What happened"))
    alert.addAction(.cancel())
    alert.addAction(.default("Save"))
    alert.show()
    screen.advance(by: 1)
    screen.type("one\ntwo")
    #expect(alert.field(named: "note")?.value == "one\ntwo")
    #expect(screen.shows("Note"))
    #expect(try screen.frame(of: "note").height > 60)
    try screen.tap("Save")
    screen.advance(by: 1)
    #expect(!screen.shows("Note"))
  }

  @Test("Tab goes on to what comes next, and Shift-Tab back")
  func tab() throws {
    let screen = TestScreen()
    let alert = Alert(title: "Note")
    alert.addField(.multiline("note"))
    alert.addField(.text("more"))
    alert.addAction(.default("Save"))
    alert.show()
    screen.advance(by: 1)
    screen.type("one")
    screen.press(.tab)
    screen.type("two")
    screen.press(.tab, [.shift])
    screen.type("!")
    #expect(alert.field(named: "note")?.value == "one!")
    #expect(alert.field(named: "more")?.value == "two")
  }
}

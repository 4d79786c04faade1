import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Acting on the screen")
struct ActingTests {
  let screen = TestScreen()

  private func form() -> Alert {
    let alert = Alert(title: "Sign in")
    alert.addField(.text("user", placeholder: "User name", value: "ada"))
    alert.addAction(.cancel("Cancel"))
    alert.addAction(.default("Continue"))
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test("What is entered takes the place of what a field holds")
  func enter() throws {
    let alert = form()
    try screen.enter("grace", into: "user")
    #expect(alert.field(named: "user")?.value == "grace")
    #expect(try screen.value(of: "user") == "grace")
  }

  @Test("Into what takes no text nothing can be entered, and the error says so")
  func takesNoText() {
    _ = form()
    #expect(throws: ScreenError.takesNoText("Sign in")) {
      try screen.enter("x", into: "Sign in")
    }
  }

  @Test("A name that is nearly right is suggested, and identifiers are listed")
  func suggestion() {
    _ = form()
    do {
      try screen.tap("Contineu")
      Issue.record("“Contineu” was found.")
    } catch {
      #expect("\(error)".contains("Did you mean “Continue”?"))
      #expect("\(error)".contains("“alert.card”"))
    }
    do {
      try screen.tap("Nowhere near")
      Issue.record("“Nowhere near” was found.")
    } catch {
      #expect(!"\(error)".contains("Did you mean"))
    }
  }

  @Test("Whether an action can be pressed is seen")
  func enabled() throws {
    let alert = form()
    #expect(try screen.isEnabled("Continue"))
    alert.actions[1].isEnabled = false
    screen.advance(by: 0.1)
    #expect(try screen.isEnabled("Continue") == false)
  }

  @Test("Waiting takes no longer than it must, and gives up at its limit")
  func waiting() throws {
    let first = Alert(title: "First")
    first.timeout = 0.5
    first.transition = .none
    first.show()
    let second = Alert(title: "Later")
    second.transition = .none
    second.show()
    try screen.wait(for: "Later")
    #expect(screen.now > 0.49 && screen.now < 0.6)
    #expect(throws: ScreenError.self) { try screen.wait(for: "Never", upTo: 1) }
    #expect(screen.now >= 1.5 && screen.now < 1.7)
  }

  @Test("A flick throws a card away, a held finger stays")
  func flick() throws {
    let alert = form()
    alert.dismissesOnDrag = true
    try screen.hold("alert.title", for: 1)
    #expect(screen.shows("Sign in"))
    try screen.swipe("alert.title", .down)
    screen.advance(by: 1)
    #expect(!screen.shows("Sign in"))
  }
}

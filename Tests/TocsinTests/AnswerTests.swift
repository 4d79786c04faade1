import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Answers")
struct AnswerTests {
  let screen = TestScreen()
  let recorder = Recorder()

  // Case 17.
  @Test("Two taps on one button ten milliseconds apart run its handler once")
  func doubleTap() throws {
    question(recorder: recorder).show()
    screen.advance(by: 1)
    let frame = try screen.frame(of: "OK")
    let point = CGPoint(x: frame.midX, y: frame.midY)
    for _ in 0..<2 {
      screen.touchDown(at: point)
      screen.touchUp(at: point)
      screen.advance(by: 0.01)
    }
    screen.advance(by: 0.05)
    screen.tap(at: point)
    screen.advance(by: 1)
    #expect(recorder.events.filter { $0 == "ok A" }.count == 1)
    #expect(recorder.events.filter { $0.hasPrefix("did") }.count == 1)
  }

  // Case 18.
  @Test("A tap in the very tick of the timeout gives one answer, and the timer is gone")
  func tapAtTimeout() throws {
    let alert = question(recorder: recorder)
    alert.transition = .none
    alert.timeout = 1
    alert.show()
    screen.advance(by: 0.5)
    let frame = try screen.frame(of: "OK")
    let point = CGPoint(x: frame.midX, y: frame.midY)
    screen.touchDown(at: point)
    screen.advance(by: 0.5)
    screen.touchUp(at: point)
    screen.advance(by: 3)
    #expect(recorder.events.filter { $0.hasPrefix("will") }.count == 1)
    #expect(recorder.events.filter { $0.hasPrefix("did") }.count == 1)
    #expect(!screen.shows("A"))
  }

  @Test("The timeout ends an alert by itself, as cancelled, with what was typed")
  func timeout() {
    let alert = question(recorder: recorder)
    alert.addField(.text("name"))
    alert.timeout = 2
    alert.show()
    screen.advance(by: 1)
    screen.type("Ada")
    #expect(screen.shows("A"))
    screen.advance(by: 3)
    #expect(!screen.shows("A"))
    #expect(recorder.events.first == "will dismiss A timeout")
    #expect(alert.field(named: "name")?.value == "Ada")
  }

  // Case 19.
  @Test(
    "The end has one order: will dismiss, removed, handler, did dismiss",
    arguments: ["button", "outside", "escape", "timer", "code"])
  func order(way: String) throws {
    let alert = question(recorder: recorder)
    alert.dismissesOnOutsideTap = true
    if way == "timer" { alert.timeout = 1 }
    alert.show()
    screen.advance(by: 0.9)
    switch way {
    case "button": try screen.tap("OK")
    case "outside": screen.tap(at: CGPoint(x: 20, y: 60))
    case "escape": screen.press(.escape)
    case "code": alert.end()
    default: break
    }
    screen.advance(by: 2)
    let expected: [String: [String]] = [
      "button": ["will dismiss A action", "ok A", "did dismiss A gone"],
      "outside": ["will dismiss A outsideTap", "cancel A", "did dismiss A gone"],
      "escape": ["will dismiss A escape", "cancel A", "did dismiss A gone"],
      "timer": ["will dismiss A timeout", "did dismiss A gone"],
      "code": ["will dismiss A code", "did dismiss A gone"],
    ]
    #expect(recorder.events == expected[way])
  }

  @Test("A handler runs when the alert has left its window")
  func handlerAfterRemoval() throws {
    let alert = Alert(title: "A")
    var wasThere: Bool?
    alert.addAction(
      .default("OK") { [weak alert] _ in wasThere = alert?.viewIfLoaded?.window != nil })
    alert.show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(wasThere == false)
  }

  @Test("An action that keeps the alert open runs its handler at each press")
  func keepsOpen() throws {
    var presses = 0
    let alert = Alert(title: "A")
    let more = Action("More") { _ in presses += 1 }
    more.keepsOpen = true
    alert.addAction(more)
    alert.addAction(.cancel())
    alert.show()
    screen.advance(by: 1)
    try screen.tap("More")
    try screen.tap("More")
    #expect(presses == 2)
    #expect(screen.shows("A"))
  }

  // Case 21.
  @Test("A disabled action is pressed by neither touch nor Return")
  func disabled() throws {
    let alert = Alert(title: "A")
    let save = Action("Save") { _ in recorder.note("saved") }
    save.isEnabled = false
    let name = Field.text("name")
    name.onChange = { save.isEnabled = !$0.value.isEmpty }
    alert.addField(name)
    alert.addAction(save)
    alert.show()
    screen.advance(by: 1)
    screen.press(.return)
    try screen.tap("Save")
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.type("x")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(recorder.events == ["saved"])
  }

  @Test("A description of an answer never holds what was typed")
  func description() throws {
    var words = ""
    let alert = Alert(title: "A")
    alert.addField(.secure("password", value: "hunter2"))
    alert.addAction(.default("OK") { words = "\($0) \(String(reflecting: $0))" })
    alert.show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(words.contains("password"))
    #expect(!words.contains("hunter2"))
    #expect(!screen.dump().contains("hunter2"))
  }
}

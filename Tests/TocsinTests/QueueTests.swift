import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Several alerts")
struct QueueTests {
  let screen = TestScreen()
  let recorder = Recorder()

  // Case 8.
  @Test("Three alerts shown in one turn come up one after the other, in order")
  func order() throws {
    for title in ["A", "B", "C"] { question(title, recorder: recorder).show() }
    for title in ["A", "B", "C"] {
      screen.advance(by: 1)
      #expect(screen.shows(title))
      for other in ["A", "B", "C"] where other != title { #expect(!screen.shows(other)) }
      try screen.tap("OK")
    }
    screen.advance(by: 1)
    #expect(!screen.shows("C"))
    #expect(recorder.events.filter { $0.hasPrefix("ok") } == ["ok A", "ok B", "ok C"])
    #expect(recorder.events.filter { $0.hasPrefix("did") }.count == 3)
  }

  // Case 9.
  @Test("Shown, dismissed and another shown in one turn: just the second is up")
  func replaced() {
    let first = question("A", recorder: recorder)
    first.show()
    first.end()
    question("B", recorder: recorder).show()
    screen.advance(by: 2)
    #expect(!screen.shows("A"))
    #expect(screen.shows("B"))
    #expect(recorder.events == ["will dismiss A code", "did dismiss A gone"])
  }

  @Test("Dismissed right after it was shown, nothing is up and the end is told once")
  func dismissedAtOnce() {
    let windows = UIApplication.shared.windows.count
    let alert = question(recorder: recorder)
    var completions = 0
    alert.show()
    alert.dismiss(animated: true) { completions += 1 }
    screen.advance(by: 2)
    #expect(!screen.shows("A"))
    #expect(completions == 1)
    #expect(recorder.events == ["will dismiss A code", "did dismiss A gone"])
    #expect(UIApplication.shared.windows.count == windows)
  }

  @Test("An alert that waits can be dismissed before its turn")
  func dismissedWhileWaiting() throws {
    question("A", recorder: recorder).show()
    let second = question("B", recorder: recorder)
    second.show()
    second.end()
    question("C", recorder: recorder).show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("C"))
    #expect(recorder.events.contains("did dismiss B gone"))
  }

  // Case 10.
  @Test("An alert shown from another's handler comes up when that one has gone")
  func fromHandler() throws {
    let alert = Alert(title: "A")
    alert.addAction(.default("OK") { _ in question("B").show() })
    alert.show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("B"))
  }

  @Test("An alert shown while another leaves comes up")
  func whileLeaving() throws {
    question("A").show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 0.05)
    question("B").show()
    screen.advance(by: 1)
    #expect(screen.shows("B"))
    #expect(!screen.shows("A"))
  }

  @Test("Showing an alert twice shows it once")
  func twice() throws {
    let alert = question(recorder: recorder)
    alert.show()
    alert.show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 2)
    #expect(!screen.shows("A"))
    #expect(recorder.events.filter { $0.hasPrefix("ok") }.count == 1)
  }
}

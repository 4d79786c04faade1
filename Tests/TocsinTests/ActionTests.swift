import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Actions")
struct ActionTests {
  let screen = TestScreen()
  let recorder = Recorder()

  struct Refusal: LocalizedError {
    var errorDescription: String? { "The name is taken." }
  }

  /// Lets work go on when the test says so.
  final class Gate {
    private var continuation: CheckedContinuation<Void, any Error>?
    private(set) var wasCancelled = false

    func wait() async throws {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation = $0 }
      } onCancel: {
        Task { @MainActor in self.cancel() }
      }
    }

    func open() { take()?.resume() }
    func fail(_ error: any Error) { take()?.resume(throwing: error) }

    private func cancel() {
      wasCancelled = true
      fail(CancellationError())
    }

    private func take() -> CheckedContinuation<Void, any Error>? {
      defer { continuation = nil }
      return continuation
    }
  }

  private func working(_ gate: Gate) -> Alert {
    let alert = Alert(title: "A")
    alert.addField(.text("name"))
    alert.addAction(.cancel { _ in recorder.note("cancel") })
    alert.addAction(.default("Other") { _ in recorder.note("other") })
    alert.addAction(
      .async("Save", role: .preferred) { answer in
        recorder.note("work \(answer["name"] ?? "")")
        try await gate.wait()
      })
    alert.delegate = recorder
    alert.show()
    screen.advance(by: 1)
    screen.type("Ada")
    return alert
  }

  @Test("While an action works the alert stays, its button spins and only cancel can be pressed")
  func works() async throws {
    let gate = Gate()
    let alert = working(gate)
    try screen.tap("Save")
    await screen.runTasks()
    #expect(alert.actions[2].isWorking)
    try screen.tap("Other")
    try screen.tap("Save")
    screen.press(.return)
    screen.type("x")
    screen.advance(by: 3)
    #expect(screen.shows("A"))
    #expect(recorder.events == ["work Ada"])
    gate.open()
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(recorder.events == ["work Ada", "will dismiss A action", "did dismiss A gone"])
  }

  @Test("Work that fails leaves the alert up, says why and keeps what was typed")
  func fails() async throws {
    let gate = Gate()
    let alert = working(gate)
    try screen.tap("Save")
    await screen.runTasks()
    gate.fail(Refusal())
    await screen.runTasks()
    screen.advance(by: 0.1)
    #expect(screen.shows("The name is taken."))
    #expect(alert.field(named: "name")?.value == "Ada")
    #expect(try screen.frame(of: "alert.problem").maxY <= screen.frame(of: "Save").minY)
    // The next press takes the words away and tries again.
    try screen.tap("Save")
    await screen.runTasks()
    #expect(!screen.shows("The name is taken."))
    gate.open()
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(recorder.events.filter { $0 == "work Ada" }.count == 2)
  }

  @Test("Cancel ends the alert and cancels the work")
  func cancelled() async throws {
    let gate = Gate()
    _ = working(gate)
    try screen.tap("Save")
    await screen.runTasks()
    try screen.tap("Cancel")
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(gate.wasCancelled)
    #expect(!screen.shows("A"))
    #expect(
      recorder.events == ["work Ada", "will dismiss A action", "cancel", "did dismiss A gone"])
  }

  @Test("A timeout waits for work that is under way")
  func timeoutWaits() async throws {
    let gate = Gate()
    let alert = working(gate)
    alert.end()
    screen.advance(by: 1)
    let second = Alert(title: "B")
    second.timeout = 1
    second.addAction(.async("Save") { _ in try await gate.wait() })
    second.show()
    screen.advance(by: 0.9)
    try screen.tap("Save")
    await screen.runTasks()
    screen.advance(by: 5)
    #expect(screen.shows("B"))
    gate.open()
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(!screen.shows("B"))
  }

  @Test("An action that works and keeps the alert open leaves it open")
  func worksAndStays() async throws {
    let alert = Alert(title: "A")
    let check = Action("Check", work: { _ in recorder.note("checked") })
    check.keepsOpen = true
    alert.addAction(check)
    alert.show()
    screen.advance(by: 1)
    for _ in 0..<2 {
      try screen.tap("Check")
      await screen.runTasks()
    }
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    #expect(recorder.events == ["checked", "checked"])
  }

  @Test("A destructive action that must be held does nothing when it is let go too early")
  func hold() throws {
    let alert = question(recorder: recorder)
    let delete = Action("Delete", role: .destructive) { _ in recorder.note("deleted") }
    delete.holdDuration = 1
    alert.addAction(delete)
    alert.show()
    screen.advance(by: 1)
    let frame = try screen.frame(of: "Delete")
    let point = CGPoint(x: frame.midX, y: frame.midY)
    screen.touchDown(at: point)
    screen.advance(by: 0.9)
    screen.touchUp(at: point)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.touchDown(at: point)
    screen.advance(by: 1.1)
    #expect(recorder.events.first == "will dismiss A action")
    screen.touchUp(at: point)
    screen.advance(by: 1)
    #expect(recorder.events == ["will dismiss A action", "deleted", "did dismiss A gone"])
  }

  @Test("Keys hold it too: Return for the default action, Space for the one with the focus")
  func holdByKeys() {
    for key in [TestScreen.Key.return, .space] {
      let screen = TestScreen()
      let alert = Alert(title: "A")
      let delete = Action("Delete", role: .destructive)
      delete.holdDuration = 1
      alert.addAction(delete)
      alert.show()
      screen.advance(by: 1)
      if key == .space { screen.press(.tab) }
      screen.press(key)
      screen.advance(by: 2)
      #expect(screen.shows("A"))
      screen.keyDown(key)
      screen.advance(by: 0.8)
      #expect(screen.shows("A"))
      screen.advance(by: 1)
      #expect(!screen.shows("A"))
      screen.keyUp(key)
    }
  }

  @Test("An action's own key presses it; one that types something only where nothing is typed")
  func keyEquivalents() {
    let alert = Alert(title: "A")
    alert.addField(.text("name"))
    let discard = Action("Discard") { _ in recorder.note("discarded") }
    discard.keyEquivalent = KeyEquivalent("d")
    discard.keepsOpen = true
    let print = Action("Print") { _ in recorder.note("printed") }
    print.keyEquivalent = KeyEquivalent("p", modifiers: .control)
    print.keepsOpen = true
    alert.addAction(discard)
    alert.addAction(print)
    alert.show()
    screen.advance(by: 1)
    screen.type("d")
    screen.press(.character("p"), .control)
    #expect(recorder.events == ["printed"])
    #expect(alert.field(named: "name")?.value == "d")
    alert.view.endEditing(true)
    alert.becomeFirstResponder()
    screen.press(.character("d"))
    #expect(recorder.events == ["printed", "discarded"])
    discard.isEnabled = false
    screen.press(.character("d"))
    #expect(recorder.events == ["printed", "discarded"])
  }

  @Test("The box that spares the question keeps the choice, and the question is not asked again")
  func suppression() async throws {
    let store = try #require(UserDefaults(suiteName: "tocsin-suppression-test"))
    Suppression.forget("delete", in: store)
    func ask() -> Alert {
      let alert = Alert(title: "A")
      alert.suppression = Suppression("Don't ask again", key: "delete", store: store)
      alert.addAction(.cancel())
      alert.addAction(.destructive("Delete") { _ in recorder.note("deleted") })
      return alert
    }
    // Cancel keeps nothing, whatever the box says.
    ask().show()
    screen.advance(by: 1)
    try screen.tap("Don't ask again")
    try screen.tap("Cancel")
    screen.advance(by: 1)
    ask().show()
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    try screen.tap("alert.suppression")
    try screen.tap("Delete")
    screen.advance(by: 1)
    #expect(recorder.events == ["deleted"])
    let answer = await ask().present(from: screen.page)
    #expect(answer.ending == .suppressed)
    #expect(answer.choice?.title == "Delete")
    #expect(recorder.events == ["deleted", "deleted"])
    Suppression.forget("delete", in: store)
    ask().show()
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  @Test("The answer says whether the box was ticked")
  func suppressionInAnswer() throws {
    for ticks in [true, false] {
      let screen = TestScreen()
      var isOn: Bool?
      let alert = Alert(title: "A")
      alert.suppression = Suppression("Never again")
      alert.addAction(.default("OK") { isOn = $0.isSuppressionOn })
      alert.show()
      screen.advance(by: 1)
      if ticks { try screen.tap("Never again") }
      try screen.tap("OK")
      screen.advance(by: 1)
      #expect(isOn == ticks)
    }
  }

  // Case 26.
  @Test("A title of 120 characters can be read whole, on lines of its own")
  func longTitle() throws {
    let title = String(repeating: "word ", count: 24)
    let alert = Alert(title: "A")
    alert.addAction(.cancel())
    alert.addAction(.default(title))
    alert.show()
    screen.advance(by: 1)
    let label = try #require(screen.view(title) as? UILabel)
    let needed = label.sizeThatFits(
      CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    #expect(label.bounds.height >= needed.height - 0.5)
    #expect(label.bounds.height > 3 * label.font.lineHeight)
    #expect(try screen.frame(of: "alert.card").contains(screen.frame(of: title)))
    #expect(try screen.frame(of: title).maxY <= screen.frame(of: "Cancel").minY)
  }

  @Test("An icon stands before the title, and the button follows when it is taken away")
  func icon() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).fill()
    }
    let alert = Alert(title: "A")
    let action = Action("Share")
    action.icon = image
    alert.addAction(action)
    alert.show()
    screen.advance(by: 1)
    let with = try screen.frame(of: "Share").midX
    action.icon = nil
    screen.advance(by: 0.1)
    let button = try #require(screen.view("alert.action.default.0"))
    let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.convert(label.bounds, to: nil).midX < with || label.bounds.width > 0)
    #expect(abs(label.convert(label.bounds, to: nil).midX - 195) <= 1)
  }
}

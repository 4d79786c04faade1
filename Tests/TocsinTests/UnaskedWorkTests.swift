import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Work of actions that no button was pressed for")
struct UnaskedWorkTests {
  let screen = TestScreen()
  let recorder = Recorder()

  struct Refusal: LocalizedError { var errorDescription: String? { "The disk is full." } }

  private func store() throws -> UserDefaults {
    let store = try #require(UserDefaults(suiteName: "tocsin-unasked-work-test"))
    Suppression.forget("save", in: store)
    return store
  }

  private func saving(_ store: UserDefaults, work: @escaping Action.Work) -> Alert {
    let alert = Alert(title: "A")
    alert.suppression = Suppression("Don't ask again", key: "save", store: store)
    alert.addAction(.cancel())
    alert.addAction(.async("Save", work: work))
    alert.delegate = recorder
    return alert
  }

  private func answerForGood(in store: UserDefaults) async throws {
    saving(store) { _ in }.show()
    screen.advance(by: 1)
    try screen.tap("Don't ask again")
    try screen.tap("Save")
    await screen.runTasks()
    screen.advance(by: 1)
  }

  @Test("A question answered for good does the action's work before it ends, unseen")
  func suppressed() async throws {
    let store = try store()
    try await answerForGood(in: store)
    let shown = saving(store) { answer in recorder.note("work \(answer.ending)") }
    shown.show()
    await screen.runTasks()
    #expect(!screen.shows("A"))
    #expect(recorder.events.suffix(3).first == "work suppressed")
    let answer = await saving(store) { _ in recorder.note("again") }.present(from: screen.page)
    #expect(answer.ending == .suppressed)
    #expect(answer.choice?.title == "Save")
    #expect(recorder.events.contains("again"))
    Suppression.forget("save", in: store)
  }

  @Test("Unseen work that fails brings the alert up, which says why and can be tried again")
  func failing() async throws {
    let store = try store()
    try await answerForGood(in: store)
    for presents in [false, true] {
      var fails = true
      let alert = saving(store) { _ in
        defer { fails = false }
        if fails { throw Refusal() }
        recorder.note("saved \(presents)")
      }
      if presents { alert.present(from: screen.page) { _ in } } else { alert.show() }
      await screen.runTasks()
      screen.advance(by: 1)
      #expect(screen.shows("A"))
      #expect(screen.shows("The disk is full."))
      try screen.tap("Save")
      await screen.runTasks()
      screen.advance(by: 1)
      #expect(!screen.shows("A"))
      #expect(recorder.events.contains("saved \(presents)"))
    }
    Suppression.forget("save", in: store)
  }

  @Test("Ended while it works unseen, the alert never comes up")
  func ended() async throws {
    let store = try store()
    try await answerForGood(in: store)
    var isCancelled = false
    let alert = saving(store) { _ in
      // Has no end but that of its task.
      for await _ in AsyncStream(Bool.self, { _ in }) {}
      isCancelled = Task.isCancelled
      throw Refusal()
    }
    alert.show()
    await screen.runTasks()
    alert.end()
    for _ in 0..<100 where !isCancelled { await Task.yield() }
    screen.advance(by: 1)
    #expect(isCancelled)
    #expect(!screen.shows("A"))
    #expect(recorder.events.last == "did dismiss A gone")
    Suppression.forget("save", in: store)
  }

  private func reverting(_ work: @escaping Action.Work) -> Alert {
    let alert = Alert(title: "A")
    alert.addAction(Action("Revert", role: .cancel, work: work))
    alert.addAction(.default("OK"))
    alert.dismissesOnOutsideTap = true
    alert.dismissesOnDrag = true
    alert.placement = .bottom
    alert.delegate = recorder
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test("A tap beside the card does the work of the cancel action first")
  func outsideTap() async {
    _ = reverting { answer in recorder.note("revert \(answer.ending)") }
    screen.tap(at: CGPoint(x: 20, y: 40))
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(
      recorder.events == [
        "revert outsideTap", "will dismiss A outsideTap", "did dismiss A gone",
      ])
  }

  @Test("A swipe does too; if the work fails, the card is back in its place and says why")
  func swipe() async throws {
    var fails = true
    let alert = reverting { answer in
      defer { fails = false }
      if fails { throw Refusal() }
      recorder.note("revert \(answer.ending)")
    }
    let rest = try screen.frame(of: "alert.card")
    let start = CGPoint(x: rest.midX, y: rest.minY + 24)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 150), steps: 60)
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(screen.shows("The disk is full."))
    #expect(try abs(screen.shownFrame(of: "alert.card").maxY - rest.maxY) < 1)
    let again = try screen.frame(of: "alert.card")
    let point = CGPoint(x: again.midX, y: again.minY + 24)
    screen.drag(from: point, to: CGPoint(x: point.x, y: point.y + 200), steps: 60)
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(recorder.events.first == "revert swipe")
    #expect(recorder.events.contains("will dismiss A swipe"))
    _ = alert
  }
}

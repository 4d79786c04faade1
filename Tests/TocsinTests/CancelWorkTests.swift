import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Work of cancel actions")
struct CancelWorkTests {
  let screen = TestScreen()
  let recorder = Recorder()

  @Test("Cancel's own work takes the place of another action's, which is cancelled and has no say")
  func replaces() async throws {
    let (save, undo) = (StormGate(), StormGate())
    let alert = Alert(title: "A")
    alert.addAction(
      Action("Undo", role: .cancel) { (_: Answer) async throws in
        recorder.note("undo")
        try await undo.wait()
      })
    alert.addAction(
      .async("Save") { _ in
        recorder.note("save")
        // Doesn't listen to being cancelled.
        try? await save.wait()
      })
    alert.addAction(.default("Other"))
    alert.delegate = recorder
    alert.show()
    screen.advance(by: 1)
    try screen.tap("Save")
    await screen.runTasks()
    try screen.tap("Undo")
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(recorder.events == ["save", "undo"])
    #expect(alert.actions.map(\.isWorking) == [true, false, false])
    #expect(try !screen.isEnabled("Save") && !screen.isEnabled("Other"))
    undo.end()
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(recorder.events == ["save", "undo", "will dismiss A action", "did dismiss A gone"])
  }

  @Test("Where cancel's work fails the other action can be pressed again")
  func fails() async throws {
    let (save, undo) = (StormGate(), StormGate())
    let alert = Alert(title: "A")
    alert.addAction(
      Action("Undo", role: .cancel) { (_: Answer) async throws in try await undo.wait() })
    alert.addAction(.async("Save") { _ in try await save.wait() })
    alert.show()
    screen.advance(by: 1)
    try screen.tap("Save")
    await screen.runTasks()
    try screen.tap("Undo")
    await screen.runTasks()
    undo.end(ActionTests.Refusal())
    await screen.runTasks()
    screen.advance(by: 0.5)
    #expect(screen.shows("The name is taken."))
    #expect(alert.actions.allSatisfy { !$0.isWorking })
    #expect(try screen.isEnabled("Save"))
    try screen.tap("Save")
    await screen.runTasks()
    #expect(alert.actions[1].isWorking && save.isShut)
    save.end()
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }
}

import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("The stream of changes")
struct ChangeTests {
  let screen = TestScreen()

  private func collect(_ alert: Alert) -> Task<[Alert.Change], Never> {
    let changes = alert.changes
    return Task {
      var all: [Alert.Change] = []
      for await change in changes { all.append(change) }
      return all
    }
  }

  @Test("It tells of the appearance, of each change of a field, of presses and of the end")
  func order() async throws {
    let alert = Alert(title: "A")
    alert.addField(.text("name"))
    let more = Action("More")
    more.keepsOpen = true
    more.identifier = "more"
    alert.addAction(more)
    alert.addAction(.default("OK"))
    let first = collect(alert)
    let second = collect(alert)
    alert.show()
    screen.advance(by: 1)
    screen.type("ab")
    try screen.tap("More")
    try screen.tap("OK")
    screen.advance(by: 1)
    let changes = await first.value
    #expect(changes.count == 5)
    #expect(
      changes.prefix(4) == [
        .appeared, .field(name: "name", .text("a")), .field(name: "name", .text("ab")),
        .pressed(identifier: "more"),
      ])
    guard case .ended(let answer) = changes.last else {
      Issue.record("The last change was \(String(describing: changes.last)).")
      return
    }
    #expect(answer["name"] == "ab" && answer.ending == .action)
    #expect(await second.value == changes)
    // Who asks when all is over gets the answer.
    #expect(await collect(alert).value == [.ended(answer)])
  }
}

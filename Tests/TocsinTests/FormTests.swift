import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Typed forms")
struct FormTests {
  let screen = TestScreen()

  struct Account: Codable, Equatable {
    enum Plan: String, Codable, CaseIterable { case free, family, largeOffice }
    enum Level: Int, Codable, CaseIterable { case one = 1, two }
    var firstName = ""
    var mail: String?
    var seats = 1
    var price = 0.5
    var isPublic = false
    var plan = Plan.free
    var level: Level?
    var home: URL?
    var since = Date(timeIntervalSinceReferenceDate: 86_400)
  }

  @Test("Every property has a field of its kind with a label made of its name")
  func fields() throws {
    let alert = try AlertForm(Account.self).makeAlert(title: "A")
    #expect(
      alert.fields.map(\.name) == [
        "firstName", "mail", "seats", "price", "isPublic", "plan", "level", "home", "since",
      ])
    #expect(
      alert.fields.map(\.kind) == [
        .text, .text, .number, .number, .toggle, .segmented, .choice, .url, .date,
      ])
    #expect(alert.fields[0].label == "First name")
    #expect(alert.fields[4].label == "Is public")
    #expect(alert.fields[5].options.map(\.title) == ["Free", "Family", "Large office"])
    #expect(alert.fields[5].options.map(\.identifier) == ["free", "family", "largeOffice"])
  }

  @Test("A value fills the fields and, with nothing changed, comes back the same")
  func roundTrip() async throws {
    let account = Account(
      firstName: "Ada", mail: "ada@example.org", seats: 3, price: 9.25, isPublic: true,
      plan: .largeOffice, level: .two, home: URL(string: "https://example.org"))
    let form = try AlertForm(account)
    let task = Task { await form.ask(title: "A", from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(await task.value == account)
  }

  @Test("What a person fills in comes back, and what is left empty is nil")
  func filledIn() async throws {
    let form = try AlertForm(Account())
    form.customize("mail") { entry in
      entry.kind = .email
      entry.label = "E-mail"
    }
    for key in ["price", "since", "level", "home"] { form.customize(key) { $0.isHidden = true } }
    let task = Task { await form.ask(title: "A", from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(screen.shows("E-mail"))
    screen.type("Ada")
    screen.press(.return)
    screen.type("nonsense")
    try screen.tap("OK")
    screen.advance(by: 0.1)
    #expect(screen.shows("This isn't valid."))
    for _ in 0..<8 { screen.press(.backspace) }
    screen.press(.return)
    screen.press(.backspace)
    screen.type("12")
    try screen.tap("isPublic")
    try screen.tap("OK")
    screen.advance(by: 1)
    let account = try #require(await task.value)
    #expect(account == Account(firstName: "Ada", seats: 12, isPublic: true))
  }

  @Test("Whole numbers take no fractions, and what is not optional must be filled in")
  func demands() throws {
    let alert = try AlertForm(Account()).makeAlert(title: "A")
    let seats = try #require(alert.field(named: "seats"))
    seats.value = "1.5"
    #expect(seats.reason != nil)
    seats.value = ""
    #expect(seats.reason != nil)
    seats.value = "4"
    #expect(seats.reason == nil)
    #expect(try #require(alert.field(named: "mail")).reason == nil)
  }

  @Test("Cancel gives nothing")
  func cancelled() async throws {
    let form = try AlertForm(Account())
    let task = Task { await form.ask(title: "A", from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(await task.value == nil)
  }
}

import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Numbers and choices in typed forms")
struct FormNumberTests {
  let screen = TestScreen()

  struct Numbers: Codable, Equatable {
    var small: UInt8 = 0
    var natural: UInt = 0
    var whole = 0
    var single: Float = 0
  }

  @Test(
    "A number that the property can't hold is refused, and the reason says which bound it is beyond",
    arguments: [
      ("small", "300", "≤ 255"), ("small", "-1", "≥ 0"), ("natural", "-1", "≥ 0"),
      ("whole", "1e30", "≤ "), ("whole", "9223372036854775808", "≤ "),
      ("whole", "-9223372036854775809", "≥ "), ("single", "1e39", "≤ "),
    ])
  func outOfRange(key: String, text: String, bound: String) throws {
    let alert = try AlertForm(Numbers()).makeAlert(title: "A")
    let field = try #require(alert.field(named: key))
    field.value = text
    #expect(field.reason?.contains(bound) == true)
    #expect(field.reason?.hasPrefix(Word.invalid.text()) == true)
  }

  @Test("OK keeps the alert while a number is too great, and takes it once it is not")
  func staysUp() async throws {
    let form = try AlertForm(Numbers(natural: .max, whole: .min))
    let task = Task { await form.ask(title: "A", from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    screen.press(.backspace)
    screen.type("300")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    #expect(screen.view("small.reason") != nil)
    screen.press(.backspace)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(await task.value == Numbers(small: 30, natural: .max, whole: .min))
  }

  @Test("Zeros after the point are no fraction")
  func zeros() async throws {
    let form = try AlertForm(Numbers())
    let task = Task { await form.ask(title: "A", from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    screen.press(.backspace)
    screen.type("5.0")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(await task.value?.small == 5)
  }

  @Test("Numbers are filled in as the reader writes them")
  func readersWay() throws {
    struct Goods: Codable { var price = 1500.125, count = 1500 }
    let before = Reader.current
    Reader.current = Reader(language: "de_DE")
    defer { Reader.current = before }
    let alert = try AlertForm(Goods()).makeAlert(title: "A")
    #expect(alert.fields.map(\.value) == ["1500,125", "1500"])
    #expect(alert.fields.allSatisfy { $0.reason == nil })
    alert.fields[1].value = "1.500"
    #expect(alert.fields[1].number == 1500)
    #expect(alert.fields[1].reason == nil)
  }

  struct Order: Codable, Equatable {
    var size = "L"
    var colour: String?
    var extras = ""
    var count = 2
  }

  private func orderForm(_ order: Order) throws -> AlertForm<Order> {
    let form = try AlertForm(order)
    form.customize("size") { entry in
      entry.kind = .choice
      entry.options = ["S", Field.Option("Large", identifier: "L")]
    }
    form.customize("colour") { ($0.kind, $0.options) = (.segmented, ["Red", "Blue"]) }
    form.customize("extras") { ($0.kind, $0.options) = (.choices, ["Milk", "Ice"]) }
    form.customize("count") { ($0.kind, $0.options) = (.choice, ["1", "2", "3"]) }
    return form
  }

  @Test("Text and numbers can be chosen from options, and what is held at first is chosen")
  func choices() async throws {
    let form = try orderForm(Order(extras: "Ice"))
    let alert = form.makeAlert(title: "A")
    #expect(
      alert.fields.map(\.content) == [
        .choice("L"), .choice(nil), .choices(["Ice"]), .choice("2"),
      ])
    let task = Task { await form.ask(title: "A", from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    for option in ["S", "Milk", "3"] { try screen.tap(option) }
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(await task.value == Order(size: "S", extras: "Milk,Ice", count: 3))
  }
}

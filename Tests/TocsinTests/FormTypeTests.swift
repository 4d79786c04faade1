import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("What typed forms can ask for")
struct FormTypeTests {
  let screen = TestScreen(size: CGSize(width: 390, height: 1400))

  private func comesBack<Value: Codable & Equatable>(
    _ value: Value, _ change: (AlertForm<Value>) -> Void = { _ in }
  ) async throws -> Value? {
    let form = try AlertForm(value)
    change(form)
    let alert = form.makeAlert(title: "A")
    alert.addAction(.default("OK"))
    let task = Task { await alert.present(from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    return try form.value(from: await task.value)
  }

  struct Order: Codable, Equatable {
    enum Topping: String, Codable, CaseIterable { case ham, olives, capers }
    enum Size: Codable, CaseIterable { case small, veryLarge }
    struct Email: RawRepresentable, Codable, Equatable { var rawValue = "" }
    struct Address: Codable, Equatable {
      var street = ""
      var zipCode: Int? = 1
      var position = Position()
    }
    struct Position: Codable, Equatable { var floor = 0 }
    var id = UUID()
    var price = Decimal(string: "12345678901234567890.12", locale: nil) ?? 0
    var toppings: Set<Topping> = [.olives, .capers]
    var extras: [Topping] = []
    var size = Size.veryLarge
    var mail = Email(rawValue: "ada@b.org")
    var tags = ["one", "two words"]
    var counts: [Int]?
    var address = Address(street: "Main Street")
    var isGift: Bool?
    var until: Date?
    var since: Date? = Date(timeIntervalSinceReferenceDate: 86_400)
  }

  @Test(
    "Structs in it, lists, decimals, identities, plain enumerations and wrapped values come back")
  func roundTrip() async throws {
    let order = Order()
    #expect(try await comesBack(order) == order)
    var other = order
    (other.isGift, other.counts, other.until) = (
      false, [3, 4], Date(timeIntervalSinceReferenceDate: 0)
    )
    #expect(try await comesBack(other) == other)
  }

  @Test("Each has the field that suits it, with a label made of all names on the way")
  func fields() throws {
    let form = try AlertForm(Order())
    let alert = form.makeAlert(title: "A")
    #expect(
      alert.fields.map { "\($0.name) \($0.kind.rawValue)" } == [
        "price number", "toppings choices", "extras choices", "size segmented", "mail text",
        "tags multiline", "counts multiline", "address.street text", "address.zipCode number",
        "address.position.floor number", "isGift segmented", "until date", "since date",
      ])
    #expect(alert.field(named: "address.zipCode")?.label == "Address: Zip code")
    #expect(alert.field(named: "size")?.options.map(\.title) == ["Small", "Very large"])
    #expect(alert.field(named: "tags")?.value == "one\ntwo words")
    #expect(alert.field(named: "toppings")?.content == .choices(["olives", "capers"]))
    #expect(alert.field(named: "until")?.content == .nothing)
    form.customize("address.street") { $0.label = "Street" }
    #expect(form.makeAlert(title: "A").field(named: "address.street")?.label == "Street")
  }

  @Test("What is filled in comes back: lines, cases, yes and no, a date that there was not")
  func filledIn() async throws {
    let form = try AlertForm(Order())
    let alert = form.makeAlert(title: "A")
    let task = Task { await alert.present(from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    alert.field(named: "tags")?.value = " a \n\nb\n"
    alert.field(named: "counts")?.value = "1\n20"
    alert.field(named: "address.street")?.value = "Side Street"
    alert.field(named: "address.zipCode")?.value = ""
    for name in ["toppings.ham", "toppings.capers", "size.small"] {
      if screen.shows(name) { try screen.tap(name) }
    }
    try screen.tap("isGift")
    alert.field(named: "isGift")?.content = .choice("true")
    alert.field(named: "until")?.content = .date(Date(timeIntervalSinceReferenceDate: 5))
    alert.field(named: "since")?.content = .nothing
    alert.end()
    screen.advance(by: 1)
    let order = try form.value(from: await task.value)
    #expect(order.tags == ["a", "b"] && order.counts == [1, 20])
    #expect(order.address.street == "Side Street" && order.address.zipCode == nil)
    #expect(order.toppings == [.ham, .olives] && order.isGift == true)
    #expect(order.until == Date(timeIntervalSinceReferenceDate: 5) && order.since == nil)
  }

  @Test("A line that is no number is refused with a reason, and so is one of a list of links")
  func lines() throws {
    struct Lists: Codable { var numbers = [1.5], links: [URL] = [], names: Set<String> = ["x"] }
    let alert = try AlertForm(Lists()).makeAlert(title: "A")
    let numbers = try #require(alert.field(named: "numbers"))
    #expect(numbers.value == NumberText(in: nil).text(of: 1.5) && numbers.reason == nil)
    numbers.value = "1\ntwo"
    #expect(numbers.reason != nil)
    numbers.value = ""
    #expect(numbers.reason == nil)
  }

  @Test("Lists of text can be chosen from options")
  func chosen() async throws {
    struct Lists: Codable, Equatable { var names = ["b"], counts: Set<Int> = [2] }
    let back = try await comesBack(Lists()) { form in
      form.customize("names") { ($0.kind, $0.options) = (.choices, ["a", "b", "c"]) }
      form.customize("counts") { ($0.kind, $0.options) = (.choices, ["1", "2"]) }
    }
    #expect(back == Lists())
  }

  @Test(
    "A date that may be missing has a box that says whether there is one, and wheels if there is")
  func optionalDate() throws {
    let alert = Alert(title: "A")
    alert.addField(
      .optionalDate("until", label: "Until", validator: .required("Say until when.")))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    let low = try screen.frame(of: "alert.card").height
    #expect(!screen.shows("until") && alert.fields[0].value == "")
    try screen.tap("OK")
    screen.advance(by: 0.5)
    #expect(screen.shows("Say until when."))
    try screen.tap("Until")
    screen.advance(by: 0.5)
    #expect(try screen.frame(of: "alert.card").height > low + 60)
    #expect(screen.shows("until"))
    guard case .date = alert.fields[0].content else {
      Issue.record("No date: \(alert.fields[0].content)")
      return
    }
    alert.fields[0].value = ""
    screen.advance(by: 0.5)
    #expect(!screen.shows("until"))
    #expect(try abs(screen.frame(of: "alert.card").height - low) < 1)
    alert.fields[0].value = "nonsense"
    #expect(alert.fields[0].content == .nothing)
  }

  // MARK: What can't be asked for

  struct Grid: Codable { var list: [[Int]] = [[1]], words = "" }
  struct Named: Codable { var names = ["a": 1], words = "" }
  struct Group: Codable {
    struct Inner: Codable { var text = "" }
    var inner: Inner? = Inner()
  }
  struct Unlisted: Codable {
    enum Color: String, Codable { case red }
    var color = Color.red
  }
  struct Blob: Codable { var data = Data([1, 2]) }

  @Test("A property that no field can hold is named in the error, with what to do")
  func unsupported() throws {
    #expect(throws: FormError.unsupported(key: "list", type: "Array<Array<Int>>")) {
      try AlertForm(Grid())
    }
    #expect(throws: FormError.unsupported(key: "names", type: "Dictionary<String, Int>")) {
      try AlertForm(Named())
    }
    #expect(throws: FormError.optionalGroup(key: "inner", type: "Inner")) { try AlertForm(Group()) }
    #expect(throws: FormError.notListed(key: "color", type: "Color")) { try AlertForm(Unlisted()) }
    #expect(throws: FormError.unsupported(key: "data", type: "Data")) { try AlertForm(Blob()) }
    #expect(throws: FormError.notKeyed(type: "Array<Int>")) { try AlertForm([1, 2]) }
    for error in [
      FormError.unsupported(key: "list", type: "T"), .notListed(key: "list", type: "T"),
      .optionalGroup(key: "list", type: "T"), .noValue(key: "list", type: "T"),
    ] {
      #expect("\(error)".contains("“list”") && "\(error)".contains("leavingOut: [\"list\"]"))
    }
  }

  @Test("What is left out keeps its value, of whatever type it is, and is not asked for")
  func leftOut() async throws {
    let form = try AlertForm(Grid(), leavingOut: ["list"])
    let alert = form.makeAlert(title: "A")
    #expect(alert.fields.map(\.name) == ["words"])
    alert.fields[0].value = "Hello"
    let task = Task { await alert.present(from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    alert.end()
    screen.advance(by: 1)
    let value = try form.value(from: await task.value)
    #expect(value.list == [[1]] && value.words == "Hello")
    #expect(try AlertForm(Named(), leavingOut: ["names"]).makeAlert(title: "A").fields.count == 1)
    #expect(try AlertForm(Group(), leavingOut: ["inner"]).makeAlert(title: "A").fields.isEmpty)
  }

  @Test("A kind of field that can't hold the property stops the program where it is set")
  func wrongKind() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        struct Simple: Codable { var name = "" }
        (try? AlertForm(Simple()))?.customize("name") { $0.kind = .toggle }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        struct Simple: Codable { var name = "" }
        (try? AlertForm(Simple()))?.customize("name") { $0.kind = .choice }
      }
    }
  }
}

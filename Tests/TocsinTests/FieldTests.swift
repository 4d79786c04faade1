import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Fields")
struct FieldTests {
  let screen = TestScreen()
  let recorder = Recorder()

  private func show(_ fields: Field..., ok: (Action) -> Void = { _ in }) -> Alert {
    let alert = Alert(title: "A")
    for field in fields { alert.addField(field) }
    alert.addAction(.cancel())
    let action = Action("OK") { _ in recorder.note("ok") }
    ok(action)
    alert.addAction(action)
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test(
    "Each kind of text takes what it should and says why it takes nothing else",
    arguments: [
      (Field.Kind.email, "ada", false), (.email, "ada@lovelace", false),
      (.email, "ada@lovelace.org", true), (.email, "a@b@c.org", false), (.email, "", true),
      (.number, "12", true), (.number, "-1.5", true), (.number, "twelve", false),
      (.phone, "+44 (20) 7946-0958", true), (.phone, "12", false), (.phone, "call me", false),
      (.url, "https://example.org/a?b=c", true), (.url, "example.org", false),
      (.url, "https:// example.org", false), (.text, "anything", true),
    ])
  func kinds(kind: Field.Kind, text: String, isTaken: Bool) {
    let field = Field("f", kind: kind)
    field.value = text
    #expect((field.reason == nil) == isTaken)
  }

  @Test("What the validator says of a value comes before what its kind says")
  func ownWords() {
    let field = Field("f", kind: .email, value: "ada", validator: .email("Type an address."))
    #expect(field.reason == "Type an address.")
    field.validator = .required()
    #expect(field.reason == Word.invalid.text())
  }

  @Test("Built-in validators judge length, range and pattern; the first reason is the one shown")
  func validators() {
    let validator =
      Validator.required("Type something.") && .length(3...5, "Three to five.")
      && .matching("^[a-z]+$", "Small letters only.")
    #expect(validator.reason("  ") == "Type something.")
    #expect(validator.reason("ab") == "Three to five.")
    #expect(validator.reason("ABC") == "Small letters only.")
    #expect(validator.reason("abc") == nil)
    #expect(validator.reason("👩‍👩‍👧‍👦bc") == "Small letters only.")
    #expect(Validator.number(in: 1...10, "1 to 10").reason("11") == "1 to 10")
    #expect(Validator.number(in: 1...10, "1 to 10").reason("10") == nil)
  }

  // Case 21.
  @Test("An action that needs valid fields can be pressed only while they are")
  func needsValidFields() throws {
    let alert = show(.text("name", validator: .required())) { $0.needsValidFields = true }
    screen.press(.return)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.type("x")
    screen.press(.backspace)
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.pasteboard = "Ada"
    screen.press(.character("v"), .control)
    #expect(alert.fields[0].value == "Ada")
    alert.fields[0].value = " "
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    alert.fields[0].value = "Ada"
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(recorder.events == ["ok"])
  }

  @Test("No more characters are typed than the field allows; of a pasted text what fits is taken")
  func maximumLength() {
    let field = Field.text("name")
    field.maximumLength = 4
    _ = show(field)
    screen.type("abcdef")
    #expect(field.value == "abcd")
    for _ in 0..<2 { screen.press(.backspace) }
    screen.pasteboard = "xyz"
    screen.press(.character("v"), .control)
    #expect(field.value == "abxy")
    screen.press(.backspace)
    screen.press(.character("v"), .control)
    #expect(field.value == "abxx")
    field.value = "12345678"
    #expect(field.value == "1234")
  }

  @Test("A secret is shown and hidden by the button in its field")
  func reveal() throws {
    _ = show(.secure("password", label: "Password", value: "hunter2"))
    let field = try #require(screen.view("password") as? UITextField)
    #expect(field.isSecureTextEntry)
    try screen.tap("password.reveal")
    #expect(!field.isSecureTextEntry && screen.shows("hunter2"))
    try screen.tap("password.reveal")
    #expect(field.isSecureTextEntry && !screen.shows("hunter2"))
    #expect(field.text == "hunter2")
  }

  @Test("Keyboards and content types suit the kinds")
  func keyboards() throws {
    let code = Field.text("code")
    code.contentType = .oneTimeCode
    _ = show(.email("e"), .number("n"), .phone("p"), .url("u"), code)
    func field(_ name: String) throws -> UITextField {
      try #require(screen.view(name) as? UITextField)
    }
    #expect(try field("e").keyboardType == .emailAddress)
    #expect(try field("n").keyboardType == .decimalPad)
    #expect(try field("p").keyboardType == .phonePad)
    #expect(try field("u").keyboardType == .URL)
    #expect(try field("e").textContentType == .emailAddress)
    #expect(try field("code").textContentType == .oneTimeCode)
  }

  @Test("A box is ticked by touch and by Space, and the answer has it")
  func checkbox() throws {
    let alert = show(.checkbox("terms", label: "I agree", validator: .required("Please agree.")))
    try screen.tap("OK")
    screen.advance(by: 0.1)
    #expect(screen.shows("Please agree."))
    try screen.tap("I agree")
    #expect(alert.fields[0].content == .flag(true))
    #expect(!screen.shows("Please agree."))
    screen.press(.tab)
    screen.press(.space)
    #expect(alert.fields[0].content == .flag(false))
    alert.fields[0].content = .flag(true)
    #expect(screen.view("terms")?.accessibilityValue == "1")
  }

  @Test("One option of several is chosen; choosing another lets the first go")
  func choice() throws {
    var answer: Answer?
    let alert = Alert(title: "A")
    alert.addField(
      .choice("size", options: ["Small", Field.Option("Large", identifier: "l")], value: "Small"))
    alert.addField(.choices("extras", options: ["Milk", "Sugar", "Ice"], value: ["Ice"]))
    alert.addAction(.default("OK") { answer = $0 })
    alert.show()
    screen.advance(by: 1)
    try screen.tap("Large")
    try screen.tap("Milk")
    try screen.tap("Sugar")
    try screen.tap("Milk")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(answer?.choices("size") == ["l"])
    #expect(answer?.choices("extras") == ["Sugar", "Ice"])
    #expect(answer?["extras"] == "Sugar,Ice")
    #expect(answer?.flag("size") == nil)
  }

  @Test("What a field can't hold is put right: unknown options go, numbers stay in their range")
  func contents() {
    let choice = Field.choice("c", options: ["a", "b"], value: "a")
    choice.content = .choice("x")
    #expect(choice.content == .choice(nil))
    let slider = Field.slider("s", range: 0...10, value: 5)
    slider.content = .number(11)
    #expect(slider.content == .number(10))
    slider.value = "nonsense"
    #expect(slider.content == .number(10))
    slider.value = "2.5"
    #expect(slider.value == "2.5")
    let day = Date(timeIntervalSince1970: 1_000_000)
    let date = Field.date("d", range: day...day.addingTimeInterval(60), value: day)
    date.content = .date(.distantFuture)
    #expect(date.content == .date(day.addingTimeInterval(60)))
    #expect(Field.toggle("t", label: "T", value: true).value == "true")
  }

  @Test("An asynchronous validator is asked after a pause in typing, with the last text only")
  func debounced() async {
    var asked: [String] = []
    _ = show(
      .text(
        "user",
        validator: .async(after: 0.5) { value in
          asked.append(value)
          return value == "ada" ? "Taken already." : nil
        }))
    for letter in ["a", "d", "a"] {
      screen.type(letter)
      screen.advance(by: 0.3)
      await screen.runTasks()
    }
    #expect(asked.isEmpty)
    screen.advance(by: 0.3)
    await screen.runTasks()
    #expect(asked == ["ada"])
    #expect(screen.shows("Taken already."))
    screen.type("x")
    #expect(!screen.shows("Taken already."))
    screen.advance(by: 1)
    await screen.runTasks()
    #expect(asked == ["ada", "adax"])
  }

  @Test("A press waits for the verdict, and goes on only where all is taken")
  func pressWaits() async throws {
    var asked = 0
    let alert = show(
      .text(
        "user",
        validator: .required()
          && .async { value in
            asked += 1
            return value == "ada" ? "Taken already." : nil
          }))
    screen.type("ada")
    try screen.tap("OK")
    #expect(alert.actions[1].isWorking)
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(screen.shows("Taken already."))
    #expect(!alert.actions[1].isWorking)
    screen.type("x")
    screen.press(.return)
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(recorder.events == ["ok"])
    #expect(asked == 2)
  }

  @Test("A change made in code while the validator is asked is judged too")
  func stale() async throws {
    var continuation: CheckedContinuation<Void, Never>?
    let alert = show(
      .text(
        "user", value: "first",
        validator: .async { value in
          if value == "first" { await withCheckedContinuation { continuation = $0 } }
          return value == "second" ? "No." : nil
        }))
    try screen.tap("OK")
    await screen.runTasks()
    alert.fields[0].value = "second"
    continuation?.resume()
    await screen.runTasks()
    screen.advance(by: 0.1)
    #expect(screen.shows("No."))
    #expect(screen.shows("A"))
  }
}

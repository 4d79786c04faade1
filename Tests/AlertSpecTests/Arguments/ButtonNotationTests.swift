import Testing

@testable import AlertSpec

@Suite("The notation of a button")
struct ButtonNotationTests {
  @Test("A role follows the last colon")
  func role() throws {
    let buttons = try alert(
      "--title", "x", "--button", "Cancel:cancel", "--button", "Delete:destructive",
      "--button", "Keep:preferred", "--button", "Wait:default", "--button", "More"
    ).buttons
    #expect(buttons.map(\.title) == ["Cancel", "Delete", "Keep", "Wait", "More"])
    #expect(buttons.map(\.role) == [.cancel, .destructive, .preferred, .default, .default])
  }

  @Test(
    "Anything else after a colon belongs to the title",
    arguments: ["Note: now", "10:30", "Cancel:", "Cancel:CANCEL", "Cancel: cancel", "a:b:c"])
  func colon(text: String) {
    #expect(ButtonNotation(text).title == text)
    #expect(ButtonNotation(text).role == nil)
  }

  @Test("A title that ends in a role is written with its own role after it")
  func titleEndingInRole() {
    let button = ButtonNotation("Type :cancel:default")
    #expect(button.title == "Type :cancel")
    #expect(button.role == .default)
  }

  // Case 15.
  @Test("An empty or blank title is refused", arguments: ["", " ", ":cancel", "\n", "\u{3000}"])
  func blank(text: String) throws {
    let error = try mistake("alert", "--title", "x", "--button", text)
    #expect(error == UsageError(place: .option("--button"), problem: .blankButtonTitle))
  }

  @Test("Two buttons of one title are refused, for the answer could not tell them apart")
  func repeated() throws {
    let error = try mistake("alert", "--title", "x", "--button", "A", "--button", "A:cancel")
    #expect(error.problem == .repeatedButton("A"))
  }

  @Test("One button at most cancels, and one is preferred", arguments: ["cancel", "preferred"])
  func second(role: String) throws {
    let error = try mistake(
      "alert", "--title", "x", "--button", "A:\(role)", "--button", "B:\(role)")
    #expect(error.problem == .secondButton(try ButtonRole(named: role), first: "A"))
    #expect(error.description.contains("“A”"))
  }

  @Test("An alert without buttons gets one, OK")
  func none() throws {
    #expect(try alert("--title", "x").buttons == [ButtonDescription(title: "OK")])
  }
}

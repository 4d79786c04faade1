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
    arguments: ["Note: now", "10:30", "Cancel:", "Cancel: cancel", "a:b:c"])
  func colon(text: String) throws {
    #expect(try ButtonNotation(text).title == text)
    #expect(try ButtonNotation(text).role == nil)
  }

  @Test("A title that ends in a role is written with its own role after it")
  func titleEndingInRole() throws {
    let button = try ButtonNotation("Type :cancel:default")
    #expect(button.title == "Type :cancel")
    #expect(button.role == .default)
  }

  @Test(
    "A role in another case is refused, with what to write for either",
    arguments: ["Cancel", "DEFAULT"])
  func otherCase(role: String) throws {
    let error = try mistake("alert", "--title", "x", "--button", "A:\(role)")
    #expect(error.place == .option("--button"))
    #expect(error.description.contains("“A:\(role.lowercased())” for the role"))
    #expect(error.description.contains("“A:\(role):default” for a title"))
    #expect(
      try alert("--title", "x", "--button", "A:\(role):default").buttons[0].title == "A:\(role)")
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

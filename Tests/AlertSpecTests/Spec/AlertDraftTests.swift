import Testing

@testable import AlertSpec

@Suite("Spec and options together")
struct AlertDraftTests {
  private let form = """
    {"title": "Log in", "timeout": 9, "transition": "fade",
     "buttons": [{"title": "Cancel", "role": "cancel"}, {"title": "Log in"}],
     "fields": [{"name": "user", "placeholder": "who"},
                {"name": "pin", "kind": "secure", "required": true}]}
    """

  @Test("The same alert by options and by JSON is the same value")
  func sameByBoth() throws {
    let byOptions = try alert(
      "--title", "Rename", "--message", "a\nb", "--field", "name:text=Ann", "--label",
      "name=Name", "--placeholder", "name=who", "--required", "name", "--field", "pin:secure",
      "--button", "Cancel:cancel", "--button", "Rename:preferred", "--appearance", "dark",
      "--transition", "zoom", "--frame", "device", "--size", "320x568", "--scale", "2",
      "--timeout", "1.5", "--output", "json")
    let bySpec = try alert(
      spec: #"""
        {"title": "Rename", "message": "a\nb",
         "fields": [{"name": "name", "default": "Ann", "label": "Name", "placeholder": "who",
                     "required": true}, {"name": "pin", "kind": "secure"}],
         "buttons": [{"title": "Cancel", "role": "cancel"},
                     {"title": "Rename", "role": "preferred"}],
         "appearance": "dark", "transition": "zoom", "frame": "device",
         "size": {"width": 320, "height": 568}, "scale": 2.0, "timeout": 15e-1,
         "output": "json"}
        """#)
    #expect(byOptions == bySpec)
  }

  @Test("An option that takes one value overrides the spec's, wherever it stands")
  func override() throws {
    let result = try alert(
      "--title", "Hello", "--spec", "a.json", "--transition=none", "--message", "m", spec: form)
    #expect(result.title == "Hello")
    #expect(result.message == "m")
    #expect(result.transition == .none)
    #expect(result.timeout == 9)
  }

  @Test("A field that the spec has keeps what the option does not mention")
  func changeField() throws {
    let fields = try alert(
      "--spec", "-", "--field", "user=ann", "--field", "more", "--required", "user", spec: form
    ).fields
    #expect(fields.map(\.name) == ["user", "pin", "more"])
    #expect(fields[0].initialValue == .text("ann"))
    #expect(fields[0].placeholder == "who")
    #expect(fields[0].isRequired)
    let secret = try alert("--spec", "-", "--field", "pin=1234", spec: form).fields[1]
    #expect(secret.kind == .secure && secret.isRequired)
  }

  @Test("A button that the spec has gets the option's role, another is added at the end")
  func changeButton() throws {
    let buttons = try alert(
      "--spec", "-", "--button", "Cancel:default", "--button", "Quit:cancel", "--button",
      "Log in", spec: form
    ).buttons
    #expect(buttons.map(\.title) == ["Cancel", "Log in", "Quit"])
    #expect(buttons.map(\.role) == [.default, .default, .cancel])
  }

  @Test("A second cancel button is noticed across both")
  func secondCancel() throws {
    let error = try mistake("alert", "--spec", "-", "--button", "Quit:cancel", spec: form)
    #expect(error.place == .option("--button"))
    #expect(error.problem == .secondButton(.cancel, first: "Cancel"))
  }

  // Case 15.
  @Test("An alert needs something to show")
  func nothing() throws {
    for options in [
      [], ["--title", ""], ["--title", " ", "--message", "\n"], ["--button", "OK"],
    ] {
      let error = try mistake(in: ["alert"] + options)
      #expect(error == UsageError(place: .command(.alert), problem: .nothingToShow))
    }
    #expect(
      try mistake("alert", "--spec", "a.json", spec: "{}").description == """
        tocsin: a.json: there is nothing to show: no title, no message and no field. \
        Add one of them, for example "title": "Delete the file?".
        """)
    #expect(try alert("--title", "", "--message", "x").title == "")
    #expect(try alert("--message", "", "--field", "a").fields.count == 1)
  }

  @Test(
    "Texts are taken as they are",
    arguments: [
      "A & B < C", "<info></info>", "That&apos;s", #"a\nb\101"#, #"`touch x` $(id) "'"#,
      "Ünï 日本 🎉", "\u{202E}abc", "%s%n", "a\nb", String(repeating: "x", count: 100_000),
    ])
  func literal(text: String) throws {
    let byOptions = try alert(
      "--title", text, "--message=\(text)", "--button", "b\(text)", "--field",
      "f:multiline=\(text)")
    #expect(byOptions.title == text && byOptions.message == text)
    #expect(byOptions.buttons[0].title == "b\(text)")
    #expect(byOptions.fields[0].initialValue == .text(text))
    #expect(try alert(spec: #"{"title": \#(AlertAnswer.quote(text))}"#).title == text)
  }

  @Test("A dump shows no secret")
  func dumps() throws {
    let result = try alert("--field", "pin:secure=sesame", "--field", "city=Rome")
    var text = "\(result) \(String(reflecting: result))"
    dump(result, to: &text)
    dump(result.fields, to: &text)
    #expect(!text.contains("sesame"))
    #expect(text.contains("Rome"))
  }
}

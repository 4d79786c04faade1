import Testing

@testable import AlertSpec

@Suite("Taking arguments apart")
struct ArgumentScannerTests {
  @Test("A value is joined or follows")
  func bothForms() throws {
    #expect(try alert("--title=a=b", "--message", "c") == alert("--title", "a=b", "--message=c"))
    #expect(try alert("--title", "x", "--message=").message == "")
  }

  @Test(
    "A value may begin with a dash",
    arguments: ["-5", "-", "--- new ---", "-x", "--titles", "--button1"])
  func dashes(text: String) throws {
    #expect(try alert("--title", text).title == text)
  }

  @Test("A value that reads like an option must be joined, so that a forgotten one is noticed")
  func forgottenValue() throws {
    for next in ["--message", "--message=x", "-o", "--", "--help"] {
      let error = try mistake("alert", "--title", next)
      #expect(error.problem == .missingValue(placeholder: "TEXT", next: next))
      #expect(
        error.description.contains("--title=" + (next == "--message=x" ? "--message=…" : next)))
      #expect(try alert("--title=\(next)").title == next)
    }
  }

  @Test("An option at the end lacks its value")
  func lastWithoutValue() throws {
    let error = try mistake("alert", "--timeout")
    #expect(
      error.description == "tocsin: --timeout: its value is missing. Write --timeout SECONDS.")
  }

  // Case 15.
  @Test("An option that takes one value is refused the second time, even with the same value")
  func twice() throws {
    for option in OptionTable.options(of: .alert) where !option.isRepeatable {
      guard let placeholder = option.placeholder else { continue }
      let value = placeholder.contains("|") ? String(placeholder.split(separator: "|")[0]) : "100"
      let name = option.names[0]
      let error = try mistake("alert", name, value, "\(name)=\(value)")
      #expect(error == UsageError(place: .option(name), problem: .optionGivenTwice))
    }
  }

  @Test("An unknown option is refused, with the nearest known one")
  func unknown() throws {
    let text = try mistake("alert", "--mesage=secret").description
    #expect(text.hasPrefix("tocsin: --mesage: "))
    #expect(text.contains("Did you mean --message?"))
    #expect(!text.contains("secret"))
    #expect(try mistake("alert", "--butt", "x").description.contains("Did you mean --button?"))
    #expect(!(try mistake("alert", "--qqqq").description.contains("Did you mean")))
  }

  @Test("An option of another command is told from an unknown one")
  func otherCommand() throws {
    let error = try mistake("alert", "--title", "x", "--at", "1")
    #expect(error.problem == .optionOfOtherCommand([.render], given: .alert))
    #expect(error.description.contains("tocsin render"))
    #expect(try mistake("gallery", "--title", "x").place == .option("--title"))
    #expect(try mistake("help", "-o", "x").place == .option("-o"))
  }

  @Test("Whatever stands beside a flag for help must be an option, wherever it stands")
  func besideHelp() throws {
    for flag in ["--help", "-h", "--version"] {
      for command in ["alert", "render", "gallery", "help"] {
        #expect(
          try mistake(command, flag, "--bogus").problem
            == .unknownOption(try #require(Command(rawValue: command))))
        #expect(try mistake(command, "--bogus", flag).place == .option("--bogus"))
        if command != "help" {
          #expect(try mistake(command, flag, "extra").problem == .unexpectedArgument("extra"))
        }
      }
      #expect(try mistake("gallery", flag, "--title", "x").place == .option("--title"))
      #expect(
        try mistake("alert", flag, "--title").problem
          == .missingValue(placeholder: "TEXT", next: nil))
      #expect(try mistake(flag, "--bogus").place == .option("--bogus"))
    }
    #expect(try mistake("--help", "extra").problem == .unknownCommand("extra"))
    #expect(try mistake("--version", "extra").place == .argument(2, after: "--version"))
    #expect(try mistake("help", "--version", "alert").problem == .unexpectedArgument("alert"))
    #expect(try mistake("help", "alert", "extra").problem == .unexpectedArgument("extra"))
  }

  @Test("Help wins over all values, the spec and the version, wherever it stands")
  func helpWins() throws {
    let page = Invocation.print(HelpPage(.alert).text)
    for options in [
      ["--help"], ["-h", "--help"], ["--timeout", "soon", "-h"], ["-h", "--timeout", "soon"],
      ["--spec", "/nonexistent", "--help"], ["--version", "--help"], ["--help", "--version"],
    ] { #expect(try invocation(["alert"] + options) == page) }
    for words in [["help", "alert"], ["--help", "alert"], ["help", "alert", "--help"]] {
      #expect(try invocation(words) == page)
    }
    for words in [["alert", "--title", "x", "--version"], ["--version"], ["help", "--version"]] {
      #expect(try invocation(words) == .print(ProgramVersion.text))
    }
  }

  @Test("A flag takes no value")
  func flagWithValue() throws {
    #expect(try mistake("alert", "--help=me").problem == .unwantedValue)
  }

  @Test("What belongs to no option is refused, and told by its number")
  func operand() throws {
    let error = try mistake("alert", "--title", "Two", "words")
    #expect(error.place == .argument(4, after: "--title"))
    #expect(error.problem == .unexpectedArgument("words"))
    #expect(try mistake("alert", "--", "--title").problem == .unexpectedArgument("--title"))
    #expect(try mistake("gallery", "x").place == .argument(2, after: nil))
    #expect(try alert("--title", "x", "--").title == "x")
  }

  @Test("A secret that fell apart at a space is in no message")
  func secretInOperand() throws {
    let text = try mistake("alert", "--field", "pin:secure=open", "sesame").description
    #expect(text.contains("argument 4, after --field"))
    #expect(!text.contains("open") && !text.contains("sesame"))
    #expect(!(try mistake("alert", "pin:secure=sesame").description.contains("sesame")))
  }

  @Test(
    "No message repeats what may be the text of a secure field, however it was written",
    arguments: [
      ["--field", "p:secure:sesame"], ["--field", "p:sesame"], ["--field", "p:secur sesame"],
      ["--field", "p:text:sesame=x"], ["--field=p:secure", "=sesame"], ["p:secure:sesame"],
      ["--field:p:secure:sesame"], ["--title", "--field=p:secure=sesame"],
      ["--placeholder", "p=sesame"], ["--field", "p:number=sesame"], ["--field", "p:date=sesame"],
      ["--field", "p:secure=sesame", "--maximum-length", "p=2"],
      ["--field", "p:toggle=sesame"], ["--field", "p:secure=sesame", "--field", "p:secure=sesame"],
    ])
  func secrets(options: [String]) throws {
    let text = try mistake(in: ["alert"] + options).description
    #expect(!text.contains("sesame"), "\(text)")
  }

  @Test("An unknown kind of field is told with the nearest, and without its text")
  func unknownKind() throws {
    let text = try mistake("alert", "--field", "p:secret:1234").description
    #expect(text.contains("Did you mean secure?") && text.contains("an equals sign"))
    #expect(!text.contains("1234") && !text.contains("secret"))
  }
}

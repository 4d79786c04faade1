import Testing

@testable import AlertSpec

@Suite("The words of errors")
struct WordsTests {
  @Test("A message names the argument, what is wrong, and the mend")
  func timeout() throws {
    #expect(
      try mistake("alert", "--title", "x", "--timeout", "soon").description == """
        tocsin: --timeout: “soon” is not a number of seconds. \
        Give a number greater than 0, at most 31536000, for example --timeout 30.
        """)
  }

  @Test("A message is one line of bearable length, with nothing that a terminal would obey")
  func hostile() throws {
    let text = "\u{1B}[31m\n\u{202E}" + String(repeating: "x", count: 10_000)
    for arguments in [
      [text], ["alert", text], ["alert", "--\(text)"], ["alert", "--timeout", text],
    ] {
      let words = try mistake(in: arguments).description
      #expect(words.count < 500)
      #expect(words.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    }
  }

  @Test("A display that can't be opened names the way out")
  func noDisplay() {
    let error = ProgramError.noDisplay(reason: "DISPLAY is not set")
    #expect(error.description.contains("tocsin render"))
    #expect(error.exitCode == .noDisplay)
  }

  @Test("Each kind of failure has its code")
  func codes() throws {
    let full = SystemError(code: 28)
    #expect(ProgramError.usage(try mistake("x")).exitCode.rawValue == 2)
    #expect(ProgramError.outputFailed(.answer, full).exitCode.rawValue == 4)
    #expect(ProgramError.folderFailed(path: "a", full).exitCode.rawValue == 4)
    #expect(ProgramError.fileFailed(path: "a.png", full).exitCode.rawValue == 4)
    #expect(ProgramError.failed(reason: "no fonts").exitCode.rawValue == 4)
    #expect(
      ProgramError.outputFailed(.picture, full).description.contains(
        "No space left on device. The picture could not be written"))
    #expect(ProgramError.folderFailed(path: "a", full).description.contains("The folder"))
    #expect(ProgramError.fileFailed(path: "a.png", full).description.contains("a.png"))
  }

  @Test("Words from elsewhere end with one full stop")
  func fullStops() {
    for words in ["No fonts are installed.", "No fonts are installed"] {
      #expect(
        ProgramError.failed(reason: words).description == "tocsin: No fonts are installed.")
      #expect(
        ProgramError.noDisplay(reason: words).description.contains("installed. Set DISPLAY"))
    }
  }

  @Test("A file that can't be read is named with the system's reason")
  func unreadable() throws {
    let error = #expect(throws: UsageError.self) {
      try SpecFile.read(.file("/nonexistent/a.json"))
    }
    #expect(error?.place == .spec(.file("/nonexistent/a.json")))
    #expect(error?.description.contains("No such file or directory") == true)
    #expect(throws: UsageError.self) { try SpecFile.read(.file("/")) }
  }
}

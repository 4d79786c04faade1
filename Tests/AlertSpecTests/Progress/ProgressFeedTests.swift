import Testing

@testable import AlertSpec

@Suite("Lines about progress")
struct ProgressFeedTests {
  private func feed(_ text: String, percent: Double? = nil) -> ProgressFeed {
    var feed = ProgressFeed(percent: percent)
    feed.take(text.utf8)
    feed.end()
    return feed
  }

  @Test(
    "A number is a percentage, with or without its sign, and the nearer end beyond either",
    arguments: [
      ("42", 42), ("42.5", 42.5), (" 42 % ", 42), ("0", 0), ("100%", 100), ("250", 100), ("-3", 0),
      ("1e400", 100), ("1e1", 10), ("10\n20\n30", 30), ("10\r20\r", 20), ("10\r\n\r\n", 10),
    ] as [(String, Double)])
  func numbers(text: String, percent: Double) {
    #expect(feed(text).percent == percent)
    #expect(feed(text).mistake == nil)
  }

  @Test("A text comes after a number sign, as it is, and nothing after it takes the text away")
  func texts() {
    #expect(feed("# Copying a\\nb  ").text == "Copying a\\nb")
    #expect(feed("#Copying\n#").text == "")
    #expect(feed("# 12\n50").text == "12")
    #expect(feed("# a\u{0}b").text == "a b")
    #expect(feed("# Ünï 日本 🎉").text == "Ünï 日本 🎉")
  }

  @Test("A question mark says that nobody knows, until the next number")
  func unknown() {
    #expect(feed("40\n?").percent == nil)
    #expect(feed("?", percent: 40).percent == nil)
    #expect(feed("?\n50").percent == 50)
    #expect(feed("", percent: 40).percent == 40)
  }

  @Test("Pieces of any size give the same, and the last line needs no end")
  func pieces() {
    let text = "10\n# Ünï 日本\n\n55.5%\r\n# Last"
    for size in 1...7 {
      var pieces = ProgressFeed()
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        pieces.take(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(pieces.text == "Ünï 日本")
      pieces.end()
      #expect(pieces == feed(text))
      #expect(pieces.percent == 55.5 && pieces.text == "Last")
    }
  }

  @Test("The first line that says nothing of progress is told, and the others still count")
  func mistakes() throws {
    let result = feed("10\nhalf done\n20\nnan\n# x")
    #expect(result.percent == 20 && result.text == "x")
    let mistake = try #require(result.mistake)
    #expect(mistake == ProgressMistake(line: 2, problem: .strange("half done")))
    #expect(mistake.description.hasPrefix("tocsin: standard input, line 2: “half done”"))
    for text in ["0x10", "1,5", "pulsate:true", "50%%", "%", "- 5", "inf"] {
      #expect(feed(text).mistake?.problem == .strange(text))
    }
  }

  @Test("Of many lines at once the last of each kind counts, however they are written")
  func lastOfMany() {
    for (text, percent, said) in [
      ("10\n 20 \n", 20, ""), (" 10\n20\n", 20, ""), ("?\n5\n", 5, ""), ("5\n ?\n", nil, ""),
      ("#a\n # b\n30\n", 30, "b"), (" # b\n#a\n", nil, "a"), ("7%\n1e1\n", 10, ""),
      ("1e1\n7%\n8.\n", 8, ""), ("1e1\r7%\r", 7, ""),
    ] as [(String, Double?, String)] {
      #expect(feed(text).percent == percent, "\(text)")
      #expect(feed(text).text == said, "\(text)")
      #expect(feed(text).mistake == nil, "\(text)")
    }
    let many = feed(String(repeating: "50\n# a\n", count: 100_000) + "x\n60\n")
    #expect(many.percent == 60 && many.text == "a")
    #expect(many.mistake == ProgressMistake(line: 200_001, problem: .strange("x")))
  }

  @Test("A line that is too long is told, and does not grow in memory")
  func tooLong() throws {
    let long = "# " + String(repeating: "x", count: Limits.progressLineBytes)
    let result = feed("# before\n" + long + "\n50\n")
    #expect(result.text == "before" && result.percent == 50)
    #expect(result.mistake == ProgressMistake(line: 2, problem: .tooLong))
    #expect(feed(String(long.prefix(Limits.progressLineBytes))).mistake == nil)
  }

  @Test("Random bytes in random pieces are no crash, and whole or in pieces the same")
  func random() {
    var random = SeededGenerator(seed: 20_240_603)
    let likely = Array("0123456789%#? \n\r.-e".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        random.once(in: 4) ? UInt8.random(in: 0...255, using: &random) : random.pick(likely)
      }
      var (whole, pieces) = (ProgressFeed(), ProgressFeed())
      whole.take(bytes)
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...7, using: &random)
        pieces.take(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(whole == pieces)
      whole.end()
      #expect(whole.percent.map { (0...100).contains($0) } ?? true)
      #expect(!whole.text.contains("\n") && !whole.text.contains("\u{0}"))
    }
  }
}

@Suite("Progress in options and specs")
struct ProgressOptionTests {
  @Test("Both say the same")
  func sameByBoth() throws {
    let byOptions = try alert("--title", "x", "--progress", "enable", "--percent", "40")
    let bySpec = try alert(spec: #"{"title": "x", "progress": "enable", "percent": 40}"#)
    #expect(byOptions == bySpec)
    #expect(byOptions.progress == .enable && byOptions.percent == 40)
    #expect(try alert("--title", "x").progress == nil)
  }

  @Test("Without any button there is Cancel, and OK beside it where the end enables it")
  func usualButtons() throws {
    let closing = try alert("--title", "x", "--progress", "close")
    #expect(closing.buttons == [ButtonDescription(word: .cancel)])
    let enabling = try alert("--title", "x", "--progress", "enable")
    #expect(enabling.buttons.map(\.name) == ["cancel", "ok"])
    let own = try alert("--title", "x", "--progress", "enable", "--button", "Fine")
    #expect(own.buttons == [ButtonDescription(title: "Fine")])
  }

  @Test("A percentage without progress, and one out of range, are told with the mend")
  func mistakes() throws {
    let lone = try mistake("alert", "--title", "x", "--percent", "4")
    #expect(lone.description.contains("Leave out --percent, or write --progress close."))
    let large = try mistake("alert", "--title", "x", "--percent", "101")
    #expect(large.description.contains("Give a number from 0 to 100, for example --percent 40."))
    #expect(
      try message(spec: #"{"percent": 4}"#).contains(
        #"$.percent: a percentage is given, but the alert shows no progress. Leave out "percent""#))
    #expect(
      try mistake("alert", "--title", "x", "--progress", "clos").description.contains(
        "Did you mean close?"))
  }

  @Test("Standard input can't be both the spec and the progress, but for a picture")
  func standardInput() throws {
    let spec = #"{"title": "x", "progress": "close"}"#
    let byOption = try mistake("alert", "--spec", "-", "--progress", "close", spec: "")
    let bySpec = try mistake("alert", "--spec", "-", spec: spec)
    for error in [byOption, bySpec] {
      #expect(error == UsageError(place: .option("--spec"), problem: .standardInputTaken))
    }
    #expect(try alert("--spec", "a.json", spec: spec).progress == .close)
    guard case .render = try invocation(["render", "--spec", "-", "-o", "x.png"], spec: spec) else {
      throw UnexpectedResult()
    }
  }
}

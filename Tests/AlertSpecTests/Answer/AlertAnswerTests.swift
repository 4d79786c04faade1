import Foundation
import Testing

@testable import AlertSpec

@Suite("The answer")
struct AlertAnswerTests {
  private func answer(_ ending: AlertEnding, withCancel: Bool = true) -> AlertAnswer {
    AlertAnswer(
      ending: ending,
      buttons: [
        ButtonDescription(title: "Cancel", role: withCancel ? .cancel : .default),
        ButtonDescription(title: "Rename", role: .preferred),
      ],
      fields: [
        FieldAnswer(name: "name", value: .text("Ann = B")),
        FieldAnswer(name: "pin", value: .text("sesame"), isSecret: true),
      ])
  }

  private func written(_ answer: AlertAnswer, _ format: AnswerFormat) -> String {
    String(decoding: answer.written(as: format), as: UTF8.self)
  }

  @Test("A button answers with its title, a line for each field and code 0")
  func button() {
    #expect(written(answer(.button(1)), .text) == "Rename\nname=Ann = B\npin=sesame\n")
    #expect(answer(.button(1)).exitCode.rawValue == 0)
  }

  @Test("The cancel button and Escape answer with its title alone and code 1")
  func cancel() {
    for ending in [AlertEnding.button(0), .escape] {
      #expect(written(answer(ending), .text) == "Cancel\n")
      #expect(answer(ending).exitCode.rawValue == 1)
    }
    #expect(written(answer(.escape, withCancel: false), .text) == "")
    #expect(answer(.escape, withCancel: false).exitCode.rawValue == 1)
  }

  @Test(
    "A closed window, a timeout and a signal print no text and have their codes",
    arguments: [
      (AlertEnding.closed, 1 as Int32), (.timeout, 5), (.finished, 0), (.hangup, 129),
      (.interrupted, 130),
      (.terminated, 143),
    ])
  func silent(ending: AlertEnding, code: Int32) {
    #expect(written(answer(ending), .text) == "")
    #expect(answer(ending).exitCode.rawValue == code)
  }

  @Test(
    "Each way out has its own word in JSON, and all tell the fields",
    arguments: [
      (AlertEnding.button(1), #""result":"button","button":"Rename","index":1,"role":"preferred""#),
      (.button(0), #""result":"cancel","button":"Cancel","index":0,"role":"cancel""#),
      (.escape, #""result":"escape","button":"Cancel","index":0,"role":"cancel""#),
      (.closed, #""result":"closed","button":null,"index":null,"role":null"#),
      (.timeout, #""result":"timeout","button":null,"index":null,"role":null"#),
      (.finished, #""result":"finished","button":null,"index":null,"role":null"#),
      (.interrupted, #""result":"interrupted","button":null,"index":null,"role":null"#),
      (.hangup, #""result":"hangup","button":null,"index":null,"role":null"#),
      (.terminated, #""result":"terminated","button":null,"index":null,"role":null"#),
    ])
  func json(ending: AlertEnding, members: String) {
    let fields = #""fields":{"name":"Ann = B","pin":"sesame"}"#
    #expect(written(answer(ending), .json) == "{\(members),\(fields)}\n")
    #expect(AlertEnding.allWords.contains(answer(ending).word))
  }

  @Test("Text stays on its line and can be read back with printf %b")
  func oneLine() {
    #expect(AlertAnswer.onOneLine(#"C:\new"#) == #"C:\\new"#)
    #expect(AlertAnswer.onOneLine("a\nb\r\nc\td") == "a\\nb\\r\\nc\td")
    #expect(AlertAnswer.onOneLine("\0\u{1B}\u{7F}") == #"\0000\0033\0177"#)
    #expect(AlertAnswer.onOneLine("Ünï 日本 🎉") == "Ünï 日本 🎉")
    #expect(AlertAnswer.onOneLine("a\u{85}b\u{9B}") == #"a\0302\0205b\0302\0233"#)
    #expect(AlertAnswer.onOneLine("\u{2028}\u{2029}") == #"\0342\0200\0250\0342\0200\0251"#)
  }

  @Test("printf %b of a shell gives every text back, whatever it holds")
  func printed() throws {
    var text = "%s \\ \\n \\0101 Ünï 日本 🎉 e\u{301}\r\n."
    for value in [1...0x2F, 0x7F...0xA0, 0x2027...0x202A].joined() {
      text.unicodeScalars.append(try #require(Unicode.Scalar(UInt32(value))))
      // What follows an escape must not be taken for a digit of it.
      text += "7"
    }
    let line = AlertAnswer.onOneLine(text)
    #expect(line.unicodeScalars.allSatisfy { $0 == "\t" || !$0.endsLine })
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "printf %b \"$1\"", "sh", line]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(Array(output) == Array(text.utf8))
  }

  @Test("A title or value with a line break stays one line of the answer")
  func lineBreaks() {
    var result = answer(.button(1))
    result.buttons[1].title = "a\nb"
    result.fields = [FieldAnswer(name: "x", value: .text("c\nd=e"))]
    #expect(written(result, .text) == "a\\nb\nx=c\\nd=e\n")
    #expect(written(result, .json).split(separator: "\n").count == 1)
  }

  @Test(
    "What JSON quotes, JSON reads back",
    arguments: [
      "", "\"\\/", "\0", "\n\r\t\u{8}\u{1B}\u{7F}\u{85}\u{2028}\u{2029}", "Ünï 日本 🎉", "a\u{301}",
    ])
  func quoting(text: String) throws {
    let quoted = AlertAnswer.quote(text)
    #expect(quoted.unicodeScalars.allSatisfy { !$0.properties.isWhitespace || $0 == " " })
    var reader = JSONReader(Array(quoted.utf8), from: .standardInput)
    if text.contains("\0") {
      #expect(quoted == #""\u0000""#)
    } else {
      #expect(Array(try reader.readString().unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test("Values of all sorts are lines as they are given, and typed in JSON")
  func values() {
    let date = CalendarDate(year: 2026, month: 2, day: 3, hour: 4, minute: 5)
    var result = answer(.button(1))
    result.buttons[1].identifier = "go"
    result.fields = [
      FieldAnswer(name: "a", value: .flag(true)),
      FieldAnswer(name: "b", value: .number(ExactNumber(1.5))),
      FieldAnswer(name: "c", value: .number(nil)), FieldAnswer(name: "d", value: .choice("x=y")),
      FieldAnswer(name: "e", value: .choice(nil)),
      FieldAnswer(name: "f", value: .choices(["x", "y"])),
      FieldAnswer(name: "g", value: .date(date), parts: .dayAndTime),
      FieldAnswer(name: "h", value: .number(ExactNumber(3))),
    ]
    #expect(
      written(result, .text) == """
        go
        a=true
        b=1.5
        c=
        d=x=y
        e=
        f=x,y
        g=2026-02-03T04:05
        h=3

        """)
    #expect(
      written(result, .json).contains(
        #""button":"go","index":1,"role":"preferred","fields":{"a":true,"b":1.5,"c":null,"#
          + #""d":"x=y","e":null,"f":["x","y"],"g":"2026-02-03T04:05","h":3}}"#))
  }

  @Test("An index that is no button's is no crash")
  func strangeIndex() {
    #expect(written(answer(.button(7)), .text) == "")
    #expect(answer(.button(-1)).button == nil)
  }

  @Test("A dump shows no secret")
  func dumps() {
    var text = "\(answer(.timeout)) \(String(reflecting: answer(.timeout)))"
    dump(answer(.timeout), to: &text)
    #expect(!text.contains("sesame"))
    #expect(text.contains("Ann"))
  }
}

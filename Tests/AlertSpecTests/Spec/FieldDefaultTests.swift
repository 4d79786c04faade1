import Testing

@testable import AlertSpec

@Suite("What fields hold at first")
struct FieldDefaultTests {
  private static let numbers: [(String, String)] = [
    ("1000000000000000", "1000000000000000"), ("12345678901234567", "12345678901234567"),
    ("100000000000000000", "100000000000000000"), ("0.00001", "0.00001"),
    ("1e17", "100000000000000000"),
    ("-1.5", "-1.5"), ("-0.10", "-0.1"), ("1e-5", "0.00001"), ("12.5e1", "125"),
    ("1.25E+1", "12.5"),
    ("0", "0"), ("-0", "0"), ("0e99", "0"), ("4000000000000000.0", "4000000000000000"),
    ("123456789012345678901234567890.123456789", "123456789012345678901234567890.123456789"),
    ("1e300", "1" + String(repeating: "0", count: 300)),
  ]

  @Test("A number has all of its digits, no exponent and no idle zeros", arguments: numbers)
  func digits(given: String, written: String) throws {
    for alert in [
      try alert("--field", "n:number=\(given)"),
      try alert(spec: #"{"fields": [{"name": "n", "kind": "number", "default": \#(given)}]}"#),
    ] {
      let answer = AlertAnswer(
        ending: .button(0), buttons: [.ok],
        fields: [FieldAnswer(name: "n", value: alert.fields[0].initialValue)])
      #expect(answer.text == "OK\nn=\(written)\n")
      #expect(answer.json.contains("\"fields\":{\"n\":\(written)}"))
    }
  }

  @Test("What options may leave out of a number is no digit")
  func notations() {
    for (text, written) in [("+5", "5"), (".5", "0.5"), ("5.", "5"), ("007", "7")] {
      #expect(ExactNumber(text)?.text == written)
    }
    for text in ["", "-", ".", "1e", "0x10", "nan", "1,5", "1e999", "1e-999"] {
      #expect(ExactNumber(text) == nil, "\(text)")
    }
    #expect(ExactNumber(1e17)?.text == "100000000000000000")
    #expect(ExactNumber(Double.leastNonzeroMagnitude)?.double == .leastNonzeroMagnitude)
    #expect(ExactNumber(Double.greatestFiniteMagnitude)?.double == .greatestFiniteMagnitude)
    #expect(ExactNumber(Double.infinity) == nil)
  }

  @Test("A number that can't be kept is refused, not rounded")
  func tooManyDigits() throws {
    let digits = "0." + String(repeating: "7", count: 401)
    for text in [digits, "1e999", "1e-999", "1e-99999999999999999999"] {
      let error = try mistake("alert", "--field", "n:number=\(text)")
      #expect(error.place == .option("--field"))
      #expect(error.description.contains("is too large, or has more than 400 digits"))
      let spec = #"{"fields":[{"name":"n","kind":"number","default":\#(text)}]}"#
      #expect(try message(spec: spec).contains("$.fields[0].default: the number"))
    }
  }

  @Test("A default that is longer than what may be typed is refused, also a number")
  func maximumLength() throws {
    let error = try mistake("alert", "--field", "a:number=12345", "--maximum-length", "a=2")
    #expect(error.place == .option("--field"))
    #expect(error.description.contains("the default of the field “a” has more than 2 characters"))
    #expect(
      try message(
        spec: #"{"fields":[{"name":"a","kind":"number","default":-12,"maximumLength":2}]}"#
      ).contains("$.fields[0].default: the default of the field “a” has more than 2"))
    #expect(
      try alert("--field", "a:number=12", "--maximum-length", "a=2").fields[0].maximumLength == 2)
  }

  @Test("Null is a default where it is an answer, and no number and no choice")
  func null() throws {
    let fields = try alert(
      spec: """
        {"fields": [{"name": "a", "default": null, "kind": "number"},
         {"name": "b", "kind": "choice", "default": null, "options": ["x"]}]}
        """
    ).fields
    #expect(fields[0].initialValue == .number(nil))
    #expect(fields[1].initialValue == .choice(nil))
    for (kind, type) in [
      ("slider", "a number"), ("stepper", "a number"), ("toggle", "true or false"),
      ("checkbox", "true or false"), ("text", "a string"), ("date", "a string"),
      ("segmented", "a string"), ("choices", "an array"),
    ] {
      let others = #""name": "a", "kind": "\#(kind)""#
      for members in [#""default": null, \#(others)"#, #"\#(others), "default": null"#] {
        #expect(
          try message(spec: "{\"fields\": [{\(members)}]}").contains(
            "$.fields[0].default: null stands here. Write \(type)."))
      }
    }
  }

  @Test("What is no value at all is told with the type that the kind has")
  func wrongTypes() throws {
    for (kind, type) in [("slider", "a number"), ("toggle", "true or false"), ("text", "a string")]
    {
      for (value, found) in [("{}", "an object"), (#"["a", 1]"#, "an array")] {
        #expect(
          try message(
            spec: #"{"fields": [{"name": "a", "kind": "\#(kind)", "default": \#(value)}]}"#
          ).contains("$.fields[0].default: \(found) stands here. Write \(type)."))
      }
    }
  }

  @Test("An empty default is refused where nothing can't be the answer")
  func empty() throws {
    for (kind, mend) in [
      ("slider", "Write it like 12"), ("stepper", "Write it like 12"),
      ("toggle", "Write true or false."), ("checkbox", "Write true or false."),
      ("date", "Write it like 2007-01-09"), ("segmented", "They are “Red”."),
    ] {
      var options = ["alert", "--field", "f:\(kind)="]
      if kind == "segmented" { options += ["--option", "f=Red"] }
      let error = try mistake(in: options)
      #expect(error.place == .option("--field"))
      #expect(error.description.contains(mend), "\(error)")
    }
    #expect(try alert("--field", "f:number=").fields[0].initialValue == .number(nil))
    #expect(
      try alert("--field", "f:choice=", "--option", "f=Red").fields[0].initialValue == .choice(nil))
    #expect(
      try message(
        spec: #"{"fields":[{"name":"f","kind":"segmented","default":"","options":["Red"]}]}"#
      ).contains("$.fields[0].default: “” is none of the options"))
  }

  @Test(
    "A default with line breaks is for several lines alone",
    arguments: ["b\nc", "b\r\nc", "b\u{85}c", "b\u{2028}c", "b\n"])
  func lineBreaks(text: String) throws {
    for kind in ["text", "secure", "email", "phone", "url"] {
      let error = try mistake("alert", "--field", "f:\(kind)=\(text)")
      #expect(error.place == .option("--field"))
      #expect(error.description.contains("or give the field the kind multiline."))
      let spec =
        #"{"fields":[{"name":"f","kind":"\#(kind)","default":\#(AlertAnswer.quote(text))}]}"#
      #expect(try message(spec: spec).contains("$.fields[0].default: the default of the field “f”"))
    }
    #expect(try alert("--field", "f:multiline=\(text)").fields[0].initialValue == .text(text))
  }

  @Test("A default of another type is not dropped when an option makes the field one of text")
  func changedToText() throws {
    let spec = #"{"fields":[{"name":"f","kind":"number","default":5}]}"#
    let error = try mistake("alert", "--spec", "-", "--field", "f:text", spec: spec)
    #expect(error.place == .option("--field"))
    #expect(error.description.contains("is not a text"))
  }
}

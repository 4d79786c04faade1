import Testing

@testable import AlertSpec

@Suite("The kinds of field")
struct FieldKindTests {
  @Test("Each kind has a value of its own sort from the start")
  func firstValues() throws {
    for kind in FieldKind.allCases {
      var options = ["alert", "--field", "f:\(kind.rawValue)"]
      if FieldTrait.options.kinds.contains(kind) { options += ["--option", "f=Red"] }
      guard case .alert(let alert) = try invocation(options) else { throw UnexpectedResult() }
      let expected: FieldValue =
        switch kind {
        case .toggle, .checkbox: .flag(false)
        case .number: .number(nil)
        case .slider, .stepper: .number(ExactNumber(0))
        case .segmented: .choice("Red")
        case .choice: .choice(nil)
        case .choices: .choices([])
        case .date: .date(nil)
        default: .text("")
        }
      #expect(alert.fields[0].initialValue == expected, "\(kind)")
    }
  }

  @Test("All that can be said of fields is the same by options and by JSON")
  func sameByBoth() throws {
    let byOptions = try alert(
      "--field", "a:number=-1.5", "--range", "a=-2..", "--reason", "a=More than that.",
      "--field", "b:toggle=true", "--field", "c:checkbox", "--required", "c",
      "--field", "d:segmented=2", "--option", "d=1=One", "--option", "d=2=Two = 2",
      "--field", "e:slider=0.5", "--step", "e=0.25",
      "--field", "f:stepper", "--range", "f=1..9", "--step=f=2",
      "--field", "g:choices=z,x", "--option", "g=x", "--option", "g=y", "--option", "g=z",
      "--field", "h:date=2026-02-28", "--range", "h=2026-01-01..2026-12-31",
      "--field", "i:date=23:59", "--parts", "i=time",
      "--field", "j:multiline=ab", "--maximum-length", "j=2", "--pattern", "j=^a")
    let bySpec = try alert(
      spec: #"""
        {"fields": [
          {"name": "a", "kind": "number", "default": -1.5, "minimum": -2,
           "reason": "More than that."},
          {"name": "b", "kind": "toggle", "default": true},
          {"name": "c", "kind": "checkbox", "required": true},
          {"name": "d", "kind": "segmented", "default": "2",
           "options": [{"title": "One", "identifier": "1"},
                       {"title": "Two = 2", "identifier": "2"}]},
          {"name": "e", "kind": "slider", "default": 0.5, "step": 0.25},
          {"name": "f", "kind": "stepper", "minimum": 1, "maximum": 9, "step": 2},
          {"name": "g", "kind": "choices", "default": ["z", "x"], "options": ["x", "y", "z"]},
          {"name": "h", "kind": "date", "default": "2026-02-28", "minimum": "2026-01-01",
           "maximum": "2026-12-31"},
          {"name": "i", "kind": "date", "parts": "time", "default": "23:59"},
          {"name": "j", "kind": "multiline", "default": "ab", "maximumLength": 2,
           "pattern": "^a"}]}
        """#)
    #expect(byOptions == bySpec)
    #expect(byOptions.fields[6].initialValue == .choices(["x", "z"]))
    #expect(byOptions.fields[5].initialValue == .number(ExactNumber(1)))
  }

  @Test(
    "What does not go with a field is told at the option that says it, with the mend",
    arguments: [
      (["a:toggle"], ["--placeholder", "a=x"], "does not go with the kind toggle"),
      (["a"], ["--option", "a=x"], "the kind segmented, choice or choices"),
      (["a:text"], ["--step", "a=1"], "the kind slider or stepper"),
      (["a:slider"], ["--required", "a"], "being required does not go"),
      (["a:choice=z"], ["--option", "a=x"], "“z” is none of the options"),
      (["a:choices=x,x"], ["--option", "a=x"], "twice"),
      (["a:choices"], ["--option", "a=x,y"], "holds a comma"),
      (["a:choice"], ["--option", "a= =x"], "is empty"),
      (["a:choice"], ["--label", "a=x"], "Add its options: --option a=Red"),
      (["a:stepper=200"], ["--label", "a=x"], "outside the range"),
      (["a:stepper"], ["--range", "a=9..1"], "the range of the field “a” is empty"),
      (["a:stepper"], ["--range", "a=1...9"], "two dots between"),
      (["a:stepper"], ["--range", "a=x..9"], "is not a number"),
      (["a:date=2026-02-29"], ["--label", "a=x"], "Write it like 2007-01-09"),
      (["a:date=12:00"], ["--parts", "a=dayAndTime"], "Write it like 2007-01-09T09:41"),
      (["a:toggle=on"], ["--label", "a=x"], "Write true or false."),
      (["a"], ["--pattern", "a=["], "no regular expression"),
      (["a=abc"], ["--maximum-length", "a=2"], "has more than 2 characters"),
      (["a"], ["--reason", "a=x"], "takes everything"),
      (["a"], ["--maximum-length", "a=0"], "for example --maximum-length name=40."),
    ] as [([String], [String], String)])
  func mistakes(field: [String], more: [String], expected: String) throws {
    let error = try mistake(in: ["alert", "--field"] + field + more)
    #expect(error.description.contains(expected), "\(error)")
    guard case .option = error.place else {
      Issue.record("\(error) is not at an option")
      return
    }
  }

  @Test(
    "In a spec it is told at its path",
    arguments: [
      (#"{"name":"a","kind":"toggle","default":"true"}"#, "$.fields[0].default: a string stands"),
      (#"{"name":"a","kind":"slider","default":"5"}"#, "$.fields[0].default: a string stands"),
      (#"{"name":"a","kind":"choices","default":"x","options":["x"]}"#, "Write an array."),
      (#"{"name":"a","kind":"choice"}"#, #"Add "options": ["Red", "Green"]"#),
      (#"{"name":"a","kind":"choice","options":["x","x"]}"#, "$.fields[0].options: the field"),
      (#"{"name":"a","minimum":1}"#, "$.fields[0].minimum: the least value does not go"),
      (#"{"name":"a","kind":"date","maximum":1}"#, "$.fields[0].maximum: a number stands"),
      (#"{"name":"a","kind":"stepper","minimum":101}"#, "$.fields[0].minimum: the range"),
      (#"{"name":"a","kind":"choice","options":[{"id":"x"}]}"#, "$.fields[0].options[0].id"),
    ])
  func specMistakes(field: String, expected: String) throws {
    let text = try message(spec: "{\"fields\":[\(field)]}")
    #expect(text.contains(expected), "\(text)")
  }

  @Test("A kind that an option changes takes the spec's values, or says what is in the way")
  func changedKind() throws {
    let spec =
      #"{"fields":[{"name":"a","default":"true","placeholder":"x"},{"name":"b","default":"7"}]}"#
    let fields = try alert("--spec", "-", "--field", "b:stepper", spec: spec).fields
    #expect(fields[1].initialValue == .number(ExactNumber(7)))
    let error = try mistake("alert", "--spec", "-", "--field", "a:toggle", spec: spec)
    #expect(error.place == .option("--field"))
    #expect(error.description.contains("a placeholder does not go"))
  }

  @Test("A secret is in no message about its field")
  func secrets() throws {
    for options in [["--maximum-length", "pin=2"], ["--step", "pin=1"], ["--pattern", "pin=["]] {
      let error = try mistake(in: ["alert", "--field", "pin:secure=sesame"] + options)
      #expect(!error.description.contains("sesame"))
    }
  }
}

@Suite("Dates of a calendar")
struct CalendarDateTests {
  @Test(
    "A date is read with exactly its parts and written as it was",
    arguments: [
      ("2026-11-30", DateParts.day), ("2024-02-29", .day), ("00:00", .time), ("23:59", .time),
      ("0001-01-01T07:05", .dayAndTime),
    ])
  func reading(text: String, parts: DateParts) throws {
    #expect(try #require(CalendarDate(text, parts)).text(parts) == text)
    for other in DateParts.allCases where other != parts {
      #expect(CalendarDate(text, other) == nil)
    }
  }

  @Test(
    "Days and times that don't exist are refused",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "2026-00-10", "2026-1-1", "",
      "2026-11-30 ", "0000-01-01", "26-11-30", "２０２６-11-30",
    ])
  func refused(text: String) {
    #expect(CalendarDate(text, .day) == nil)
  }
}

import Testing

@testable import AlertSpec

@Suite("The box that spares the question, ways out, tint and anchor")
struct EndingOptionTests {
  @Test("All are the same by options and by JSON")
  func sameByBoth() throws {
    let byOptions = try alert(
      "--title", "x", "--suppression", "Never again", "--suppressed", "true", "--outside-tap", "on",
      "--drag", "on", "--keyboard-policy", "stickToTop", "--tint", "#00a0B0", "--anchor",
      "195.5,300,80x40")
    let bySpec = try alert(
      spec: #"""
        {"title": "x", "suppression": "Never again", "suppressed": true, "outsideTap": "on",
         "drag": "on", "keyboardPolicy": "stickToTop", "tint": "#00A0B0",
         "anchor": {"x": 195.5, "y": 300, "width": 80, "height": 40}}
        """#)
    #expect(byOptions == bySpec)
    #expect(byOptions.suppression == SuppressionDescription(title: "Never again", isOn: true))
    #expect(byOptions.tint == .rgb(0x00A0B0))
    #expect(byOptions.frame == .device(DevicePage()))
    let usual = try alert("--title", "x", "--suppression", "", "--tint", "teal")
    #expect(usual.suppression == SuppressionDescription(title: "", isOn: false))
    #expect(usual.tint == .named(.teal) && usual.frame == .card)
    #expect(!usual.dismissesOnDrag && !usual.dismissesOnOutsideTap && usual.anchor == nil)
  }

  @Test("A point is an anchor too, and options override the spec's")
  func override() throws {
    let spec = #"{"title":"x","anchor":{"x":1,"y":2},"drag":"on","suppression":"A"}"#
    let description = try alert(
      "--spec", "-", "--anchor", "3,4", "--drag", "off", "--suppressed", "true", spec: spec)
    #expect(description.anchor == PageRect(x: 3, y: 4))
    #expect(!description.dismissesOnDrag && description.suppression?.isOn == true)
  }

  @Test(
    "Mistakes are told with the option and the mend",
    arguments: [
      (["--tint", "tael"], "--tint: “tael” is not a colour. Did you mean teal?"),
      (["--tint", "#12345"], "as in #00A0B0."),
      (["--tint", "#１２３４５６"], "is not a colour"),
      (["--anchor", "10"], "--anchor: “10” is not a place on the page. Give a point"),
      (["--anchor", "a,b"], "is not a place"),
      (["--anchor", "1,2,3"], "is not a place"),
      (["--anchor", "1,2,3x4x5"], "is not a place"),
      (["--anchor=-1,2"], "--anchor: -1 is out of range for a number of points. Give a number"),
      (["--anchor", "400,2"], "the anchor is not on the page, which is 390 by 844 points"),
      (["--anchor", "380,2,20x5"], "Give another place, for example --anchor 120,80."),
      (["--anchor", "1,2", "--placement", "top"], "Leave out --anchor or --placement."),
      (["--anchor", "1,2", "--frame", "card"], "Leave out --anchor, or write --frame device."),
      (["--outside-tap", "yes"], "--outside-tap: “yes” is not a known choice. Write on or off."),
      (["--drag", "on", "--frame", "card"], "Leave out --drag, or write --frame device."),
      (["--outside-tap", "off", "--frame", "card"], "Leave out --outside-tap, or"),
      (["--keyboard-policy", "up"], "Write move, compress, stickToTop or none."),
      (["--suppressed", "true"], "or write --suppression \"Don't ask again\"."),
      (["--suppression", "", "--suppressed", "on"], "Write true or false."),
      (["--suppression", "", "--field", "suppressed"], "Give the field another name."),
    ] as [([String], String)])
  func mistakes(options: [String], expected: String) throws {
    let error = try mistake(in: ["alert", "--title", "x"] + options)
    #expect(error.description.contains(expected), "\(error)")
    #expect(ProgramError.usage(error).exitCode.rawValue == 2)
  }

  @Test(
    "In a spec they are told at their path",
    arguments: [
      (#""tint":"mauve""#, "$.tint: “mauve” is not a colour"),
      (#""anchor":{"x":1}"#, "$.anchor: the key \"y\" is missing"),
      (#""anchor":{"x":-1,"y":0}"#, "$.anchor.x: -1 is out of range for a number of points."),
      (#""anchor":{"x":391,"y":0}"#, "$.anchor: the anchor is not on the page"),
      (#""anchor":{"x":1,"y":1},"placement":"top""#, "Leave out \"anchor\" or \"placement\"."),
      (#""drag":true"#, "$.drag: true or false stands here. Write a string."),
      (#""suppressed":true"#, "$.suppressed: the box is to be ticked or not"),
      (
        #""suppression":"","fields":[{"name":"suppressed"}]"#,
        "$.fields: a field is called \"suppressed\""
      ),
      (#""keyboardPolicy":"compress","frame":"card""#, "Leave out \"keyboardPolicy\", or write"),
    ])
  func specMistakes(member: String, expected: String) throws {
    let text = try message(spec: "{\(member)}")
    #expect(text.contains(expected), "\(text)")
  }

  @Test("The answer has whether the box is ticked, unless it cancels, and in JSON in any case")
  func answer() {
    func written(_ ending: AlertEnding, _ format: AnswerFormat, _ isOn: Bool?) -> String {
      let answer = AlertAnswer(
        ending: ending, buttons: [.ok, ButtonDescription(word: .cancel)],
        fields: [FieldAnswer(name: "a", value: .text("b"))], isSuppressed: isOn)
      return String(decoding: answer.written(as: format), as: UTF8.self)
    }
    #expect(written(.button(0), .text, true) == "OK\na=b\nsuppressed=true\n")
    #expect(written(.button(0), .text, nil) == "OK\na=b\n")
    #expect(written(.button(1), .text, true) == "cancel\n")
    #expect(
      written(.closed, .json, false).hasSuffix(#""fields":{"a":"b"},"suppressed":false}"# + "\n"))
    #expect(!written(.closed, .json, nil).contains("suppressed"))
  }

  @Test("A tap beside the card and a card dragged out count as the cancel button, with 1")
  func waysOut() {
    for (ending, word) in [(AlertEnding.outsideTap, "outsideTap"), (.drag, "drag")] {
      let answer = AlertAnswer(
        ending: ending, buttons: [.ok, ButtonDescription(word: .cancel)], fields: [])
      #expect(String(decoding: answer.written(as: .text), as: UTF8.self) == "cancel\n")
      #expect(
        String(decoding: answer.written(as: .json), as: UTF8.self)
          .hasPrefix(#"{"result":"\#(word)","button":"cancel","index":1,"role":"cancel""#))
      #expect(answer.exitCode == .cancelled)
      let without = AlertAnswer(ending: ending, buttons: [.ok], fields: [])
      #expect(without.written(as: .text).isEmpty && without.exitCode == .cancelled)
    }
  }
}

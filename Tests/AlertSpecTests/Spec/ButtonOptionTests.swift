import Testing

@testable import AlertSpec

@Suite("What is said of buttons")
struct ButtonOptionTests {
  @Test("Words, identifiers, keys and the rest are the same by options and by JSON")
  func sameByBoth() throws {
    let byOptions = try alert(
      "--title", "x", "--word", "cancel", "--word", "delete:preferred", "--button", "a = b",
      "--identifier", "a = b=third", "--key", "a = b=shift+ctrl+D", "--key", "delete=pageUp",
      "--hold", "delete=1.5", "--needs-valid", "a = b", "--button-icon", "delete=warning",
      "--button-icon", "a = b=./warning")
    let bySpec = try alert(
      spec: #"""
        {"title": "x", "buttons": [
          {"word": "cancel"},
          {"word": "delete", "role": "preferred", "key": "pageUp", "hold": 1.5,
           "icon": "warning"},
          {"title": "a = b", "identifier": "third", "key": "ctrl+shift+d",
           "icon": "./warning", "needsValidFields": true}]}
        """#)
    #expect(byOptions == bySpec)
    #expect(byOptions.buttons.map(\.role) == [.cancel, .preferred, .default])
    #expect(byOptions.buttons.map(\.name) == ["cancel", "delete", "third"])
    #expect(byOptions.buttons.map(\.icon) == [nil, .symbol(.warning), .file("./warning")])
  }

  @Test("A word that the spec has keeps its place and gets the option's role")
  func override() throws {
    let spec = #"{"title":"x","buttons":[{"word":"save"},{"word":"cancel"}]}"#
    let buttons = try alert("--spec", "-", "--word", "save:preferred", spec: spec).buttons
    #expect(buttons == [ButtonDescription(word: .save, role: .preferred), .init(word: .cancel)])
  }

  @Test(
    "Mistakes are told with the mend",
    arguments: [
      (["--word", "cancle"], "Did you mean cancel?"),
      (["--word", "ok:prefered"], "Did you mean preferred?"),
      (["--word", "ok", "--word", "ok"], "there are two buttons “ok”"),
      (["--word", "cancel", "--button", "No:cancel"], "after “cancel”"),
      (["--button", "OK", "--hold", "Ok=1"], "there is no button “Ok”"),
      (["--button", "OK", "--hold", "OK"], "Write --hold BUTTON=TEXT."),
      (["--button", "OK", "--hold", "OK=61"], "for example --hold Delete=2."),
      (["--button", "OK", "--key", "OK=ctrl+ctrl+d"], "is not a key"),
      (["--button", "OK", "--key", "OK=Return"], "is not a key"),
      (["--button", "OK", "--identifier", "OK= "], "first line of an answer"),
      (["--button", "A", "--button", "B", "--identifier", "A=B"], "two buttons “B”"),
      (
        ["--button", "A", "--button", "B", "--key", "A=x", "--key", "B=X"],
        "the key x belongs to two"
      ),
      (["--button", "A", "--needs-valid", "A", "--needs-valid", "A"], "given twice for “A”"),
      (["--placement", "middle"], "Write automatic, center,"),
      (
        ["--frame", "card", "--placement", "top"], "Leave out --placement, or write --frame device."
      ),
      (["--language", "german"], "Give one as in --language de or pt-PT."),
      (["--style", "crad"], "Did you mean card?"),
      (["--text-size", "huge"], "accessibility5"),
      (["--image", ""], "the path is empty. Give the path of a picture."),
      (["--button", "A", "--button-icon", "A="], "the path is empty. Give the path of a picture."),
      (["--button", "A", "--button-icon", "B=error"], "there is no button “B”"),
      (["--button", "A", "--button-icon", "error"], "Write --button-icon BUTTON=TEXT."),
    ] as [([String], String)])
  func mistakes(options: [String], expected: String) throws {
    let error = try mistake(in: ["alert", "--title", "x"] + options)
    #expect(error.description.contains(expected), "\(error)")
  }

  @Test(
    "In a spec they are told at their path",
    arguments: [
      (#"[{"title":"a","word":"ok"}]"#, "$.buttons[0].word: a word stands beside a title"),
      (#"[{"role":"cancel"}]"#, "the key \"title\" is missing"),
      (
        #"[{"word":"cancel"},{"title":"No","role":"cancel"}]"#, "$.buttons[1].role: a second button"
      ),
      (#"[{"title":"a","key":"x"},{"title":"b","key":"x"}]"#, "$.buttons: the key x"),
      (#"[{"title":"a","icon":""}]"#, "$.buttons[0].icon: the path is empty. Give the path of"),
      (#"[{"title":"a","icon":1}]"#, "$.buttons[0].icon: a number stands here"),
      (#"[{"title":"a","key":"super+"}]"#, "$.buttons[0].key: “super+” is not a key"),
    ])
  func specMistakes(buttons: String, expected: String) throws {
    let text = try message(spec: "{\"buttons\":\(buttons)}")
    #expect(text.contains(expected), "\(text)")
  }

  @Test("A key is read in any order of its modifiers, and the plus sign is one")
  func keys() throws {
    for (text, written) in [
      ("d", "d"), ("D", "d"), ("shift+ctrl+d", "ctrl+shift+d"), ("ctrl++", "ctrl++"), ("+", "+"),
      ("super+alt+up", "alt+super+up"), ("é", "é"),
    ] {
      #expect(try ButtonKeys(text).text == written)
    }
  }

  @Test(
    "A key that turns the device is refused where there is one, at what says it",
    arguments: ["ctrl+r", "ctrl+R", "shift+ctrl+r"])
  func keysOfDevice(key: String) throws {
    let options = ["alert", "--title", "x", "--button", "X", "--key", "X=\(key)"]
    for device in [["--frame", "device"], ["--placement", "top"], ["--device", "tablet"]] {
      let error = try mistake(in: options + device)
      #expect(error.place == .option("--key"))
      #expect(error.description.contains("of the button “X” turns the device. Choose another"))
    }
    guard case .alert = try invocation(options) else { throw UnexpectedResult() }
    let buttons = #""buttons": [{"title": "X", "key": "\#(key)"}]"#
    #expect(
      try message(spec: #"{"frame": "device", \#(buttons)}"#).hasPrefix(
        "line 1, column 55, $.buttons[0].key: the key ctrl+"))
    let bare = #"{"title": "x", \#(buttons)}"#
    #expect(
      try mistake("alert", "--spec", "a.json", "--frame", "device", spec: bare).description
        .hasPrefix("tocsin: a.json, line 1, column 50, $.buttons[0].key: the key ctrl+"))
    #expect(
      try mistake("alert", "--spec", "a.json", "--device", "phone", "--key", "X=ctrl+r", spec: bare)
        .place == .option("--key"))
    #expect(
      try alert("--spec", "-", "--device", "phone", "--key", "X=alt+r", spec: bare).buttons[0].key
        == ButtonKeys("alt+r"))
    for other in ["r", "alt+r", "ctrl+alt+r", "super+ctrl+r"] {
      #expect(try !ButtonKeys(other).turnsDevice)
    }
  }

  @Test("A placement brings the device with it")
  func placement() throws {
    let description = try alert("--title", "x", "--placement", "banner")
    #expect(description.frame == .device(DevicePage()))
    #expect(description.placement == .banner)
  }
}

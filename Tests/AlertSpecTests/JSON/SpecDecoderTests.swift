import Testing

@testable import AlertSpec

@Suite("Reading a spec")
struct SpecDecoderTests {
  @Test("White space, a byte order mark and a $schema are taken")
  func harmless() throws {
    let plain = try alert(spec: #"{"title":"x"}"#)
    #expect(try alert(spec: " {\r\n\t\"title\" : \"x\" } \n") == plain)
    #expect(try alert(spec: "\u{FEFF}{\"title\":\"x\"}") == plain)
    #expect(try alert(spec: #"{"$schema": "alert-spec.schema.json", "title":"x"}"#) == plain)
  }

  // Case 14.
  @Test(
    "A mistake tells path, line and column, and what to write",
    arguments: [
      (#"{"title":"x","title":"y"}"#, "line 1, column 14, $.title: the key “title” is there twice"),
      (#"{"title":"x",}"#, "line 1, column 14, $: a comma stands before the closing bracket"),
      (#"{"buttons":[{"title":"x"},]}"#, "line 1, column 27, $.buttons: a comma stands before"),
      ("{\n  \"title\": 1}", "line 2, column 12, $.title: a number stands here. Write a string."),
      (#"{"title":null}"#, "line 1, column 10, $.title: null stands here. Write a string."),
      (#"{"timeout":"1"}"#, "line 1, column 12, $.timeout: a string stands here. Write a number."),
      (#"{"buttons":{}}"#, "line 1, column 12, $.buttons: an object stands here. Write an array."),
      (#"{"buttons":["OK"]}"#, "line 1, column 13, $.buttons[0]: a string stands here."),
      (#"{"fields":[{"required":1}]}"#, "line 1, column 24, $.fields[0].required: a number stands"),
      (
        #"{"titel":"x"}"#,
        "line 1, column 2, $.titel: the key “titel” is not known. Did you mean title?"
      ),
      (#"{"buttons":[{"rolle":""}]}"#, "$.buttons[0].rolle: the key “rolle” is not known."),
      (
        #"{"buttons":[{"title":"a","role":"cancle"}]}"#,
        "$.buttons[0].role: “cancle” is not a known role"
      ),
      (
        #"{"buttons":[{"role":"cancel"}]}"#,
        "column 13, $.buttons[0]: the key \"title\" is missing."
      ),
      (#"{"buttons":[{"title":""}]}"#, "column 22, $.buttons[0].title: a button's title is empty."),
      (
        #"{"buttons":[{"title":"a"},{"title":"a"}]}"#,
        "$.buttons[1].title: there are two buttons “a”"
      ),
      (#"{"fields":[{"name":"a"},{"name":"a"}]}"#, "$.fields[1].name: there are two fields “a”"),
      (#"{"fields":[{"name":"a=b"}]}"#, "$.fields[0].name: a field's name holds “=”"),
      (#"{"fields":[{"name":""}]}"#, "$.fields[0].name: a field's name is empty"),
      (#"{"fields":[{}]}"#, "$.fields[0]: the key \"name\" is missing"),
      (#"{"fields":[{"name":" a"}]}"#, "$.fields[0].name: a field's name holds a space"),
      (#"{"timeout":0}"#, "$.timeout: 0 is out of range"),
      (#"{"timeout":1e999}"#, "$.timeout: the number “1e999” is too large"),
      (#"{"scale":9}"#, "$.scale: 9 is out of range"),
      (#"{"size":{"width":390}}"#, "$.size: the key \"height\" is missing"),
      (#"{"size":{"width":390.5}}"#, "$.size.width: 390.5 is out of range"),
      (
        #"{"frame":"card","size":{"width":390,"height":844}}"#,
        "column 24, $.size: a size does not go"
      ),
      (
        #"{"scale":8,"size":{"width":4096,"height":4096}}"#,
        "$.size: the size 4096x4096 at the scale 8"
      ),
      (#"{"title":"\ud800"}"#, "line 1, column 11, $.title: U+D800 is half of a character"),
      (
        #"{"title":"\u0000"}"#, "line 1, column 11, $.title: a text can't hold the character U+0000"
      ),
      (#"{"title":"x"#, "line 1, column 10, $.title: the string does not end"),
      ("{\"title\":\"x\n\"}", "line 1, column 10, $.title: the string does not end"),
      (
        "{\"title\":\"x\ty\"}",
        "line 1, column 12, $.title: a string holds the control character U+0009"
      ),
      (#"{"title":x}"#, "line 1, column 10, $.title: a word without quotation marks stands here"),
      (#"{"title" "x"}"#, "line 1, column 10, $.title: “\"” is out of place. Write a colon here."),
      (#"{"title":"x" "message":"y"}"#, "column 14, $: “\"” is out of place. Write a comma"),
      (#"{"title":"x""#, "line 1, column 13, $: the text ends too early"),
      ("{", "line 1, column 2, $: the text ends too early. Write a key"),
      ("", "line 1, column 1, $: the text ends too early"),
      ("{'title':1}", "line 1, column 2, $: “'” is out of place. Write a key in quotation marks"),
      ("[]", "line 1, column 1, $: an array stands here. Write an object."),
      ("{} {}", "line 1, column 4, $: something follows the end"),
      ("{} // x", "line 1, column 4, $: JSON has no comments"),
      ("/* x */ {}", "line 1, column 1, $: JSON has no comments"),
      (#"{"日本":1}"#, #"line 1, column 2, $["日本"]: the key “日本” is not known"#),
      ("é{}", "line 1, column 1, $: something is out of place"),
      (#"{"title":"x"y"}"#, "line 1, column 13, $: something is out of place. Write a comma"),
      (#"{"title":"x\yz"}"#, "line 1, column 12, $.title: what follows this backslash means"),
      (#"{"timeout":0042}"#, "line 1, column 12, $.timeout: this is not a number in JSON"),
      (
        #"{"fields":[{"name":"p","kind":"secure:1234"}]}"#,
        "$.fields[0].kind: the kind of a field is not known. Did you mean secure?"
      ),
    ])
  func mistakes(json: String, expected: String) throws {
    let text = try message(spec: json)
    #expect(text.contains(expected))
    #expect(text.hasSuffix("."))
  }

  @Test(
    "No message repeats what may be the text of a secure field",
    arguments: [
      #"7593"#, #"075"93"#, #"07593"#, #""7593\q""#, #"'7593'"#, #"-7593-"#, #""7593"#,
      #"{"7593":1}"#,
    ])
  func secrets(json: String) throws {
    for kind in ["secure", "7593"] {
      let text = try message(
        spec: #"{"fields":[{"name":"p","kind":"\#(kind)","default":\#(json)}]}"#)
      #expect(!text.contains("75") && !text.contains("93"), "\(text)")
    }
  }

  @Test("The first mistake in reading order is told")
  func first() throws {
    #expect(try message(spec: #"{"titel":1,"title":2,}"#).contains("$.titel"))
  }

  // Case 14.
  @Test("Bytes that are not UTF-8 are told by their place")
  func invalidUTF8() throws {
    let inString = Array(#"{"title":"é"#.utf8) + [0xFF] + Array("\"}".utf8)
    #expect(try message(spec: inString).hasPrefix("line 1, column 12, $.title: the byte 0xff"))
    #expect(try message(spec: [0x7B, 0xC3]).hasPrefix("line 1, column 2, $: the byte 0xc3"))
    let halfEscape = Array(#"{"title":"\"#.utf8) + [0xFF]
    #expect(try message(spec: halfEscape).contains("$.title"))
  }

  @Test(
    "UTF-16 and UTF-32 are told by name",
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B],
    ] as [[UInt8]])
  func otherEncodings(bytes: [UInt8]) throws {
    #expect(try message(spec: bytes).contains("UTF-16"))
  }

  // Case 14.
  @Test("50 MB are refused where the limit is passed")
  func tooLarge() throws {
    let start = Array("{\"title\":\n\"".utf8)
    let bytes = start + [UInt8](repeating: 0x78, count: 50_000_000)
    #expect(
      try message(spec: bytes).hasPrefix("line 2, column 4194295, $: the spec is larger than 4 MiB")
    )
  }

  @Test("A text just below the limit is read whole")
  func large() throws {
    let text = String(repeating: "x", count: Limits.specBytes - 12)
    #expect(try alert(spec: "{\"title\":\"\(text)\"}").title == text)
  }

  // Case 14.
  @Test("10,000 nested arrays or objects are refused at the first that has no business there")
  func nested() throws {
    let arrays = String(repeating: "[", count: 10_000)
    #expect(try message(spec: arrays).hasPrefix("line 1, column 1, $: an array stands here"))
    #expect(
      try message(spec: "{\"buttons\":" + arrays).contains("column 13, $.buttons[0]: an array"))
    let objects = String(repeating: "{\"size\":", count: 10_000)
    #expect(try message(spec: objects).contains("$.size.size: the key “size” is not known"))
  }

  @Test("A secret is in no message")
  func secrets() throws {
    for json in [
      #"{"fields":[{"name":"pin","kind":"secure","default":sesame}]}"#,
      #"{"fields":[{"name":"pin","kind":"secure","default":"sesame]}"#,
      #"{"fields":[{"name":"pin","kind":"secure","default":"sesame",}]}"#,
      #"{"fields":[{"name":"pin","kind":"secure","default":"sesame\q"}]}"#,
      #"{"fields":[{"name":"pin","default":"sesame"},{"name":"pin","default":"sesame"}]}"#,
    ] {
      #expect(!(try message(spec: json).contains("sesame")))
    }
  }
}

import Foundation
import Testing

@Suite("Fields by keys in a window", .serialized, .enabled(if: VirtualDisplay.isInstalled))
struct FieldKeysWindowTests {
  /// A field of each kind, in two windows that are higher than the screen without scrolling.
  private static let typed = [
    "alert", "--title", "Typed", "--text-size", "xxxLarge", "--field", "name", "--field",
    "pin:secure", "--field", "mail:email", "--field", "age:number", "--field", "phone:phone",
    "--field", "site:url", "--field", "note:multiline", "--button", "Cancel:cancel", "--button",
    "OK",
  ]

  private static let chosen = [
    "alert", "--title", "Chosen", "--text-size", "xxxLarge", "--field", "news:toggle", "--field",
    "terms:checkbox", "--field", "size:segmented", "--option", "size=S", "--option", "size=M",
    "--option", "size=L", "--field", "volume:slider=5", "--range", "volume=0..10", "--step",
    "volume=2.5", "--field", "copies:stepper=1", "--field", "milk:choice", "--option", "milk=Oat",
    "--option", "milk=Soy", "--field", "extras:choices", "--option", "extras=Cocoa", "--option",
    "extras=Sugar", "--option", "extras=Salt", "--field", "day:date=2026-02-28", "--field",
    "time:date=14:30", "--parts", "time=time", "--language", "de", "--button", "Cancel:cancel",
    "--button", "OK",
  ]

  @Test("Every kind of field that is typed is filled by keys alone")
  func typing() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(Self.typed, display: display.name)
    _ = try display.readyWindow(of: run)
    for text in ["ada", "s3cret", "a@b.de", "37", "030 123456", "https://example.com"] {
      try display.type(text)
      try display.key("Tab")
    }
    try display.type("one")
    try display.key("Return")
    try display.type("two")
    try display.key("Tab")
    try display.key("Tab")
    try display.key("space")
    let result = run.result()
    #expect(result.code == 0)
    #expect(
      result.output == """
        OK
        name=ada
        pin=s3cret
        mail=a@b.de
        age=37
        phone=030 123456
        site=https://example.com
        note=one\\ntwo

        """)
  }

  @Test("Every kind of field that is chosen is filled by keys alone")
  func choosing() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(Self.chosen, display: display.name, environment: ["LC_ALL": "C.UTF-8"])
    _ = try display.readyWindow(of: run)
    let keys =
      ["Tab", "space"]  // the switch
      + ["Tab", "space"]  // the box
      + ["Tab", "Right", "Right"]  // the segments
      + ["Tab", "Right"]  // the slider, by its step
      + ["Tab", "Up", "Up"]  // the stepper
      + ["Tab", "Down"]  // the second of the choices
      + ["Tab", "space", "Tab", "Tab", "space"]  // the first and the third of several
      + ["Tab", "Up", "Tab", "Tab"]  // the first wheel of the day
      + ["Tab", "Down"]  // the first wheel of the time
    for key in keys { try display.key(key) }
    try display.key("Return")
    let result = run.result()
    #expect(result.code == 0)
    #expect(
      result.output == """
        OK
        news=true
        terms=true
        size=L
        volume=7.5
        copies=3
        milk=Soy
        extras=Cocoa,Salt
        day=2026-02-27
        time=15:30

        """)
  }

  @Test("The environment's language decides how numbers are read")
  func environmentsLanguage() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "n:number"], display: display.name,
      environment: ["LC_ALL": "", "LANG": "de_DE.UTF-8"])
    _ = try display.readyWindow(of: run)
    try display.type("2,5")
    try display.key("Return")
    #expect(run.result().output == "OK\nn=2.5\n")
  }
}

import Foundation
import Testing

// Case 12.
@Suite("Keys that come with a window", .serialized, .enabled(if: VirtualDisplay.isInstalled))
struct EarlyKeyTests {
  private static let question = [
    "alert", "--title", "Delete item?", "--field", "name", "--button", "Cancel:cancel", "--button",
    "Delete:destructive",
  ]

  @Test("A key that is held since before the window presses nothing, and a new press does")
  func held() throws {
    let display = try VirtualDisplay(staysUp: true)
    try display.run("xdotool", "keydown", "Return")
    let run = try ProgramRun(Self.question, display: display.name)
    let window = try display.window(of: run)
    try display.run("xdotool", "windowfocus", "--sync", window)
    try display.run("xdotool", "sleep", "0.8")
    #expect(run.isRunning)
    try display.run("xdotool", "keyup", "Return")
    try display.key("Return")
    #expect(run.result().output == "Delete\nname=\n")
  }

  @Test(
    "A key that is pressed as the window comes up presses nothing, but what is typed counts",
    arguments: [
      ("Return", "Delete\nname=ab\n"), ("Escape", "Cancel\n"), ("KP_Enter", "Delete\nname=ab\n"),
    ])
  func pressed(key: String, output: String) throws {
    // On a machine that is busy enough the key may come late, which is an answer then.
    for attempt in 1...4 {
      let display = try VirtualDisplay(staysUp: true)
      let run = try ProgramRun(Self.question, display: display.name)
      try display.run(
        "sh", "-c",
        """
        until w=$(xdotool search --onlyvisible --pid \(run.identifier)) && [ "$w" ]; do :; done
        xdotool windowfocus $w key a key \(key) key b
        """)
      try display.run("xdotool", "sleep", "0.6")
      guard run.isRunning || attempt == 4 else {
        _ = run.result()
        continue
      }
      #expect(run.isRunning)
      try display.key(key)
      #expect(run.result().output == output)
      return
    }
  }

  @Test("Keys that go down and up before there is a window are not the window's")
  func before() throws {
    let display = try VirtualDisplay(staysUp: true)
    let run = try ProgramRun(Self.question, display: display.name)
    for _ in 0..<3 { try display.key("Return") }
    let window = try display.window(of: run)
    try display.run("xdotool", "windowfocus", "--sync", window)
    try display.run("xdotool", "sleep", "0.6")
    #expect(run.isRunning)
    try display.key("Escape")
    #expect(run.result().output == "Cancel\n")
  }
}

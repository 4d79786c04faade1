import Foundation
import Testing

@Suite("Ways out of a window", .serialized, .enabled(if: VirtualDisplay.isInstalled))
struct EndingWindowTests {
  private static let question = [
    "alert", "--title", "Delete item?", "--message", "This can't be undone.", "--button",
    "Cancel:cancel", "--button", "Delete:destructive",
  ]

  @Test("The box that spares the question is ticked by a key, and its line ends the answer")
  func suppression() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      Self.question + ["--suppression", "Never ask again"], display: display.name)
    _ = try display.readyWindow(of: run)
    try display.key("Tab")
    try display.key("space")
    try display.key("Return")
    // Return, too, ticks the box while it has the focus; Escape would give no line.
    try display.key("space")
    for _ in 0..<2 { try display.key("Tab") }
    try display.key("Return")
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output == "Delete\nsuppressed=true\n")
  }

  @Test(
    "On a device a tap beside the card, and dragging it out, end the alert where they may",
    arguments: ["outsideTap", "drag"])
  func waysOut(way: String) throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      Self.question + [
        "--device", "classic", "--scale", "1", "--outside-tap", "on", "--drag", "on", "--output",
        "json",
      ], display: display.name)
    let window = try display.readyWindow(of: run)
    if way == "drag" {
      try display.run(
        "xdotool", "mousemove", "--window", window, "187", "300", "mousedown", "1")
      for y in stride(from: 320, through: 640, by: 40) {
        try display.run("xdotool", "mousemove", "--window", window, "187", "\(y)")
      }
      try display.run("xdotool", "mouseup", "1")
    } else {
      try display.click(20, 120, in: window)
    }
    let result = run.result()
    #expect(result.code == 1)
    #expect(result.output.hasPrefix(#"{"result":"\#(way)","button":"Cancel""#))
  }
}

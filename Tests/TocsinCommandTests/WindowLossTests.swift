import Foundation
import Testing

@Suite("The program's window and others", .serialized, .enabled(if: VirtualDisplay.isInstalled))
struct WindowLossTests {
  @Test("A window that another program takes away is a closed one")
  func destroyed() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "b=c", "--output", "json"], display: display.name)
    let window = try display.readyWindow(of: run)
    // Not a word to the program first, as from a window manager.
    try display.run("xdotool", "windowclose", window)
    let result = run.result(within: 10)
    #expect(result.code == 1)
    #expect(result.output.contains(#""result":"closed""#))
    #expect(result.output.contains(#""b":"c""#))
  }

  @Test("A device in a window of any size goes on, and takes what is typed")
  func anySize() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "b", "--frame", "device"], display: display.name)
    let window = try display.readyWindow(of: run)
    for (width, height) in [("50", "50"), ("1270", "40"), ("40", "700"), ("300", "300")] {
      try display.run("xdotool", "windowsize", "--sync", window, width, height)
      #expect(run.isRunning)
    }
    try display.type("word")
    try display.key("Return")
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output == "OK\nb=word\n")
  }

  @Test("A line break or a tab of the title is a space in the window's")
  func titleOnOneLine() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "One\ntwo\tthree\u{2028}four"], display: display.name)
    let window = try display.window(of: run)
    let words = try display.run("xprop", "-id", window, "_NET_WM_NAME")
    #expect(words.contains("\"One two three four\""))
    run.signal(SIGTERM)
    _ = run.result()
  }
}

import Foundation
import Testing

@Suite("The program in a window", .serialized, .enabled(if: VirtualDisplay.isInstalled))
struct WindowTests {
  private static let question = [
    "alert", "--title", "Delete item?", "--message", "This can't be undone.", "--button",
    "Cancel:cancel", "--button", "Delete:destructive",
  ]

  @Test(
    "Return, keypad Enter and Escape give their answers and exit codes",
    arguments: [
      ("Return", 0, "Delete\n"), ("KP_Enter", 0, "Delete\n"), ("Escape", 1, "Cancel\n"),
    ] as [(String, Int32, String)])
  func keys(key: String, code: Int32, output: String) throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(Self.question, display: display.name)
    _ = try display.readyWindow(of: run)
    try display.key(key)
    let result = run.result()
    #expect(result.code == code)
    #expect(result.output == output)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "A click on a button is its answer",
    arguments: [(0.25, 1, "Cancel\n"), (0.75, 0, "Delete\n")] as [(Double, Int32, String)])
  func click(part: Double, code: Int32, output: String) throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(Self.question, display: display.name)
    let window = try display.readyWindow(of: run)
    let size = try display.size(of: window)
    try display.click(Int(Double(size.width) * part), size.height - 36, in: window)
    let result = run.result()
    #expect(result.code == code)
    #expect(result.output == output)
  }

  // Case 5.
  @Test("What is typed into the fields comes after the button, a line each")
  func fields() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      [
        "alert", "--title", "Sign in", "--field", "user", "--field", "password:secure", "--button",
        "Cancel:cancel", "--button", "OK",
      ],
      display: display.name)
    _ = try display.readyWindow(of: run)
    try display.type("ada")
    try display.key("Return")
    try display.type("s3cret")
    try display.key("Return")
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output == "OK\nuser=ada\npassword=s3cret\n")
  }

  // Case 8, 9.
  @Test("The timeout ends with 5, and what had been typed is in the JSON answer")
  func timeout() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "user", "--timeout", "2", "--output", "json"],
      display: display.name)
    _ = try display.readyWindow(of: run)
    try display.type("ada")
    let result = run.result()
    #expect(result.code == 5)
    #expect(result.output.contains(#""result":"timeout""#))
    #expect(result.output.contains(#""user":"ada""#))
  }

  @Test(
    "Signals end the window at once, with their codes and words",
    arguments: [
      (SIGTERM, 143, "terminated"), (SIGINT, 130, "interrupted"), (SIGHUP, 129, "hangup"),
    ]
      as [(Int32, Int32, String)])
  func signals(number: Int32, code: Int32, word: String) throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(Self.question + ["--output", "json"], display: display.name)
    _ = try display.window(of: run)
    run.signal(number)
    let result = run.result()
    #expect(result.code == code)
    #expect(result.output.contains(word))
  }

  @Test("A closed window ends with 1 and prints nothing")
  func closed() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(Self.question, display: display.name)
    _ = try display.window(of: run)
    try display.startWindowManager()
    try display.close(try display.readyWindow(of: run))
    let result = run.result()
    #expect(result.code == 1)
    #expect(result.output.isEmpty)
  }

  // Case 10.
  @Test("A field that can't be taken leaves the window open, and its button waits for it")
  func refused() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      [
        "alert", "--title", "A", "--field", "code", "--pattern", "code=^[0-9]{2}$", "--reason",
        "code=Two digits.", "--required", "code", "--field", "count:stepper=3", "--button",
        "OK", "--needs-valid", "OK", "--output", "json",
      ], display: display.name)
    _ = try display.readyWindow(of: run)
    try display.key("Return")
    try display.type("4")
    try display.key("Return")
    #expect(run.isRunning)
    try display.type("2")
    try display.key("Return")
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output.contains(#""fields":{"code":"42","count":3}"#))
  }

  @Test("A button's own key and the language of its word are in force")
  func keysAndWords() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      [
        "alert", "--title", "A", "--word", "cancel", "--word", "save", "--button", "Both",
        "--key", "save=ctrl+s", "--language", "de",
      ], display: display.name)
    _ = try display.readyWindow(of: run)
    try display.key("ctrl+s")
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output == "save\n")
  }

  // Case 10.
  @Test("Return on an empty required field leaves the window open")
  func required() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "name", "--required", "name", "--button", "OK"],
      display: display.name)
    _ = try display.readyWindow(of: run)
    try display.key("Return")
    try display.type("x")
    #expect(run.isRunning)
    try display.key("Return")
    let result = run.result()
    #expect(result.output == "OK\nname=x\n")
  }

  // Case 6.
  @Test("Two programs at the same time have two windows and two answers")
  func two() throws {
    let display = try VirtualDisplay()
    let first = try ProgramRun(["alert", "--title", "A", "--button", "One"], display: display.name)
    let second = try ProgramRun(
      ["alert", "--title", "B", "--button", "Two"], display: display.name)
    for run in [first, second] {
      _ = try display.readyWindow(of: run)
      try display.key("Return")
      _ = run.result
    }
    #expect(first.result().output == "One\n")
    #expect(second.result().output == "Two\n")
  }

  // Case 16.
  @Test("Any script is whole in the window's title")
  func title() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(["alert", "--title", "Ünï 日本 🎉"], display: display.name)
    let window = try display.readyWindow(of: run)
    let name = try display.run("xdotool", "getwindowname", window)
    #expect(name == "Ünï 日本 🎉\n")
    run.signal(SIGTERM)
    _ = run.result()
  }

  // Case 17.
  @Test("At twice the resolution the window is twice as large in pixels")
  func scale() throws {
    var widths: [String: Int] = [:]
    for arguments in [[], ["--scale", "2"]] {
      let display = try VirtualDisplay()
      let run = try ProgramRun(Self.question + arguments, display: display.name)
      widths[arguments.joined()] = try display.size(of: display.window(of: run)).width
      run.signal(SIGTERM)
      _ = run.result()
    }
    #expect(widths["--scale2"] == widths[""].map { 2 * $0 })
  }

  // Case 17.
  @Test("The desktop's own resolution makes the window larger too")
  func desktopScale() throws {
    var widths: [Int] = []
    for resources in ["Xft.dpi: 96", "Xft.dpi: 192"] {
      let display = try VirtualDisplay(resources: resources)
      let run = try ProgramRun(Self.question, display: display.name)
      widths.append(try display.size(of: display.window(of: run)).width)
      run.signal(SIGTERM)
      _ = run.result()
    }
    #expect(widths[0] > 0 && widths[1] == 2 * widths[0])
  }

  // Case 7.
  @Test(
    "While nothing happens the program uses no time of the processor, whatever its input",
    arguments: ["closed", "nothing", "open pipe"])
  func idle(input: String) throws {
    let display = try VirtualDisplay()
    let pipe = Pipe()
    let run = try ProgramRun(
      Self.question, display: display.name,
      input: input == "open pipe" ? pipe : FileHandle.nullDevice,
      closesInput: input == "closed")
    _ = try display.readyWindow(of: run)
    // What a start leaves to do is done within a second, and then the process sleeps.
    try display.run("xdotool", "sleep", "1.2")
    let before = try run.mainThreadTime()
    try display.run("xdotool", "sleep", "1")
    #expect(try run.mainThreadTime() == before)
    try display.key("Return")
    #expect(run.result().output == "Delete\n")
  }

  // Case 18.
  @Test("Without a session bus none is started")
  func noBus() throws {
    let display = try VirtualDisplay()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tocsin-path-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Whoever would start a bus runs these instead, which leave a mark.
    let mark = folder.appendingPathComponent("started")
    for name in ["dbus-launch", "dbus-daemon"] {
      let script = folder.appendingPathComponent(name)
      try "#!/bin/sh\n: > \(mark.path)\n".write(to: script, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "name"], display: display.name,
      environment: ["PATH": "\(folder.path):\(path)", "XDG_RUNTIME_DIR": folder.path])
    _ = try display.readyWindow(of: run)
    try display.key("Return")
    #expect(run.result().code == 0)
    #expect(!FileManager.default.fileExists(atPath: mark.path))
  }

  // Case 11.
  @Test("A field with the keyboard gives the first press of Return on to the button")
  func returnInField() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "name", "--button", "Cancel:cancel", "--button", "OK"],
      display: display.name)
    _ = try display.readyWindow(of: run)
    try display.type("x")
    try display.key("KP_Enter")
    #expect(run.result().output == "OK\nname=x\n")
  }

  @Test("A device's window shows all of the device, and turns by its key")
  func device() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(Self.question + ["--frame", "device"], display: display.name)
    let window = try display.readyWindow(of: run)
    let upright = try display.size(of: window)
    #expect(upright.height > upright.width && upright.height <= 720 && upright.y >= 0)
    try display.key("ctrl+r")
    try display.wait { try display.size(of: window).width == upright.height }
    #expect(try display.size(of: window).height == upright.width)
    try display.key("Return")
    #expect(run.result().output == "Delete\n")
  }

  // Case 20.
  @Test("An answer that can't be written ends with 4 and a message")
  func fullOutput() throws {
    let display = try VirtualDisplay()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try ProgramRun(Self.question, display: display.name, output: full)
    _ = try display.readyWindow(of: run)
    try display.key("Return")
    let result = run.result()
    #expect(result.code == 4)
    #expect(!result.errors.isEmpty)
  }

  // Case 21.
  @Test("A secret is not in the list of processes")
  func secret() throws {
    let display = try VirtualDisplay()
    let run = try ProgramRun(
      ["alert", "--title", "A", "--field", "password:secure=hunter2"], display: display.name)
    _ = try display.readyWindow(of: run)
    let line = try String(contentsOfFile: "/proc/\(run.identifier)/cmdline", encoding: .utf8)
    #expect(!line.contains("hunter2"))
    try display.key("Return")
    #expect(run.result().output == "OK\npassword=hunter2\n")
  }
}

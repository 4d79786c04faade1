import Foundation

/// An X server of its own, with hands: keys and a pointer by xdotool.
///
/// Everything waits for what it needs to see, up to a limit, and never for a time.
final class VirtualDisplay {
  /// Whether this machine has what it takes.
  nonisolated static let isInstalled = [
    "Xvfb", "xdotool", "xprop", "xwininfo", "openbox", "wmctrl",
  ]
  .allSatisfy { tool in
    ["/usr/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + tool)
    }
  }

  let name: String
  private let server = Process()
  /// Where the server keeps the pixels of the screen, for who has asked for them.
  private let folder: URL?

  /// - Parameters:
  ///   - resources: what a desktop says of itself, as in `Xft.dpi: 192`.
  ///   - staysUp: whether the server goes on, with all that it knows, while it has no client.
  ///   - showsPixels: whether ``pixels()`` is to be asked.
  init(resources: String? = nil, staysUp: Bool = false, showsPixels: Bool = false) throws {
    folder =
      showsPixels
      ? FileManager.default.temporaryDirectory.appendingPathComponent("tocsin-\(UUID())") : nil
    if let folder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp",
      resources != nil || staysUp ? "-noreset" : "-terminate",
    ]
    if let folder { server.arguments?.append(contentsOf: ["-fbdir", folder.path]) }
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    while !number.contains("\n") {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      number += String(decoding: data, as: UTF8.self)
    }
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    if let resources {
      try run(
        "xprop", "-root", "-format", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", resources
      )
    }
  }

  // A server ends with its last client; this is for one whose client never came, or that stays.
  deinit {
    kill(server.processIdentifier, SIGKILL)
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Starts a window manager and waits until it manages, on a display that stays up. It claims the
  /// display long before it has looked at what is there: only its own word tells that it is ready.
  func startWindowManager() throws {
    let manager = Process()
    manager.executableURL = URL(fileURLWithPath: "/usr/bin/openbox")
    manager.arguments = ["--startup", "xprop -root -f WM_IS_READY 8s -set WM_IS_READY yes"]
    manager.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    manager.standardOutput = FileHandle.nullDevice
    manager.standardError = FileHandle.nullDevice
    try manager.run()
    while manager.isRunning, !(try run("xprop", "-root", "WM_IS_READY").contains("yes")) {}
  }

  /// Runs a tool on this display and gives what it printed.
  @discardableResult
  func run(_ tool: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Waits until a process has a visible window, and gives its number.
  func window(of run: ProgramRun) throws -> String {
    let words = try self.run(
      "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(run.identifier)")
    return words.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Waits until a process takes keys: those that come sooner press nothing.
  func readyWindow(of run: ProgramRun) throws -> String {
    let window = try window(of: run)
    try self.run("xdotool", "windowfocus", "--sync", window)
    // The guard against keys held from before lasts a fifth of a second from the first frame.
    try self.run("xdotool", "sleep", "0.4")
    return window
  }

  /// Where a window is and how large, in pixels.
  func size(of window: String) throws -> (x: Int, y: Int, width: Int, height: Int) {
    let words = try run("xdotool", "getwindowgeometry", "--shell", window)
    func value(_ name: String) -> Int {
      words.split(separator: "\n").first { $0.hasPrefix(name + "=") }
        .flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    return (value("X"), value("Y"), value("WIDTH"), value("HEIGHT"))
  }

  /// Where a window's content is on the screen and how large, in pixels, whatever frame a window
  /// manager has put around it.
  func place(of window: String) throws -> (x: Int, y: Int, width: Int, height: Int) {
    let lines = try run("xwininfo", "-id", window).split(separator: "\n")
    func value(_ name: String) -> Int {
      lines.first { $0.contains(name + ":") }
        .flatMap { $0.split(separator: ":").last.flatMap { Int($0.drop { $0 == " " }) } } ?? 0
    }
    return (
      value("Absolute upper-left X"), value("Absolute upper-left Y"), value("Width"),
      value("Height")
    )
  }

  /// Waits until something is so, for five seconds at most.
  func wait(until condition: () throws -> Bool) throws {
    for _ in 0..<100 {
      if try condition() { return }
      try run("xdotool", "sleep", "0.05")
    }
  }

  /// What the whole screen shows.
  func pixels() throws -> XWindowDump? {
    guard let folder else { return nil }
    return XWindowDump(try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
  }

  func key(_ name: String) throws { try run("xdotool", "key", name) }

  /// Has the window manager close a window, as its button in the title does. Its key may be lost: the
  /// first key from another keyboard makes it take its keys anew.
  func close(_ window: String) throws { try run("wmctrl", "-i", "-c", window) }

  func type(_ text: String) throws { try run("xdotool", "type", "--delay", "2", text) }

  func click(_ x: Int, _ y: Int, in window: String) throws {
    try run("xdotool", "mousemove", "--window", window, "\(x)", "\(y)", "click", "1")
  }
}

import Foundation
import Testing

@Suite("Progress in a window", .serialized, .enabled(if: VirtualDisplay.isInstalled))
struct ProgressWindowTests {
  private let display: VirtualDisplay
  private let input = Pipe()

  init() throws { display = try VirtualDisplay(staysUp: true) }

  private func start(_ options: String..., input other: Any? = nil) throws -> ProgramRun {
    try ProgramRun(
      ["alert", "--title", "Copying"] + options, display: display.name, input: other ?? input)
  }

  private func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  private func endInput() throws { try input.fileHandleForWriting.close() }

  @Test("The end of the input ends the alert with 0, and no button is printed")
  func closes() throws {
    let run = try start("--progress", "close")
    try write("10\n# The first of three\n")
    _ = try display.readyWindow(of: run)
    try write("55.5%\n?\n100\n")
    // Return presses nothing, as there is a cancel button alone.
    #expect(run.isRunning)
    try endInput()
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test("JSON says that it came to its end, and what had been entered")
  func json() throws {
    let run = try start(
      "--progress", "close", "--percent", "5", "--field", "note", "--output", "json")
    _ = try display.readyWindow(of: run)
    try display.type("abc")
    try endInput()
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output.hasPrefix(#"{"result":"finished","button":null"#))
    #expect(result.output.hasSuffix(#""fields":{"note":"abc"}}"# + "\n"))
  }

  @Test("Escape gives up with 1 while lines still come")
  func cancel() throws {
    let run = try start("--progress", "close")
    _ = try display.readyWindow(of: run)
    try write("40\n")
    try display.key("Escape")
    let result = run.result()
    #expect(result.code == 1)
    #expect(result.output == "cancel\n")
  }

  @Test("A button waits for the end of the input where it is asked to, and can be pressed then")
  func enables() throws {
    let run = try start("--progress", "enable")
    _ = try display.readyWindow(of: run)
    try write("100\n")
    try display.key("Return")
    try display.run("xdotool", "sleep", "0.3")
    #expect(run.isRunning)
    try endInput()
    try display.run("xdotool", "sleep", "0.3")
    #expect(run.isRunning)
    try display.key("Return")
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output == "ok\n")
  }

  @Test("The first line that says nothing of progress is told on standard error, once")
  func mistakes() throws {
    let run = try start("--progress", "close")
    try write("10\nhalf\nmore\n20\n")
    try endInput()
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.errors.hasPrefix("tocsin: standard input, line 2: “half”"))
    #expect(result.errors.count { $0 == "\n" } == 1)
  }

  @Test("Whoever writes without end can be given up")
  func flood() throws {
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/usr/bin/yes")
    writer.arguments = ["50"]
    writer.standardOutput = input
    writer.standardError = FileHandle.nullDevice
    let run = try start("--progress", "close")
    try writer.run()
    // The last hand on either end must be theirs.
    try? input.fileHandleForReading.close()
    try? endInput()
    _ = try display.readyWindow(of: run)
    try display.key("Escape")
    #expect(run.result().output == "cancel\n")
    writer.waitUntilExit()
    #expect(writer.terminationReason == .uncaughtSignal)
  }

  @Test("A file and nothing come to their end too")
  func otherInputs() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tocsin-\(getpid())")
    try Data("10\n# x\n100".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for input in [try FileHandle(forReadingFrom: file), FileHandle.nullDevice] {
      #expect(try start("--progress", "close", input: input).result().code == 0)
    }
  }

  @Test("An input that can't be read ends with 4 and says why")
  func unreadable() throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/"))
    let result = try start("--progress", "close", input: folder).result()
    #expect(result.code == 4)
    #expect(result.errors.hasPrefix("tocsin: standard input: Is a directory."))
    let closed = try ProgramRun(
      ["alert", "--title", "Copying", "--progress", "close"], display: display.name,
      closesInput: true
    ).result()
    #expect(closed.code == 4)
    #expect(closed.errors.hasPrefix("tocsin: standard input: Bad file descriptor."))
  }
}

import Dispatch
import Foundation

/// A run of the program `tocsin`, or of another one of ours, as a process of its own.
final class ProgramRun {
  /// What came of a run.
  struct Result {
    let code: Int32
    let output: String
    let bytes: Data
    let errors: String
  }

  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// A program that was built beside the test bundle.
  static func program(named name: String) -> URL {
    let folders = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let places = (folders + [Bundle.main.bundleURL]).map { $0.appendingPathComponent(name) }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
  }

  /// Starts the program. The environment has no display unless one is given.
  init(
    _ arguments: [String], display: String? = nil, environment: [String: String] = [:],
    input: Any? = FileHandle.nullDevice, closesInput: Bool = false,
    output file: FileHandle? = nil, program name: String = "tocsin"
  ) throws {
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] {
      variables[name] = nil
    }
    variables["DISPLAY"] = display
    variables.merge(environment) { $1 }
    let program = Self.program(named: name)
    process.executableURL = closesInput ? URL(fileURLWithPath: "/bin/sh") : program
    process.arguments =
      (closesInput ? ["-c", "exec \"$0\" \"$@\" <&-", program.path] : []) + arguments
    process.environment = variables
    process.standardInput = input
    process.standardOutput = file ?? output
    process.standardError = errors
    try process.run()
  }

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// The time of the processor that the main thread has taken, in nanoseconds. Dispatch looks at
  /// its own threads once a second, whatever the program does.
  func mainThreadTime() throws -> UInt64 {
    let text = try String(contentsOfFile: "/proc/\(identifier)/schedstat", encoding: .utf8)
    return text.split(separator: " ").first.flatMap { UInt64($0) } ?? 0
  }

  /// Sends a signal.
  func signal(_ number: Int32) { kill(identifier, number) }

  /// Waits for the end; a run that does not end within some seconds is ended, as a failure.
  func result(within seconds: Int = 30) -> Result {
    let guardian = DispatchWorkItem { @Sendable [identifier] in
      kill(identifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: guardian)
    defer { guardian.cancel() }
    let bytes =
      process.standardOutput is Pipe ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let code =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    return Result(
      code: code, output: String(decoding: bytes, as: UTF8.self), bytes: bytes,
      errors: String(decoding: words, as: UTF8.self))
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Result {
    try ProgramRun(arguments, environment: environment).result()
  }
}

import Foundation

/// An X server of the test's own, on a display that is free, and a hand that acts on it.
///
/// It ends with its last client, so that nobody has to stop it.
final class XServer {
  /// Such as `:99`.
  let display: String

  /// Whether the programs are there that this needs.
  nonisolated static var isInstalled: Bool {
    ["Xvfb", "xdotool"].allSatisfy { path(of: $0) != nil }
  }

  /// Starts a server and returns when it takes clients; nil if it does not.
  init?(size: String = "640x480x24") throws {
    guard let program = Self.path(of: "Xvfb") else { return nil }
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp", "-terminate",
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server writes its number once it listens, or ends.
    let answer = pipe.fileHandleForReading.availableData
    let number = String(decoding: answer, as: UTF8.self).filter(\.isNumber)
    guard !number.isEmpty else { return nil }
    display = ":\(number)"
  }

  /// Moves the mouse, presses buttons and types, in xdotool's words.
  func act(_ arguments: String...) throws {
    guard let program = Self.path(of: "xdotool") else { return }
    let hand = Process()
    hand.executableURL = URL(filePath: program)
    hand.arguments = arguments
    hand.environment = ["DISPLAY": display]
    try hand.run()
    hand.waitUntilExit()
  }

  nonisolated private static func path(of program: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/"].map { $0 + program }
      .first { access($0, X_OK) == 0 }
  }
}

import Foundation

/// When a golden picture or text is written instead of compared.
public nonisolated enum GoldenMode: String, Sendable, CaseIterable {
  /// Every golden is written anew.
  case all
  /// Those that differ are written anew, and the test still fails this once.
  case failed
  /// Those that don't exist yet are written, and the test still fails this once.
  case missing
  /// Nothing is written in place; a missing golden is a failure.
  case never

  /// What the environment's `GOLDENS` says; `never` where it says nothing.
  public static var current: GoldenMode {
    guard let word = ProcessInfo.processInfo.environment["GOLDENS"], !word.isEmpty else {
      return .never
    }
    guard let mode = GoldenMode(rawValue: word) else {
      preconditionFailure(
        "GOLDENS=\(word) is none of \(allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return mode
  }
}

import Foundation
import Testing

/// Long random sequences with fixed seeds. `make soak` takes more steps of more seeds.
@Suite("Random sequences")
struct SoakTests {
  /// Steps in all; `SOAK_STEPS` asks for another number.
  nonisolated static let steps =
    ProcessInfo.processInfo.environment["SOAK_STEPS"].flatMap { Int($0) } ?? 10_000
  nonisolated static let stepsEach = 2500
  nonisolated static let seeds = 1...UInt64(max(1, steps / stepsEach))

  @Test("Every alert ends once and leaves everything as it was", arguments: seeds)
  func storm(seed: UInt64) async {
    let storm = Storm(seed: seed)
    await storm.rage(steps: Self.stepsEach)
    #expect(storm.complaints.isEmpty, "Seed \(seed): \(storm.complaints.first ?? "")")
  }
}

internal import Foundation
internal import Synchronization

/// A meeting of all threads that tasks run on.
///
/// A task that goes on after it has waited gets to the main actor by way of one of these threads, and
/// the system may put that one off while others run. Where all have met, each has done with what it
/// had before.
nonisolated final class TaskMeeting: Sendable {
  private let expected = ProcessInfo.processInfo.activeProcessorCount
  private let arrived = Atomic<Int>(0)
  /// How often a thread lets others run before it goes without them: a task that never ends keeps its
  /// thread from coming.
  private static let patience = 200_000

  /// Returns when all have met.
  @concurrent static func hold() async {
    let meeting = TaskMeeting()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<meeting.expected { group.addTask { meeting.attend() } }
    }
  }

  private func attend() {
    arrived.add(1, ordering: .relaxed)
    var rounds = 0
    while arrived.load(ordering: .relaxed) < expected, rounds < Self.patience {
      rounds += 1
      sched_yield()
    }
  }
}

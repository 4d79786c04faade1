internal import Foundation
internal import WindowServer

/// One answer that a thread gives and another may wait a little for.
nonisolated final class FirstAnswer: @unchecked Sendable {
  private let condition = NSCondition()
  private var isGiven = false
  private var answer: ServerAppearance?

  /// Gives the answer, nil for "none will come"; later ones are ignored.
  func set(_ answer: ServerAppearance?) {
    condition.withLock {
      guard !isGiven else { return }
      isGiven = true
      self.answer = answer
      condition.broadcast()
    }
  }

  /// The answer, or nil after the time.
  func wait(milliseconds: Int) -> ServerAppearance? {
    let limit = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    return condition.withLock {
      while !isGiven {
        guard condition.wait(until: limit) else { break }
      }
      return answer
    }
  }
}

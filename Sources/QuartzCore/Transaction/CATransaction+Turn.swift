/// What the turn of the run loop calls.
extension CATransaction {
  /// Calls `body` after the commit of this turn, before anything is rendered. View controllers'
  /// transitions start there.
  package static func afterCommit(_ body: @escaping () -> Void) {
    afterCommitQueue.append(body)
    TurnRequest.post()
  }

  /// Calls what waits for the commit, in order, and what that adds in turn.
  /// - Returns: true if there was anything, so that another commit is due.
  package static func runAfterCommit() -> Bool {
    guard !afterCommitQueue.isEmpty else { return false }
    while !afterCommitQueue.isEmpty { afterCommitQueue.removeFirst()() }
    return true
  }

  /// Ends the animations whose end has come by `now`, takes them from their layers, tells their
  /// delegates and calls the completions of transactions: all in the order in which the
  /// animations were added.
  /// - Returns: true if anything was called.
  @discardableResult
  package static func runCompletions(upTo now: CFTimeInterval) -> Bool {
    AnimationRegistry.run(upTo: now)
  }

  /// When an animation next begins or ends; infinity if none does.
  package static func nextCompletionTime(after now: CFTimeInterval) -> CFTimeInterval {
    AnimationRegistry.nextChange(after: now)
  }
}

/// A completion of a transaction, and how many animations it waits for.
final class CompletionGroup {
  var pending = 0
  private var isSealed = false
  private var block: (() -> Void)?

  init(_ block: @escaping () -> Void) { self.block = block }

  /// No animation will be added any more; calls the completion if none is there.
  func seal() {
    isSealed = true
    callIfDone()
  }

  func animationEnded() {
    pending -= 1
    callIfDone()
  }

  private func callIfDone() {
    guard isSealed, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}

import UIKit

/// Waits for a pause in typing, or for an asynchronous validator; one of the two at a time.
final class FieldJudge {
  private var pause: Countdown?
  private var task: Task<Void, Never>?

  /// Waits on the clock that animations go by.
  init(after delay: TimeInterval, on host: CALayer, then go: @escaping () -> Void) {
    pause = Countdown(seconds: delay, on: host, expire: go)
  }

  /// Asks a validator about what a field holds now. A verdict on what it held before is stale.
  init(
    field: Field, work: @escaping @MainActor (String) async -> String?,
    verdict: @escaping (_ reason: String?, _ isStale: Bool) -> Void
  ) {
    let value = field.value
    task = Task { [weak field] in
      let reason = await work(value)
      guard !Task.isCancelled, let field else { return }
      verdict(reason, field.value != value)
    }
  }

  /// Ends the waiting without a verdict.
  func stop() {
    pause?.stop()
    task?.cancel()
  }
}

/// A delay that obeys the one clock: carets, long presses, delayed dismissals.
///
/// The turn of the run loop fires what is due; nothing here waits or wakes.
package final class MediaTimer {
  /// The moment it fires, in seconds of the one clock.
  package let fireTime: CFTimeInterval
  private let serial: Int
  private var body: (() -> Void)?

  private init(fireTime: CFTimeInterval, serial: Int, body: @escaping () -> Void) {
    self.fireTime = fireTime
    self.serial = serial
    self.body = body
  }

  private static var pending: [MediaTimer] = []
  private static var nextSerial = 0

  /// Calls `body` once, `delay` seconds from now; a delay that is negative or not a number
  /// counts as 0, and even that doesn't call before the next `fireDue`.
  @discardableResult
  package static func schedule(after delay: TimeInterval, _ body: @escaping () -> Void)
    -> MediaTimer
  {
    let timer = MediaTimer(
      fireTime: CACurrentMediaTime() + max(0, delay.isNaN ? 0 : delay), serial: nextSerial,
      body: body)
    nextSerial += 1
    // Sorted by time, then by age.
    let index = pending.firstIndex { $0.fireTime > timer.fireTime } ?? pending.endIndex
    pending.insert(timer, at: index)
    TurnRequest.post()
    return timer
  }

  /// Takes the timer back; its body is released and never called. Nothing happens if it fired.
  package func cancel() {
    guard body != nil else { return }
    body = nil
    Self.pending.removeAll { $0 === self }
  }

  /// True until it has fired or was cancelled.
  package var isPending: Bool { body != nil }

  /// Fires what is due at `now`, the earliest first. What is scheduled meanwhile waits for the
  /// next call, even if it is due at once.
  package static func fireDue(at now: CFTimeInterval) {
    let limit = nextSerial
    while let index = pending.firstIndex(where: { $0.serial < limit }),
      pending[index].fireTime <= now
    {
      let timer = pending.remove(at: index)
      let body = timer.body
      timer.body = nil
      body?()
    }
  }

  /// When the next one is due; infinity if none waits.
  package static var nextFireTime: CFTimeInterval { pending.first?.fireTime ?? .infinity }

  /// Forgets all timers. For tests that start anew.
  package static func reset() { pending.removeAll() }
}

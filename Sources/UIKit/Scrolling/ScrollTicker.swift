internal import QuartzCore

/// Calls a closure for every frame until a time has passed, on the clock of animations.
final class ScrollTicker {
  private let start = CACurrentMediaTime()
  private let duration: CFTimeInterval
  private let step: (CFTimeInterval) -> Void
  private let end: () -> Void
  private var timer: MediaTimer?

  /// - Parameters:
  ///   - step: gets the seconds since the start.
  ///   - end: runs once, at the end, unless the ticker is stopped before.
  init(
    duration: CFTimeInterval, step: @escaping (CFTimeInterval) -> Void,
    end: @escaping () -> Void
  ) {
    self.duration = duration
    self.step = step
    self.end = end
    schedule()
  }

  /// Ends it without a call.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func schedule() {
    timer = MediaTimer.schedule(after: 1.0 / 60) { [weak self] in self?.tick() }
  }

  private func tick() {
    let time = CACurrentMediaTime() - start
    if time >= duration {
      stop()
      end()
    } else {
      schedule()
      step(time)
    }
  }
}

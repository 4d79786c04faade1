internal import CoreGraphics
internal import Dispatch
internal import QuartzCore
internal import WindowServer

/// Takes the turns of a live application: sleeps in the main run loop, wakes for the desktop's
/// descriptor, for what is due, and for blocks, timers and tasks of the program.
final class RunLoopDriver {
  /// Seconds between two calls of what is set to each of its moments.
  private static let never: TimeInterval = 1e9

  private let server: any WindowServer
  private let loop: FrameLoop
  private var isStopped = false
  private var isWakeQueued = false
  private var isTakingTurn = false
  /// The desktop's descriptor has something, which the next turn reads.
  private var hasNews = false

  init(server: any WindowServer, loop: FrameLoop) {
    self.server = server
    self.loop = loop
  }

  func run() {
    let watch = server.fileDescriptor.map { descriptor in
      DescriptorWatch(descriptor) { [weak self] in self?.hasNews = true }
    }
    // A limit of the run loop's own would have a thread started for each wait.
    let alarm = Timer(fire: .distantFuture, interval: Self.never, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.queueWake() }
    }
    RunLoop.main.add(alarm, forMode: .default)
    server.onWake = { [weak self] in self?.queueWake() }
    TurnRequest.handler = { [weak self] in self?.wake() }
    defer {
      server.onWake = nil
      TurnRequest.handler = nil
      watch?.stop()
      alarm.invalidate()
    }
    while !isStopped {
      isTakingTurn = true
      loop.runTurn()
      isTakingTurn = false
      if hasNews {
        hasNews = false
        watch?.lookAgain()
      }
      guard !isStopped else { return }
      // Drawing, a cursor or the clipboard may have brought events along.
      let delay = server.hasWaitingEvents ? 0 : loop.nextWakeTime - CACurrentMediaTime()
      alarm.fireDate =
        delay == .infinity ? .distantFuture : Date(timeIntervalSinceNow: max(0, delay))
      // A wait of no length still lets the main queue and the run loop's timers run.
      _ = RunLoop.main.run(mode: .default, before: delay > 0 ? .distantFuture : Date())
    }
  }

  func stop() {
    isStopped = true
    wake()
  }

  /// Makes the run loop return where it sleeps.
  func wake() {
    if !isTakingTurn { queueWake() }
  }

  private func queueWake() {
    guard !isWakeQueued else { return }
    isWakeQueued = true
    DispatchQueue.main.async { [weak self] in self?.isWakeQueued = false }
  }
}

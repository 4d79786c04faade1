internal import CoreGraphics
internal import Dispatch
internal import QuartzCore
internal import WindowServer

/// Takes the turns of a live application: sleeps in the main run loop, wakes for the desktop's
/// descriptor, for what is due, and for blocks, timers and tasks of the program.
final class RunLoopDriver {
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
    // Also in a turn: drawing may bring events along that the descriptor tells nobody of.
    server.onWake = { [weak self] in self?.queueWake() }
    TurnRequest.handler = { [weak self] in self?.wake() }
    defer {
      server.onWake = nil
      TurnRequest.handler = nil
      watch?.stop()
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
      let delay = loop.nextWakeTime - CACurrentMediaTime()
      // A wait of no length still lets the main queue and the run loop's timers run.
      let limit =
        delay == .infinity ? Date.distantFuture : Date(timeIntervalSinceNow: max(0, delay))
      _ = RunLoop.main.run(mode: .default, before: limit)
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

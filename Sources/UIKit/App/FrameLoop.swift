internal import QuartzCore
internal import WindowServer

/// One turn of the application, live or stepped. Their order is stated here and nowhere else.
///
/// A turn:
/// 1. calls what was left for the next turn,
/// 2. takes the desktop's events: hit test, gesture recognisers, responder chain,
/// 3. fires the timers that are due, and ends the groups of undo managers that go by events,
/// 4. lets the keyboard and the status bar follow, and commits: lays out, draws what changed, lets animations begin,
/// 5. calls what waits for the commit, where transitions of controllers start, and commits that,
/// 6. calls the completions of animations that have ended, and commits that,
/// 7. renders, if something shows differently and a frame is due.
///
/// Between turns the process sleeps until `nextWakeTime`, an event of the desktop, or a block on
/// the main queue.
package final class FrameLoop {
  /// Frames come at fixed steps from the first one of a movement.
  static let framesPerSecond = 60
  private static let frameDuration = 1 / CFTimeInterval(framesPerSecond)
  /// Completions that start animations of no length could go on for ever.
  private static let mostCommitRounds = 32

  private weak var application: UIApplication?
  private var nextTurn: [() -> Void] = []
  /// When the movement that is shown now had its first frame; nil while nothing moves.
  private var firstFrameTime: CFTimeInterval?
  private var lastFrameTime = -CFTimeInterval.infinity
  private(set) var isRunning = false
  private var driver: RunLoopDriver?
  /// What the last turns did.
  package private(set) var report = TurnReport()

  func start(application: UIApplication) {
    self.application = application
    isRunning = true
  }

  func stop() {
    isRunning = false
    driver?.stop()
  }

  /// Takes turns until the application is terminated.
  package func run() {
    guard let server = application?.server, isRunning else { return }
    let driver = RunLoopDriver(server: server, loop: self)
    self.driver = driver
    driver.run()
    self.driver = nil
  }

  /// Calls `body` at the beginning of the next turn.
  package func performNextTurn(_ body: @escaping () -> Void) {
    nextTurn.append(body)
    driver?.wake()
  }

  /// Takes one turn at the present time of the one clock.
  package func runTurn() {
    report.turns += 1
    let blocks = nextTurn
    nextTurn.removeAll()
    for block in blocks { block() }
    takeEvents()
    MediaTimer.fireDue(at: CACurrentMediaTime())
    UndoManager.endEventGroups()
    KeyboardController.shared.refresh()
    DeviceSimulation.current?.refresh()
    commit()
    renderIfDue()
  }

  private func takeEvents() {
    guard let application, let server = application.server else { return }
    var waiting: ServerEvent?
    while let event = server.nextEvent() {
      if let move = waiting, !event.supersedes(move) { application.eventRouter.handle(move) }
      waiting = event
      if application.server == nil { return }
    }
    if let last = waiting { application.eventRouter.handle(last) }
  }

  private func commit() {
    CATransaction.flush()
    for _ in 0..<Self.mostCommitRounds {
      let didStart = CATransaction.runAfterCommit()
      if didStart { CATransaction.flush() }
      let didComplete = CATransaction.runCompletions(upTo: CACurrentMediaTime())
      if CATransaction.hasUncommittedChanges { CATransaction.flush() }
      guard didStart || didComplete else { return }
    }
  }

  // MARK: Frames

  private var presenter: ScreenPresenter? {
    guard let screen = application?.mainScreen, !screen.isFrozen else { return nil }
    return screen.presenter
  }

  private func renderIfDue() {
    guard let presenter else { return }
    let now = CACurrentMediaTime()
    guard presenter.nextFrameTime(after: now) <= now else {
      if presenter.nextFrameTime(after: now) == .infinity { firstFrameTime = nil }
      return
    }
    guard now >= nextFrameSlot - Self.slack else { return }
    if firstFrameTime == nil || now - lastFrameTime > Self.frameDuration * 2 {
      firstFrameTime = now
    }
    lastFrameTime = now
    presenter.render(at: now)
    report.frames += 1
    if presenter.nextFrameTime(after: now) == .infinity { firstFrameTime = nil }
  }

  /// The earliest time for the next frame: the next step from the first frame.
  private var nextFrameSlot: CFTimeInterval {
    guard let first = firstFrameTime else { return lastFrameTime + Self.frameDuration }
    let steps = ((lastFrameTime - first) / Self.frameDuration + Self.slack).rounded(.down)
    return first + (steps + 1) * Self.frameDuration
  }

  /// A part of a frame by which a clock may be early.
  private static let slack: CFTimeInterval = 1e-6

  // MARK: Sleep

  /// When the next turn has something to do; infinity if only an event can bring something.
  package var nextWakeTime: CFTimeInterval {
    let now = CACurrentMediaTime()
    if !nextTurn.isEmpty || CATransaction.hasUncommittedChanges { return now }
    var next = min(MediaTimer.nextFireTime, CATransaction.nextCompletionTime(after: now))
    if let presenter {
      let frame = presenter.nextFrameTime(after: now)
      if frame < .infinity { next = min(next, max(frame, nextFrameSlot)) }
    }
    return next
  }
}

/// Counts of what the loop did, for tests and benchmarks.
package struct TurnReport: Sendable {
  /// Turns that were taken.
  package var turns = 0
  /// Frames that were rendered.
  package var frames = 0
}

extension ServerEvent {
  /// Whether an earlier event need not be handled once this one is there: a move of the same
  /// pointer, with the same buttons and modifiers.
  fileprivate func supersedes(_ earlier: ServerEvent) -> Bool {
    guard case .pointer(let new) = self, case .pointer(let old) = earlier else { return false }
    return new.phase == .moved && old.phase == .moved && new.window == old.window
      && new.id == old.id && new.isDown == old.isDown && new.modifiers == old.modifiers
  }
}

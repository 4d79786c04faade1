internal import Foundation

/// Decides among the recognisers that watch the same touches.
///
/// Each change of a state comes here: it may be refused by a delegate or by another recogniser
/// that is at work, or wait for others to fail. Actions are called at the end of the event, in the
/// order in which the states changed.
final class GestureArbiter {
  static let shared = GestureArbiter()

  /// The recognisers that have not been reset since they last watched a touch.
  private var participants: [UIGestureRecognizer] = []
  private var waitingActions: [UIGestureRecognizer] = []
  private var depth = 0

  /// Forgets all touches. For tests that start anew.
  func reset() {
    participants.removeAll()
    waitingActions.removeAll()
    depth = 0
  }

  // MARK: Events

  /// Brings changed touches to the recognisers that watch them.
  func handle(_ changed: Set<UITouch>, _ event: UIEvent) {
    perform {
      for recognizer in recognizers(watching: changed) {
        let mine = changed.filter { $0.gestureRecognizers?.contains(recognizer) == true }
        deliver(mine, event, to: recognizer)
      }
    }
  }

  /// Makes those that have come to an end, and whose touches are gone, possible again.
  func resetFinished() {
    for recognizer in participants where recognizer.isOver && recognizer.touches.isEmpty {
      reset(recognizer)
    }
  }

  /// Runs a change that comes from elsewhere than an event of touches, as from a timer.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { sendActions() }
    depth -= 1
  }

  /// The same, with what must follow where no event of touches does it.
  func performOutsideEvents(_ body: () -> Void) {
    perform(body)
    guard depth == 0 else { return }
    for window in UIApplication.shared.allWindows { window.touchDelivery.releaseHeld() }
    resetFinished()
  }

  private func recognizers(watching touches: Set<UITouch>) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in touches.sorted(by: { $0.identifier < $1.identifier }) {
      for recognizer in touch.gestureRecognizers ?? [] where !found.contains(recognizer) {
        found.append(recognizer)
      }
    }
    return found
  }

  private func deliver(
    _ touches: Set<UITouch>, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    func inPhase(_ phase: UITouch.Phase) -> Set<UITouch> { touches.filter { $0.phase == phase } }
    recognizer.note(event)
    let began = inPhase(.began)
    if !began.isEmpty {
      // One that has come to an end hears of no new touches until it is reset.
      if recognizer.isOver {
        for touch in began { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
      } else {
        if !participants.contains(recognizer) { participants.append(recognizer) }
        recognizer.watch(began)
        recognizer.touchesBegan(began, with: event)
      }
    }
    let moved = inPhase(.moved).intersection(recognizer.touches)
    if !moved.isEmpty, !recognizer.isOver { recognizer.touchesMoved(moved, with: event) }
    let ended = inPhase(.ended).intersection(recognizer.touches)
    if !ended.isEmpty {
      if !recognizer.isOver { recognizer.touchesEnded(ended, with: event) }
      for touch in ended { recognizer.stopWatching(touch) }
    }
    let cancelled = inPhase(.cancelled).intersection(recognizer.touches)
    if !cancelled.isEmpty {
      if !recognizer.isOver { recognizer.touchesCancelled(cancelled, with: event) }
      for touch in cancelled { recognizer.stopWatching(touch) }
    }
  }

  // MARK: States

  /// A recogniser, or somebody else, wants its state to change.
  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    performOutsideEvents {
      switch (recognizer.state, state) {
      case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
      case (.possible, .began), (.possible, .changed): begin(recognizer, as: .began)
      case (.possible, .ended): begin(recognizer, as: .ended)
      case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
        (.changed, .ended), (.changed, .cancelled):
        enter(state, recognizer)
      case (.began, .failed), (.changed, .failed): enter(.cancelled, recognizer)
      default: break
      }
    }
  }

  /// Breaks a recogniser off, as when it is switched off.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard participants.contains(recognizer) else { return }
    performOutsideEvents {
      switch recognizer.state {
      case .began, .changed: enter(.cancelled, recognizer)
      case .possible: fail(recognizer)
      default: break
      }
      recognizer.stopWatchingAll()
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    guard mayBegin(recognizer) else { return fail(recognizer) }
    let obstacles = requirements(of: recognizer)
    if obstacles.contains(where: { $0.hasSucceeded }) { return fail(recognizer) }
    if obstacles.contains(where: { $0.mayStillSucceed }) {
      recognizer.deferred = state
      return
    }
    succeed(recognizer, as: state)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.askViews() else { return false }
    if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false { return false }
    return !rivals(of: recognizer).contains { rival in
      rival.hasSucceeded && rival.canPrevent(recognizer)
        && recognizer.canBePrevented(by: rival)
    }
  }

  private func succeed(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.deferred = nil
    enter(state, recognizer)
    for rival in rivals(of: recognizer)
    where rival.state == .possible && recognizer.canPrevent(rival)
      && rival.canBePrevented(by: recognizer)
    {
      fail(rival)
    }
    for other in participants where other.deferred != nil && other.requires(recognizer) {
      fail(other)
    }
    guard recognizer.cancelsTouchesInView else { return }
    let touches = recognizer.touches
    for window in Set(touches.compactMap(\.window)) {
      window.touchDelivery.take(touches, recognizer.lastEvent)
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .possible else { return }
    recognizer.deferred = nil
    recognizer.enter(.failed)
    // Whoever waited for this failure may go on now.
    for other in participants where other.deferred != nil && other.requires(recognizer) {
      guard let state = other.deferred else { continue }
      other.deferred = nil
      begin(other, as: state)
    }
  }

  private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    // A state whose actions are still to come would be lost.
    if let index = waitingActions.firstIndex(of: recognizer) {
      waitingActions.remove(at: index)
      recognizer.sendActions()
    }
    recognizer.enter(state)
    waitingActions.append(recognizer)
  }

  private func sendActions() {
    while !waitingActions.isEmpty { waitingActions.removeFirst().sendActions() }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    participants.removeAll { $0 === recognizer }
    recognizer.reset()
    recognizer.becomePossible()
  }

  // MARK: Relations

  /// Those that watch the same touches and may not be at work together with `recognizer`.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter {
      $0 !== recognizer && $0.sharesTouches(with: recognizer)
        && !areSimultaneous($0, recognizer)
    }
  }

  private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  /// Those that must fail first.
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter { $0 !== recognizer && recognizer.requires($0) }
  }
}

extension UIGestureRecognizer {
  /// Nothing can change before the reset.
  var isOver: Bool { state == .ended || state == .failed || state == .cancelled }
  var hasSucceeded: Bool { state == .began || state == .changed || state == .ended }
  var mayStillSucceed: Bool { state == .possible && (!touches.isEmpty || awaitsTouches) }

  /// Asks the views that were touched, from the one that was hit up to the recogniser's own.
  fileprivate func askViews() -> Bool {
    guard let view else { return true }
    for touch in touches {
      for asked in sequence(first: touch.view ?? view, next: { $0.superview }) {
        guard asked.gestureRecognizerShouldBegin(self) else { return false }
        if asked === view { break }
      }
    }
    return !touches.isEmpty || view.gestureRecognizerShouldBegin(self)
  }
}

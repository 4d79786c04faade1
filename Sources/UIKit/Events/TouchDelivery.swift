internal import CoreGraphics

/// Brings the touches of a window to recognisers first, then to views.
///
/// A view hears of its touches until a recogniser that cancels them succeeds. While one that
/// delays their beginning or end may still succeed, the view hears of that part later, or never.
final class TouchDelivery {
  private unowned let window: UIWindow
  private var held: [HeldTouch] = []
  /// Touches whose view heard of their beginning and not yet of their end.
  private var told: Set<UITouch> = []
  /// Touches that no view hears of any more.
  private var taken: Set<UITouch> = []

  /// A phase that a view has not heard of yet.
  private struct HeldTouch {
    let touch: UITouch
    let phase: UITouch.Phase
    let event: UIEvent
  }

  init(window: UIWindow) { self.window = window }

  func deliver(_ event: UIEvent) {
    switch event {
    case let event as TouchesEvent: deliver(event)
    case let event as ScrollEvent:
      window.hitTest(event.position, with: event)?.scrollWheel(with: event)
    default: break
    }
  }

  private func deliver(_ event: TouchesEvent) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    for touch in changed where touch.phase == .began {
      window.focus.touchBegan()
      touch.gestureRecognizers = recognizers(for: touch, event)
    }
    GestureArbiter.shared.handle(changed, event)
    for touch in changed { deliver(touch, event) }
    releaseHeld()
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
      if !held.contains(where: { $0.touch === touch }) { forget(touch) }
    }
    GestureArbiter.shared.resetFinished()
  }

  /// The recognisers on the way from the window to the view that want the touch. An inner one
  /// hears of it before an outer one.
  private func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    guard let view = touch.view else { return [] }
    let chain = sequence(first: view, next: { $0.superview })
    return chain.flatMap(\.attachedRecognizers).filter { $0.wants(touch, event) }
  }

  // MARK: Views

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    guard !taken.contains(touch) else { return }
    let phase = touch.phase
    let waits = held.contains { $0.touch === touch }
    if waits || delays(touch, phase) {
      if phase == .moved, waits, held.last(where: { $0.touch === touch })?.phase == .moved {
        return
      }
      held.append(HeldTouch(touch: touch, phase: phase, event: event))
    } else {
      tell(touch, phase, event)
    }
  }

  private func delays(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard let recognizers = touch.gestureRecognizers else { return false }
    switch phase {
    case .began, .moved:
      guard !told.contains(touch) else { return false }
      return recognizers.contains { $0.delaysTouchesBegan && $0.state == .possible }
    case .ended:
      return recognizers.contains {
        $0.state == .possible
          && (told.contains(touch)
            ? $0.delaysTouchesEnded && $0.cancelsTouchesInView
            : $0.delaysTouchesBegan)
      }
    default: return false
    }
  }

  /// Tells views what they have waited for, once nothing delays it any more.
  func releaseHeld() {
    var blocked: Set<UITouch> = []
    for next in held where !blocked.contains(next.touch) {
      if delays(next.touch, next.phase) {
        blocked.insert(next.touch)
        continue
      }
      held.removeAll { $0.touch === next.touch && $0.phase == next.phase }
      if !taken.contains(next.touch) { tell(next.touch, next.phase, next.event) }
      if next.phase == .ended || next.phase == .cancelled { forget(next.touch) }
    }
  }

  private func tell(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    switch phase {
    case .began:
      guard accepts(touch, view) else {
        taken.insert(touch)
        return
      }
      told.insert(touch)
      view.touchesBegan([touch], with: event)
    case .moved where told.contains(touch): view.touchesMoved([touch], with: event)
    case .ended where told.contains(touch):
      told.remove(touch)
      view.touchesEnded([touch], with: event)
    case .cancelled where told.contains(touch):
      told.remove(touch)
      view.touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// Whether a view that knows of other touches hears of one more.
  private func accepts(_ touch: UITouch, _ view: UIView) -> Bool {
    if !view.isMultipleTouchEnabled, told.contains(where: { $0.view === view }) { return false }
    let others = told.filter { $0.view !== view }
    if view.isExclusiveTouch { return others.isEmpty }
    return !others.contains { $0.view?.isExclusiveTouch == true }
  }

  /// A recogniser took touches for itself: their views hear that they are cancelled.
  func take(_ touches: [UITouch], _ event: UIEvent?) {
    for touch in touches where touch.window === window {
      held.removeAll { $0.touch === touch }
      taken.insert(touch)
      guard told.remove(touch) != nil else { continue }
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  /// Whether a touch's view has heard of it, and goes on hearing.
  func hasTold(_ touch: UITouch) -> Bool { told.contains(touch) }

  private func forget(_ touch: UITouch) {
    told.remove(touch)
    taken.remove(touch)
    held.removeAll { $0.touch === touch }
  }
}

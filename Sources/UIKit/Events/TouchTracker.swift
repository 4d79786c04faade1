internal import CoreGraphics
internal import QuartzCore
internal import WindowServer

/// The touches that are down: fingers, and the pointer while its primary button is down.
///
/// Other buttons of the pointer make no touches.
final class TouchTracker {
  /// Taps that follow each other faster, and nearer, count as one row of taps.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 20

  private struct Tap {
    var time: TimeInterval
    var position: CGPoint
    var count: Int
  }

  private unowned let application: UIApplication
  private var active: [Int: UITouch] = [:]
  private var lastTap: Tap?

  init(application: UIApplication) { self.application = application }

  func handle(_ event: PointerEvent, on screen: UIScreen) {
    switch event.phase {
    case .down where event.kind == .touch || event.button == 1: begin(event, on: screen)
    case .moved where event.isDown: change(event, to: .moved)
    case .up where event.kind == .touch || event.button == 1: change(event, to: .ended)
    case .cancelled: change(event, to: .cancelled)
    case .down, .moved, .up, .left: break
    }
  }

  func cancelAll() {
    for (id, touch) in active {
      active[id] = nil
      touch.move(to: touch.position, phase: .cancelled, at: CACurrentMediaTime())
      send(touch, modifiers: [])
    }
  }

  private func begin(_ event: PointerEvent, on screen: UIScreen) {
    guard active[event.id] == nil, !application.isIgnoringInteractionEvents,
      let window = screen.window(at: event.location)
    else { return }
    let now = CACurrentMediaTime()
    let position = window.convert(event.location, from: nil as UIWindow?)
    let touch = UITouch(
      identifier: event.id, type: event.kind == .mouse ? .indirectPointer : .direct,
      window: window, position: position, timestamp: now)
    touch.tapCount = tapCount(at: event.location, time: now)
    touch.view = window.hitTest(position, with: nil)
    active[event.id] = touch
    send(touch, modifiers: event.modifiers)
  }

  private func change(_ event: PointerEvent, to phase: UITouch.Phase) {
    guard let touch = active[event.id] else { return }
    let now = CACurrentMediaTime()
    let position = touch.window?.convert(event.location, from: nil as UIWindow?) ?? event.location
    if phase == .moved, position == touch.position { return }
    touch.move(to: position, phase: phase, at: now)
    if phase == .ended || phase == .cancelled { active[event.id] = nil }
    if phase == .ended {
      let moved = hypot(position.x - touch.start.x, position.y - touch.start.y)
      if moved > Self.tapDistance {
        touch.tapCount = 0
        lastTap = nil
      } else {
        lastTap = Tap(time: now, position: event.location, count: touch.tapCount)
      }
    }
    send(touch, modifiers: event.modifiers)
  }

  private func tapCount(at position: CGPoint, time: TimeInterval) -> Int {
    guard let tap = lastTap, time - tap.time <= Self.tapInterval,
      hypot(position.x - tap.position.x, position.y - tap.position.y) <= Self.tapDistance
    else { return 1 }
    return tap.count + 1
  }

  private func send(_ touch: UITouch, modifiers: KeyModifiers) {
    let event = TouchesEvent(
      timestamp: CACurrentMediaTime(),
      modifierFlags: UIKeyModifierFlags(rawValue: modifiers.rawValue))
    if touch.phase != .ended, touch.phase != .cancelled { event.buttonMask = .primary }
    for other in active.values where other !== touch {
      other.move(to: other.position, phase: .stationary, at: other.timestamp)
    }
    event.touches = Set(active.values).union([touch])
    application.sendEvent(event)
  }
}

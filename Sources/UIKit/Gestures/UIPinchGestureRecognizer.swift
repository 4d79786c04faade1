public import CoreGraphics

/// Recognises two fingers that come nearer or go apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance must change before it counts, in points (seen).
  private static let threshold: CGFloat = 8

  /// The distance of the fingers relative to that at the start. May be set, to count anew.
  open var scale: CGFloat = 1 { didSet { reference = distance / max(scale, 1e-6) } }
  /// How fast the scale changes, per second.
  open private(set) var velocity: CGFloat = 0

  private var reference: CGFloat = 0
  private var last: (scale: CGFloat, time: TimeInterval)?

  private var distance: CGFloat {
    guard touches.count >= 2 else { return 0 }
    let (a, b) = (touches[0].position, touches[1].position)
    return hypot(a.x - b.x, a.y - b.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { reference = max(distance, 1) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    if state == .possible, abs(distance - reference) < Self.threshold { return }
    let new = distance / max(reference, 1e-6)
    if let last, event.timestamp > last.time {
      velocity = (new - last.scale) / CGFloat(event.timestamp - last.time)
    }
    last = (new, event.timestamp)
    scale = new
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if self.touches.count == touches.count { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    scale = 1
    velocity = 0
    last = nil
  }
}

/// Recognises two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they must turn before it counts, in radians (seen).
  private static let threshold: CGFloat = 0.1

  /// The turn since the start, in radians, clockwise. May be set, to count anew.
  open var rotation: CGFloat = 0 { didSet { reference = angle - rotation } }
  /// How fast it turns, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var reference: CGFloat = 0
  private var last: (rotation: CGFloat, time: TimeInterval)?

  private var angle: CGFloat {
    guard touches.count >= 2 else { return reference + rotation }
    let (a, b) = (touches[0].position, touches[1].position)
    return atan2(b.y - a.y, b.x - a.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { reference = angle }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    let turn = (angle - reference - rotation).remainder(dividingBy: 2 * .pi)
    if state == .possible, abs(turn) < Self.threshold { return }
    let new = rotation + turn
    if let last, event.timestamp > last.time {
      velocity = (new - last.rotation) / CGFloat(event.timestamp - last.time)
    }
    last = (new, event.timestamp)
    rotation = new
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if self.touches.count == touches.count { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    rotation = 0
    velocity = 0
    last = nil
  }
}

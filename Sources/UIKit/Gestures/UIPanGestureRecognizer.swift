public import CoreGraphics

/// Recognises dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers must move before they drag, in points (seen).
  static let threshold: CGFloat = 10

  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max

  /// The place, in the window, from which the translation counts.
  private var origin = CGPoint.zero
  private var trace = MovementTrace()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = self.touches.count
    if count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    // The mean of the fingers jumps when one comes; the translation must not.
    shiftOrigin(byChangeFrom: self.touches.filter { !touches.contains($0) })
    trace.restart(at: center(of: self.touches), time: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = center(of: self.touches)
    trace.add(here, time: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    let moved = CGPoint(x: here.x - origin.x, y: here.y - origin.y)
    if hypot(moved.x, moved.y) >= Self.threshold, mayBegin(moving: moved) { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = self.touches.filter { !touches.contains($0) }
    if rest.count >= minimumNumberOfTouches, state != .possible {
      let before = center(of: self.touches)
      let after = center(of: rest)
      origin.x += after.x - before.x
      origin.y += after.y - before.y
      trace.restart(at: after, time: event.timestamp)
      return
    }
    trace.end(time: event.timestamp)
    lastCenter = center(of: self.touches)
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastCenter = center(of: self.touches)
    state = .cancelled
  }

  open override func reset() {
    trace = MovementTrace()
    origin = .zero
    lastCenter = nil
  }

  /// Whether a movement of this direction counts. Subclasses narrow it.
  func mayBegin(moving: CGPoint) -> Bool { true }

  /// How far the fingers moved since they came down, or since `setTranslation`.
  open func translation(in view: UIView?) -> CGPoint {
    let here = lastCenter ?? center(of: touches)
    let a = convert(origin, to: view)
    let b = convert(here, to: view)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  /// Counts the translation from another value on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = lastCenter ?? center(of: touches)
    let inView = convert(here, to: view)
    let start = CGPoint(x: inView.x - translation.x, y: inView.y - translation.y)
    guard let window = self.view?.window, let view, view !== window else {
      origin = start
      return
    }
    origin = window.convert(start, from: view)
  }

  /// The speed of the fingers in points per second; zero if they rested before they were lifted.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = trace.velocity
    let a = convert(.zero, to: view)
    let b = convert(velocity, to: view)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  private var lastCenter: CGPoint?

  private func shiftOrigin(byChangeFrom old: [UITouch]) {
    let after = center(of: touches)
    guard !old.isEmpty else {
      origin = after
      return
    }
    let before = center(of: old)
    origin.x += after.x - before.x
    origin.y += after.y - before.y
  }

  private func center(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return origin }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// From the window's to a view's coordinates.
  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = self.view?.window, let view, view !== window else { return point }
    return window.convert(point, to: view)
  }
}

/// Recognises dragging that comes in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger must come down, in points (seen).
  private static let reach: CGFloat = 20

  /// The edges that count; none by default.
  open var edges: UIRectEdge = []

  override func mayBegin(moving: CGPoint) -> Bool {
    guard let window = view?.window, let start = touches.first?.start else { return false }
    let bounds = window.bounds
    let isHorizontal = abs(moving.x) >= abs(moving.y)
    if edges.contains(.left), start.x <= bounds.minX + Self.reach {
      return isHorizontal && moving.x > 0
    }
    if edges.contains(.right), start.x >= bounds.maxX - Self.reach {
      return isHorizontal && moving.x < 0
    }
    if edges.contains(.top), start.y <= bounds.minY + Self.reach {
      return !isHorizontal && moving.y > 0
    }
    if edges.contains(.bottom), start.y >= bounds.maxY - Self.reach {
      return !isHorizontal && moving.y < 0
    }
    return false
  }
}

/// Where something was in the last tenth of a second, to tell its speed.
struct MovementTrace {
  /// How far back the speed is measured, in seconds.
  private static let window: TimeInterval = 0.1

  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  mutating func restart(at point: CGPoint, time: TimeInterval) { samples = [(point, time)] }

  mutating func add(_ point: CGPoint, time: TimeInterval) {
    samples.append((point, time))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// The movement has ended; what is older than the window counts no more.
  mutating func end(time: TimeInterval) { samples.removeAll { $0.time < time - Self.window } }

  /// In points per second.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }
}

internal import CoreGraphics
internal import WindowServer

/// The pointer while it is not down: its shape, and the recognisers of hovering.
final class PointerTracker {
  private unowned let application: UIApplication
  private var hovered: [UIHoverGestureRecognizer] = []

  init(application: UIApplication) { self.application = application }

  func handle(_ event: PointerEvent, on screen: UIScreen) {
    guard event.kind == .mouse else { return MotionTracker.shared.pointerLeft() }
    guard event.phase != .left else {
      MotionTracker.shared.pointerLeft()
      return hover(over: nil, at: .zero, in: nil)
    }
    MotionTracker.shared.pointerMoved(to: event.location, on: screen)
    guard !event.isDown || event.phase == .up else { return }
    guard let window = screen.window(at: event.location) else {
      screen.serverWindow?.cursor = .arrow
      return hover(over: nil, at: .zero, in: nil)
    }
    let point = window.convert(event.location, from: nil as UIWindow?)
    let view = window.hitTest(point, with: nil)
    let shape = view.map { $0.effectivePointerShape(at: $0.convert(point, from: window)) }
    showShape(shape ?? .arrow, on: screen)
    hover(over: view, at: point, in: window)
  }

  private func showShape(_ shape: PointerShape, on screen: UIScreen) {
    let cursor: ServerCursor =
      switch shape {
      case .arrow: .arrow
      case .text: .text
      case .hand: .hand
      }
    if screen.serverWindow?.cursor != cursor { screen.serverWindow?.cursor = cursor }
  }

  private func hover(over view: UIView?, at point: CGPoint, in window: UIWindow?) {
    let chain = view.map { Array(sequence(first: $0, next: { $0.superview })) } ?? []
    let now = chain.flatMap(\.attachedRecognizers).compactMap { $0 as? UIHoverGestureRecognizer }
      .filter(\.isEnabled)
    for recognizer in hovered where !now.contains(recognizer) { recognizer.pointerLeft() }
    hovered = now
    guard let window else { return }
    for recognizer in now { recognizer.pointerMoved(to: point, in: window) }
  }
}

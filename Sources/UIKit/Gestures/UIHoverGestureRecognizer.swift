public import CoreGraphics

/// Recognises the pointer over a view without being down.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place: (point: CGPoint, window: UIWindow)?

  /// Hovering needs no touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  open override func location(in view: UIView?) -> CGPoint {
    guard let place else { return .zero }
    return view.map { place.window.convert(place.point, to: $0) } ?? place.point
  }

  func pointerMoved(to point: CGPoint, in window: UIWindow) {
    let isNew = place == nil
    place = (point, window)
    state = isNew ? .began : .changed
  }

  func pointerLeft() {
    state = .ended
    place = nil
    becomePossible()
  }
}

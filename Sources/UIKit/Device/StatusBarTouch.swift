internal import CoreGraphics
internal import WindowServer

/// A finger, or the mouse, that came down on the status bar. What is below doesn't hear of it; a tap
/// takes what scrolls there to its top.
struct StatusBarTouch {
  /// How far a tap may stray, in points (seen).
  private static let slop: CGFloat = 10

  private let kind: PointerEvent.Kind
  private let id: Int
  private let start: CGPoint
  private var isTap = true

  /// Nil where the event is no finger that comes down on the bar.
  init?(_ event: PointerEvent, on bar: CGRect) {
    guard event.phase == .down, event.kind == .touch || event.button == 1,
      bar.contains(event.location)
    else { return nil }
    (kind, id, start) = (event.kind, event.id, event.location)
  }

  /// Whether an event is of the same finger.
  func owns(_ event: PointerEvent) -> Bool { event.kind == kind && event.id == id }

  /// Follows the finger.
  /// - Returns: nil while it is down; then whether it was a tap.
  mutating func follow(_ event: PointerEvent) -> Bool? {
    let way = (x: event.location.x - start.x, y: event.location.y - start.y)
    if way.x * way.x + way.y * way.y > Self.slop * Self.slop { isTap = false }
    switch event.phase {
    case .down, .moved: return nil
    case .up: return event.kind == .mouse && event.button != 1 ? nil : isTap
    case .cancelled, .left: return false
    }
  }
}

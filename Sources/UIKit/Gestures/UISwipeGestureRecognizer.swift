internal import CoreGraphics

/// Recognises a quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  nonisolated public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How far the fingers must move, and how far they may stray, in points (seen).
  private static let distance: CGFloat = 50
  /// How long it may take (seen).
  private static let longest: TimeInterval = 0.5

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers.
  open var numberOfTouchesRequired = 1

  private var start: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = event.timestamp
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - start <= Self.longest else {
      state = .failed
      return
    }
    guard self.touches.count == numberOfTouchesRequired, let touch = self.touches.first else {
      return
    }
    let x = touch.position.x - touch.start.x
    let y = touch.position.y - touch.start.y
    let swiped: Direction
    if abs(x) >= abs(y) {
      swiped = x > 0 ? .right : .left
    } else {
      swiped = y > 0 ? .down : .up
    }
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    state =
      direction.contains(swiped) && min(abs(x), abs(y)) <= Self.distance ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}

public import CoreGraphics

/// A finger, or the pointer while its primary button is down, from its coming down to its lifting.
///
/// The same object lives through all events of the touch; don't keep it for longer.
public final class UITouch: NSObject {
  /// Where in its life a touch is.
  nonisolated public enum Phase: Int, Sendable {
    /// Came down.
    case began = 0
    /// Moved.
    case moved = 1
    /// Stayed where it was.
    case stationary = 2
    /// Was lifted.
    case ended = 3
    /// Was taken away.
    case cancelled = 4
    /// The pointer came in without being down.
    case regionEntered = 5
    /// The pointer moved without being down.
    case regionMoved = 6
    /// The pointer left without being down.
    case regionExited = 7
  }

  /// What touches.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere.
    case indirect = 1
    /// A stylus.
    case pencil = 2
    /// A mouse or a pad.
    case indirectPointer = 3
  }

  /// Where in its life the touch is.
  public package(set) var phase: Phase = .began
  /// What touches.
  public let type: TouchType
  /// How many taps in a row this is, 1 for the first; 0 once the finger has moved far.
  public package(set) var tapCount = 1
  /// When the touch last changed, on the clock of `CACurrentMediaTime()`.
  public package(set) var timestamp: TimeInterval
  /// The window that the touch came down in.
  public package(set) weak var window: UIWindow?
  /// The view that the touch came down in; stays the same while it moves. Nil after the view
  /// was taken away.
  public package(set) weak var view: UIView?
  /// The recognisers that follow the touch.
  public package(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The pressure; 1 is an ordinary touch.
  public let force: CGFloat = 1
  /// The greatest pressure.
  public let maximumPossibleForce: CGFloat = 1
  /// The radius of the touching area in points.
  public let majorRadius: CGFloat = 1

  /// In the window's coordinates.
  package private(set) var position: CGPoint
  package private(set) var previousPosition: CGPoint
  /// Tells the fingers that are down together apart.
  package let identifier: Int
  /// Where the finger came down, in the window's coordinates.
  package let start: CGPoint

  package init(
    identifier: Int, type: TouchType, window: UIWindow, position: CGPoint, timestamp: TimeInterval
  ) {
    self.identifier = identifier
    self.type = type
    self.window = window
    self.position = position
    self.timestamp = timestamp
    previousPosition = position
    start = position
    super.init()
  }

  package func move(to position: CGPoint, phase: Phase, at timestamp: TimeInterval) {
    previousPosition = self.position
    self.position = position
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Where the finger is, in a view's coordinates; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// Where the finger was at the event before, in a view's coordinates.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

  /// Where the finger is, as exactly as is known.
  public func preciseLocation(in view: UIView?) -> CGPoint { convert(position, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return window.convert(point, to: view)
  }
}

public import CoreGraphics

/// Something that happened: touches, presses, the wheel, the pointer.
public class UIEvent: NSObject {
  /// The kind of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset's keys.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// The wheel.
    case scroll = 10
    /// The pointer, without being down.
    case hover = 11
    /// Two fingers on a pad.
    case transform = 14
  }

  /// The kind within a kind.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Buttons of a pointer.
  nonisolated public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button of a number from 1.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, number - 1))
    }
  }

  /// The kind.
  public var type: EventType { .touches }
  /// The kind within the kind.
  public var subtype: EventSubtype { .none }
  /// When it happened, on the clock of `CACurrentMediaTime()`.
  public package(set) var timestamp: TimeInterval
  /// Keys held meanwhile.
  public package(set) var modifierFlags: UIKeyModifierFlags
  /// Buttons held meanwhile.
  public package(set) var buttonMask: ButtonMask = []

  package init(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []) {
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// All touches of the event, whatever their phase; nil for other kinds.
  public var allTouches: Set<UITouch>? { nil }

  /// The touches that came down in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.window === window } }
  }

  /// The touches that came down in a view itself.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.view === view } }
  }

  /// The touches that a recogniser follows.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.gestureRecognizers?.contains(gesture) == true } }
  }
}

/// Fingers, or the pointer while it is down.
package final class TouchesEvent: UIEvent {
  package var touches: Set<UITouch> = []
  package override var allTouches: Set<UITouch>? { touches }
}

/// The wheel was turned, or two fingers moved on a pad.
package final class ScrollEvent: UIEvent {
  package let window: UIWindow
  /// In the window's coordinates.
  package let position: CGPoint
  /// In points; the content is to move by it, y downwards.
  package let delta: CGVector
  /// The distance is that of a finger, not that of a wheel's notch.
  package let isPrecise: Bool

  package override var type: EventType { .scroll }

  package init(
    window: UIWindow, position: CGPoint, delta: CGVector, isPrecise: Bool, timestamp: TimeInterval
  ) {
    self.window = window
    self.position = position
    self.delta = delta
    self.isPrecise = isPrecise
    super.init(timestamp: timestamp)
  }
}

/// The pointer moved without being down.
package final class HoverEvent: UIEvent {
  package override var type: EventType { .hover }
}

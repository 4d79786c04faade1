public import Foundation

/// A change of a pointer or a finger.
nonisolated public struct PointerEvent: Sendable, Equatable {
  /// What changed.
  public enum Phase: Sendable { case down, moved, up, cancelled, left }
  /// What it is.
  public enum Kind: Sendable, Equatable { case mouse, touch }

  /// The window under it.
  public var window: UInt32
  /// What changed.
  public var phase: Phase
  /// Mouse or finger.
  public var kind: Kind
  /// The position in the window, in points; may lie outside while a button is down.
  public var location: CGPoint
  /// 0 for the mouse; fingers that are down together have numbers of their own.
  public var id: Int
  /// 1 primary, 2 middle, 3 secondary, 4 and 5 back and forward; 0 while moving.
  public var button: Int
  /// The primary button, or the finger, is down.
  public var isDown: Bool
  /// Keys held meanwhile.
  public var modifiers: KeyModifiers

  /// Makes an event.
  public init(
    window: UInt32, phase: Phase, kind: Kind = .mouse, location: CGPoint, id: Int = 0,
    button: Int = 1, isDown: Bool = false, modifiers: KeyModifiers = []
  ) {
    self.window = window
    self.phase = phase
    self.kind = kind
    self.location = location
    self.id = id
    self.button = button
    self.isDown = isDown
    self.modifiers = modifiers
  }
}

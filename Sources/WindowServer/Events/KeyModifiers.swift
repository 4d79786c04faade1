/// Keys that change what others mean, numbered as in UIKit's `UIKeyModifierFlags`.
nonisolated public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let capsLock = KeyModifiers(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// The logo key.
  public static let command = KeyModifiers(rawValue: 1 << 20)
  /// The key lies on the numeric pad.
  public static let numericPad = KeyModifiers(rawValue: 1 << 21)
}

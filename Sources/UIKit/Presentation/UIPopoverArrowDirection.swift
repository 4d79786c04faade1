/// Where a bubble's arrow may point. Upwards means that the bubble is below its anchor.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards; the bubble is below.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards; the bubble is above.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left; the bubble is on the right.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right; the bubble is on the left.
  public static let right = Self(rawValue: 1 << 3)
  /// Any.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known, as before the bubble is placed.
  public static let unknown = Self(rawValue: UInt.max)
}

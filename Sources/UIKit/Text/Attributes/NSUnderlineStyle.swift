/// How a line under or through text is drawn. Attributes hold its raw value.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, as attributes hold them.
  public let rawValue: Int
  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Made of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Made of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Made of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Made of dashes with two dots between.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
}

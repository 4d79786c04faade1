public import CoreGraphics

nonisolated extension UIFont {
  /// How heavy the strokes are, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1.
    public let rawValue: CGFloat
    /// Makes a weight from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Hairlines.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// For running text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// For titles.
    public static let semibold = Weight(0.3)
    /// For emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }
}

nonisolated extension UIFont.Weight {
  /// The named weights beside those of OpenType, which go from 1 to 1000.
  private static let scale: [(weight: CGFloat, openType: CGFloat)] = [
    (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900), (1, 1000),
  ]

  /// The weight on OpenType's scale; between named weights in proportion.
  var openType: Int {
    let wanted = min(1, max(-1, rawValue.isNaN ? 0 : rawValue))
    let upper = Self.scale.dropFirst().first { $0.weight >= wanted }!
    let lower = Self.scale.last { $0.weight < upper.weight }!
    let part = (wanted - lower.weight) / (upper.weight - lower.weight)
    return Int((lower.openType + part * (upper.openType - lower.openType)).rounded())
  }

  /// The weight of a font on OpenType's scale.
  init(openType: Int) {
    let wanted = min(1000, max(1, CGFloat(openType)))
    let upper = Self.scale.dropFirst().first { $0.openType >= wanted }!
    let lower = Self.scale.last { $0.openType < upper.openType }!
    let part = (wanted - lower.openType) / (upper.openType - lower.openType)
    self.init(lower.weight + part * (upper.weight - lower.weight))
  }
}

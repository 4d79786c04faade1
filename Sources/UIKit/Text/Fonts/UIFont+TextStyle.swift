internal import CoreGraphics
internal import Foundation
internal import TextLayout

nonisolated extension UIFont {
  /// What text is for; its size follows the person's preference.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// Makes a style from its name; one that is not among those below looks like `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles, 34 points by default.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles, 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles, 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles, 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Secondary headings, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Remarks, 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font for a style, in the size that the person prefers.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a style, in the size that `traits` prefer; the current traits if nil.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.preferred(in: traits)
    return UIFont(
      TextFont(size: style.pointSize(at: category), weight: style.weight.openType),
      scaling: .style(style))
  }
}

nonisolated extension UIFont.TextStyle {
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  /// Sizes from extra small to extra extra extra large, then the five for accessibility.
  /// Source: Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  private static let sizes: [Self: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of the style at a category.
  func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    (Self.sizes[self] ?? Self.sizes[.body]!)[category.step]
  }
}

nonisolated extension UIContentSizeCategory {
  /// The place among the categories from small to large; that of `large` for none of them.
  fileprivate var step: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// The category that `traits` ask for, or the current ones if they are nil or don't say.
  static func preferred(in traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified {
      return category
    }
    return UITraitCollection.current.preferredContentSizeCategory
  }
}

import UIKit

/// Fonts and lengths of a style at the size of text that the reader prefers.
struct TextScale: Equatable {
  /// What text grows by from the size `large`; 1 where the style does not follow the reader.
  let factor: CGFloat
  /// The size of text that holds: the reader's, or `large`.
  let category: UIContentSizeCategory

  /// The scale of a style where these traits hold.
  init(_ style: Style, traits: UITraitCollection) {
    category = style.followsTextSize ? traits.preferredContentSizeCategory : .large
    factor =
      style.followsTextSize
      ? UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100 : 1
  }

  /// Whether it is one of the sizes for accessibility.
  var isAccessibility: Bool { category.isAccessibilityCategory }

  /// A font of the style, scaled. One that scales by itself comes in the size that the reader
  /// preferred when it was made, and is not scaled again: it gets its own size for the present one.
  func font(_ font: UIFont) -> UIFont {
    guard let size = font.ownSize(at: category) else {
      return factor == 1 ? font : font.withSize(font.pointSize * factor)
    }
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// A length that holds a line of text, scaled: never less than it was.
  func length(_ length: CGFloat) -> CGFloat { length * max(1, factor) }

  /// A length of what is pressed or ticked, scaled; it grows no further than to twice itself, as it
  /// needs no more to be seen and hit.
  func control(_ length: CGFloat) -> CGFloat { length * min(2, max(1, factor)) }
}

extension UIFont {
  /// The size that the font has by itself at a size of text: that of a text style, or that of one
  /// that `UIFontMetrics` made; nil for a font that has one size.
  fileprivate func ownSize(at category: UIContentSizeCategory) -> CGFloat? {
    let descriptor = fontDescriptor
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    if let style = descriptor.textStyle(.textStyle) {
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    guard let style = descriptor.textStyle(.scalingTextStyle),
      let size = descriptor.object(forKey: .sizeBeforeScaling) as? CGFloat
    else { return nil }
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
    let greatest = descriptor.object(forKey: .greatestScaledSize) as? CGFloat ?? 0
    return greatest > 0 ? min(scaled, greatest) : scaled
  }
}

extension UIFontDescriptor {
  fileprivate func textStyle(_ name: AttributeName) -> UIFont.TextStyle? {
    let value = object(forKey: name)
    return value as? UIFont.TextStyle ?? (value as? String).map(UIFont.TextStyle.init(rawValue:))
  }
}

extension UIFontDescriptor.AttributeName {
  // What a font that `UIFontMetrics` has made says of its scaling. UIKit has no constants for these.
  fileprivate static let scalingTextStyle = Self(rawValue: "UIFontTextStyleForScaling")
  fileprivate static let sizeBeforeScaling = Self(rawValue: "UIFontPointSizeForScaling")
  fileprivate static let greatestScaledSize = Self(rawValue: "UIFontMaximumPointSizeAfterScaling")
}

extension Style.TextStyle {
  /// A text with this style's font and colour where it has none of its own, at a size of text.
  func completing(
    _ text: NSAttributedString, with others: [NSAttributedString.Key: Any] = [:], scale: TextScale
  ) -> NSAttributedString {
    var missing = others
    missing[.font] = font
    missing[.foregroundColor] = color
    let whole = NSMutableAttributedString(string: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      var all = attributes.merging(missing) { own, _ in own }
      all[.font] = (all[.font] as? UIFont).map(scale.font) ?? scale.font(font)
      whole.setAttributes(all, range: range)
    }
    return whole
  }
}

import UIKit

/// Fonts and lengths of a style at the size of text that the reader prefers.
struct TextScale: Equatable {
  /// What text grows by from the size `large`; 1 where the style does not follow the reader.
  let factor: CGFloat
  /// Whether the reader prefers one of the sizes for accessibility.
  let isAccessibility: Bool

  /// The scale of a style where these traits hold.
  init(_ style: Style, traits: UITraitCollection) {
    let category = traits.preferredContentSizeCategory
    factor =
      style.followsTextSize
      ? UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100 : 1
    isAccessibility = style.followsTextSize && category.isAccessibilityCategory
  }

  /// A font of the style, scaled.
  func font(_ font: UIFont) -> UIFont {
    factor == 1 ? font : font.withSize(font.pointSize * factor)
  }

  /// A length that holds a line of text, scaled: never less than it was.
  func length(_ length: CGFloat) -> CGFloat { length * max(1, factor) }
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

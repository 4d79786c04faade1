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

  /// A font of the style, scaled. That of a text style, which comes in the size that the reader
  /// preferred when it was made, is the same style's at the present size.
  func font(_ font: UIFont) -> UIFont {
    if let style = font.ownTextStyle {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      return size == font.pointSize ? font : font.withSize(size)
    }
    return factor == 1 ? font : font.withSize(font.pointSize * factor)
  }

  /// A length that holds a line of text, scaled: never less than it was.
  func length(_ length: CGFloat) -> CGFloat { length * max(1, factor) }

  /// A length of what is pressed or ticked, scaled; it grows no further than to twice itself, as it
  /// needs no more to be seen and hit.
  func control(_ length: CGFloat) -> CGFloat { length * min(2, max(1, factor)) }
}

extension UIFont {
  /// The text style whose font it is, if it is one's.
  fileprivate var ownTextStyle: TextStyle? {
    let value = fontDescriptor.object(forKey: .textStyle)
    return value as? TextStyle ?? (value as? String).map(TextStyle.init(rawValue:))
  }
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

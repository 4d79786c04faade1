internal import CoreGraphics
public import Foundation
internal import TextLayout

/// Scales fonts and lengths of one's own as a text style scales with the person's preference.
///
///     label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: ownFont)
///     label.adjustsFontForContentSizeCategory = true
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales as running text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Scales as a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font of the preferred size, from one that is right for the category `large`.
  ///
  /// DIFFERENCE: a font that has been scaled already is scaled anew from where it began; iOS
  /// raises an exception.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The same, no larger than `maximumPointSize`; 0 sets no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The same for the size that `traits` prefer.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// The same with a limit, for the size that `traits` prefer.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    var baseSize = font.pointSize
    if case .metrics(_, let size, _) = font.scaling { baseSize = size }
    return FontScaling.metrics(style, baseSize: baseSize, maximum: maximumPointSize)
      .font(font.textFont, at: .preferred(in: traits))
  }

  /// A length, scaled to the preferred size of text.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, scaled to the size that `traits` prefer.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    value * style.scale(at: .preferred(in: traits))
  }
}

/// How a font follows the preferred size of text.
nonisolated package enum FontScaling: Hashable, Sendable {
  /// It is the font of a style.
  case style(UIFont.TextStyle)
  /// It is a font of one's own, scaled as a style; a maximum of 0 sets none.
  case metrics(UIFont.TextStyle, baseSize: CGFloat, maximum: CGFloat)

  /// The font at a category.
  func font(_ font: TextFont, at category: UIContentSizeCategory) -> UIFont {
    var scaled = font
    switch self {
    case .style(let style): scaled.size = style.pointSize(at: category)
    case .metrics(let style, let baseSize, let maximum):
      scaled.size = baseSize * style.scale(at: category)
      if maximum > 0 { scaled.size = min(scaled.size, maximum) }
    }
    return UIFont(scaled, scaling: self)
  }
}

nonisolated extension UIFont.TextStyle {
  /// How much larger the style is at a category than at `large`.
  fileprivate func scale(at category: UIContentSizeCategory) -> CGFloat {
    pointSize(at: category) / pointSize(at: .large)
  }
}

nonisolated extension UIFont {
  /// This font as it is at another preferred size of text; itself if it doesn't follow that.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    return scaling.font(textFont, at: .preferred(in: traits))
  }
}

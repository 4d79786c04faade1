internal import CoreGraphics
public import Foundation
package import TextLayout

/// A typeface at a size.
///
///     let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
///     let body = UIFont.preferredFont(forTextStyle: .body)
///     let own = UIFont(name: "Chalkboard SE", size: 17) ?? .systemFont(ofSize: 17)
///
/// Fonts never change. Lengths are in points and fractional: text is laid out alike at every
/// scale of the screen.
///
/// DIFFERENCE: the system font is Inter, not San Francisco.
nonisolated open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What text is laid out with.
  package let textFont: TextFont
  /// How the font follows the preferred size of text; nil for one that doesn't.
  package let scaling: FontScaling?

  package init(_ textFont: TextFont, scaling: FontScaling? = nil) {
    self.textFont = textFont
    self.scaling = scaling
    super.init()
  }

  /// The installed font of that name, or nil.
  ///
  /// - Parameters:
  ///   - fontName: a family ("Inter"), a full name ("Inter Semi Bold") or a PostScript name
  ///     ("Inter-SemiBold"); capitals don't matter.
  ///   - fontSize: in points; 0 or less stands for the system's size.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = TextFont.installed(named: fontName, size: Self.size(fontSize)) else {
      return nil
    }
    self.init(font)
  }

  /// The font that a descriptor describes, or the nearest there is.
  /// - Parameter pointSize: in points; 0 keeps the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.textFont
    if pointSize > 0 { font.size = pointSize }
    self.init(font, scaling: pointSize > 0 ? nil : descriptor.scaling)
  }

  /// The same typeface at another size. Nonsensical sizes stand for the system's.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = textFont
    font.size = Self.size(fontSize)
    return UIFont(font)
  }

  static func size(_ wanted: CGFloat) -> CGFloat {
    wanted > 0 && wanted.isFinite ? wanted : systemFontSize
  }

  // MARK: Names

  /// The PostScript name, such as "Inter-SemiBold".
  open var fontName: String { textFont.postScriptName }
  /// The family's name, such as "Inter".
  open var familyName: String { textFont.familyName }
  /// The description that leads back to this font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont, scaling: scaling) }

  // MARK: Metrics

  private var metrics: FontMetrics { FontMetrics(of: textFont) }

  /// The size.
  open var pointSize: CGFloat { textFont.size }
  /// From the baseline up to the top of the tallest letters.
  open var ascender: CGFloat { metrics.ascender }
  /// From the baseline down to the bottom of the lowest letters; negative.
  open var descender: CGFloat { metrics.descender }
  /// Between the bottom of a line and the top of the next, beyond the line height.
  open var leading: CGFloat { metrics.leading }
  /// The height of capitals.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line.
  open var lineHeight: CGFloat { metrics.lineHeight }

  // MARK: Identity

  /// Answers itself: fonts never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True for the same typeface at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.textFont == textFont && other.scaling == scaling
  }

  /// Agrees with `isEqual`.
  open override var hash: Int { textFont.hashValue }

  /// The name and the size.
  open override var description: String {
    "<UIFont: \(fontName), \(pointSize.formatted()) pt>"
  }
}

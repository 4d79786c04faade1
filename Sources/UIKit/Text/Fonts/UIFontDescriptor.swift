internal import CoreGraphics
public import Foundation
package import TextLayout

/// A description that leads to a font: start from a font's, change it, make a font of it.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
///     let title = UIFont(descriptor: bold!, size: 0)
nonisolated open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  package let textFont: TextFont
  package let scaling: FontScaling?

  package init(_ textFont: TextFont, scaling: FontScaling? = nil) {
    self.textFont = textFont
    self.scaling = scaling
    super.init()
  }

  /// Describes an installed font by name, or the system font where there is none of that name.
  public convenience init(name fontName: String, size: CGFloat) {
    let size = UIFont.size(size)
    self.init(TextFont.installed(named: fontName, size: size) ?? TextFont(size: size))
  }

  /// The description of a text style's font, in the size that the person prefers.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The same in the size that `traits` prefer.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// The font's PostScript name.
  open var postscriptName: String { textFont.postScriptName }
  /// The size in points.
  open var pointSize: CGFloat { textFont.size }
  /// What kind of face it is.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if textFont.weight >= 600 { traits.insert(.traitBold) }
    if textFont.isItalic { traits.insert(.traitItalic) }
    if textFont.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// What is known of one aspect; nil where nothing is.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch (attribute, scaling) {
    case (.name, _): postscriptName
    case (.family, _): textFont.familyName
    case (.size, _): pointSize
    case (.textStyle, .style(let style)): style
    case (.scalingTextStyle, .metrics(let style, _, _)): style
    case (.sizeBeforeScaling, .metrics(_, let size, _)): size
    case (.greatestScaledSize, .metrics(_, _, let greatest)): greatest
    default: nil
    }
  }

  /// The same family and size as another kind of face.
  ///
  /// Nil where the family has no such face: monospaced is a family's nature, and width can't be
  /// chosen.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace]),
      symbolicTraits.contains(.traitMonoSpace) == textFont.isMonospaced
    else { return nil }
    var font = textFont
    let isBold = textFont.weight >= 600
    if symbolicTraits.contains(.traitBold) != isBold { font.weight = isBold ? 400 : 700 }
    font.isItalic = symbolicTraits.contains(.traitItalic)
    return UIFontDescriptor(font, scaling: scaling)
  }

  /// The same face in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = textFont
    font.size = UIFont.size(newPointSize)
    return UIFontDescriptor(font)
  }

  /// The same kind of face of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var font = textFont
    font.family = newFamily
    return UIFontDescriptor(font, scaling: scaling)
  }

  /// The system's face for a purpose; nil where it has none, as for rounded.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: withFamily(nil)
    case .monospaced: withFamily(TextFont.monospacedFamily)
    case .serif: withFamily("serif")
    default: nil
    }
  }

  private func withFamily(_ family: String?) -> UIFontDescriptor {
    var font = textFont
    font.family = family
    return UIFontDescriptor(font, scaling: scaling)
  }

  /// Answers itself: descriptions never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True for a description of the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.textFont == textFont && other.scaling == scaling
  }

  /// Agrees with `isEqual`.
  open override var hash: Int { textFont.hashValue }
}

nonisolated extension UIFontDescriptor {
  /// Names of what a description says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The aspect's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The PostScript name: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size: a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style whose font it is: a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    // Of a font that `UIFontMetrics` has scaled, under the names that archives of such fonts have
    // on iOS: the style that it scales as, its size at the category `large`, and the greatest that it
    // may get, 0 where there is none.
    static let scalingTextStyle = AttributeName(rawValue: "UIFontTextStyleForScaling")
    static let sizeBeforeScaling = AttributeName(rawValue: "UIFontPointSizeForScaling")
    static let greatestScaledSize = AttributeName(rawValue: "UIFontMaximumPointSizeAfterScaling")
  }

  /// Kinds of faces.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than regular.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than regular.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The purposes that a system has faces for.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The purpose's name.
    public let rawValue: String
    /// Makes a purpose from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }
}

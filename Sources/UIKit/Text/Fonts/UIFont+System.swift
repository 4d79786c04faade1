public import CoreGraphics
internal import TextLayout

nonisolated extension UIFont {
  /// The size of text in views: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text on buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The system font. A size of 0 or less stands for the system's.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(TextFont(size: size(fontSize), weight: weight.openType))
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(size: size(fontSize), isItalic: true))
  }

  /// The system's font with characters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      TextFont(family: TextFont.monospacedFamily, size: size(fontSize), weight: weight.openType))
  }

  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      TextFont(size: size(fontSize), weight: weight.openType, features: .monospacedDigits))
  }

  /// The names of the installed families, in alphabetical order.
  public class var familyNames: [String] { TextFont.installedFamilies }

  /// The PostScript names of a family's fonts; empty for a family that is not there.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    TextFont.postScriptNames(ofFamily: familyName)
  }
}

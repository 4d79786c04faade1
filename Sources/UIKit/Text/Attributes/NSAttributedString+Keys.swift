public import Foundation

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`.
  ///
  /// DIFFERENCE: where there is none, text is drawn in the system font at 12 points, on iOS in
  /// Helvetica.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`. The one of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The `UIColor` of the glyphs. Black unless set.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the glyphs. None unless set.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points to add after each character, as a number. Negative values draw them together.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points to add after each character, with the font's kerning left on.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The `UIColor` of the underline. The text's unless set.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`, for the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The `UIColor` of the line through the text. The text's unless set.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Points by which the baseline is raised, as a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL` or a string that the text leads to. It shows in the colour of links, underlined.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSShadow`. None unless set.
  public static let shadow = NSAttributedString.Key("NSShadow")
}

internal import CoreGraphics
public import Foundation

/// How strings are measured and drawn.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's top left is the text's, and lines break at its width. Without it the
  /// rectangle's origin lies on the baseline of the one line that there is.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font says. They always are; a font's leading is part of its
  /// line height here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that there is room for ends in an ellipsis if the text goes on.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far a text may shrink, and what came of it.
nonisolated open class NSStringDrawingContext: NSObject {
  /// How far the font may shrink for the text to fit; 0 and 1 forbid it.
  open var minimumScaleFactor: CGFloat = 0
  /// How far it was shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// What the text took up.
  open internal(set) var totalBounds = CGRect.zero

  /// Makes a context that lets nothing shrink.
  public override init() { super.init() }
}

internal import CoreGraphics
public import Foundation

/// The room that a text view's text is laid out in.
public class NSTextContainer: NSObject {
  /// What lines keep from the sides, in points.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// How many lines there are at most; 0 sets no limit.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// How lines are broken where the text's attributes don't say; what becomes of text beyond the
  /// last line, if there is a limit.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// The room, insets left out; without limit in height.
  public var size: CGSize { textView?.containerSize ?? .zero }

  weak var textView: UITextView?

  private func changed() { textView?.layoutChanged() }
}

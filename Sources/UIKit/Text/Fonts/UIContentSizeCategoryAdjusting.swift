/// A view whose text can follow the person's preferred size.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether it does: fonts of text styles do, and those that `UIFontMetrics` has scaled.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

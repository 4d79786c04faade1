public import Foundation

/// How the lines of a paragraph are set. Lengths are in points.
///
///     let style = NSMutableParagraphStyle()
///     style.alignment = .center
///     style.lineSpacing = 4
///     let text = NSAttributedString(string: "…", attributes: [.paragraphStyle: style])
///
/// A style made with this class never changes; its mutable subclass has the setters.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  /// All that is known of a style. Equal values set text alike.
  package struct Values: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var baseWritingDirection = NSWritingDirection.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
  }

  package fileprivate(set) var values = Values()

  /// The style of text that has none: natural alignment, wrapped between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the default style.
  public override init() { super.init() }

  package init(values: Values) {
    self.values = values
    super.init()
  }

  /// Where the lines stand between the edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way lines run.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Added between the bottom of a line and the top of the next. Never negative.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Added after the paragraph's last line.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added before the paragraph's first line, except at the top of the text.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The natural line height is multiplied by it, before the minimum and the maximum are heeded.
  /// 0 leaves it alone.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Lines are at least so high.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Lines are at most so high; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Answers a style that never changes.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Answers a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// True for a style that sets text alike, mutable or not.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Agrees with `isEqual`.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed until it is given away.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where the lines stand between the edges.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way lines run.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Added between the bottom of a line and the top of the next. Negative values count as 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = max(0, newValue) }
  }
  /// Added after the paragraph's last line.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Added before the paragraph's first line, except at the top of the text.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The natural line height is multiplied by it; 0 leaves it alone.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = max(0, newValue) }
  }
  /// Lines are at least so high.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = max(0, newValue) }
  }
  /// Lines are at most so high; 0 sets no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = max(0, newValue) }
  }
  /// The distance of the first line from the leading edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The distance of the other lines from the leading edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Makes this style like another.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

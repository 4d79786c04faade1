// Longer than most: without the Objective-C runtime only what is declared in the body of a class
// can be overridden, so all that UIKit lets subclasses override stands here. What it does is in
// the files UILabel+….swift.

internal import CoreGraphics
public import Foundation

/// Text that is only read.
///
///     let label = UILabel()
///     label.text = "Delete item?"
///     label.font = .systemFont(ofSize: 17, weight: .semibold)
///     label.numberOfLines = 0
///     label.frame.size = label.sizeThatFits(CGSize(width: 238, height: CGFloat.infinity))
///
/// The text stands in the middle of the bounds' height. It is drawn anew only when something
/// that shows has changed.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Makes a label; it takes no touches, and one line unless told otherwise.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  /// Makes a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
  }

  private func setUpLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  package override class var drawsContent: Bool? { true }

  /// DIFFERENCE: a label of more than 24 million pixels is drawn in a coarser scale, so that a text of
  /// any length takes 96 MB at most; so is every view that has more than 32,767 along a side.
  package override class var mostPixels: CGFloat { 24_000_000 }

  // MARK: Content

  private var plainText: String?
  /// The text with attributes if it was given with some.
  var styledContent: NSAttributedString?
  /// How large the text was found to be.
  var measured = MeasuredSizes()

  /// What it says. Setting it drops the attributes that `attributedText` had.
  open var text: String? {
    get { styledContent?.string ?? plainText }
    set {
      guard styledContent != nil || newValue != plainText else { return }
      plainText = newValue
      styledContent = nil
      textChanged()
    }
  }

  /// What it says, with attributes. Those that are missing are the label's own. Setting it also
  /// sets `font`, `textColor`, `textAlignment` and `lineBreakMode` to what the first character
  /// has; setting one of these later changes all of the text.
  open var attributedText: NSAttributedString? {
    get {
      styledContent ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) }
    }
    set {
      plainText = nil
      styledContent = newValue.map(NSAttributedString.init(attributedString:))
      if let styledContent, styledContent.length > 0 {
        adopt(styledContent.attributes(at: 0, effectiveRange: nil))
      }
      textChanged()
    }
  }

  // MARK: Looks

  var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var storedColor = UIColor.label
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The font: the system's at 17 points unless set; nil sets that again.
  open var font: UIFont! {
    get { storedFont }
    set {
      let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      restyle(.font, font)
      guard styledContent != nil || font != storedFont else { return }
      storedFont = font
      textChanged()
    }
  }

  /// The colour: that of labels unless set; nil sets that again. The tint plays no part.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      let color: UIColor = newValue ?? .label
      restyle(.foregroundColor, color)
      guard styledContent != nil || color != storedColor else { return }
      storedColor = color
      setNeedsDisplay()
    }
  }

  /// Where lines stand. Natural is the side where the interface's language begins, whatever the
  /// text is in.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      restyleParagraphs { $0.alignment = newValue }
      guard newValue != storedAlignment || styledContent != nil else { return }
      storedAlignment = newValue
      setNeedsDisplay()
    }
  }

  /// What becomes of text for which there is no room.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      restyleParagraphs { $0.lineBreakMode = newValue }
      guard newValue != storedLineBreakMode || styledContent != nil else { return }
      storedLineBreakMode = newValue
      textChanged()
    }
  }

  /// How many lines are shown at most; 0 sets no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  /// The colour of the text while highlighted; nil makes no difference.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether it is drawn highlighted, as in a chosen row.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() }
    }
  }

  /// Whether it is drawn at full strength.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a sharp shadow; nil for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// How far the shadow lies from the text; the height grows downwards.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }

  // MARK: Fitting

  /// Whether the font shrinks until the text fits. Without `minimumScaleFactor` it shrinks as far
  /// as it must (seen; Apple's documentation says that it doesn't shrink then).
  ///
  /// DIFFERENCE: Apple documents that a factor of 0 keeps the font as it is; this does what iOS does.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textChanged() } }
  }

  /// How far the font may shrink, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue, adjustsFontSizeToFitWidth { textChanged() } }
  }

  /// Where a single line of shrunk text stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue, adjustsFontSizeToFitWidth { setNeedsDisplay() } }
  }

  /// Whether letters may draw closer together before text is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textChanged() } }
  }

  /// The width at which `intrinsicContentSize` breaks lines; 0 sets no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue, numberOfLines != 1 {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the person's
  /// preferred size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
  }

  /// Draws anew in other colours, and in another size of text.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if adjustsFontForContentSizeCategory,
      traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory
    {
      followContentSizeCategory()
    }
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous)
      || traitCollection.layoutDirection != previous?.layoutDirection
    {
      setNeedsDisplay()
    }
  }

  /// The text, unless another name was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Measuring and drawing, for subclasses to override

  /// The room that the text takes: as wide and high as it, rounded up to whole pixels, at the
  /// bounds' origin, with no more lines than there is height for.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = measuredSize(in: bounds.size, numberOfLines: numberOfLines)
    return CGRect(
      origin: bounds.origin, size: CGSize(width: min(size.width, bounds.width), height: size.height)
    )
  }

  /// Draws the text into the current context, in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    drawFittedText(in: rect, context: context)
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  // MARK: Size

  /// The size of the text when lines break at the width of `size`.
  ///
  /// A label of one line doesn't break, and a width of 0 or less is no limit. The height of `size`
  /// plays no part.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isUnlimited = numberOfLines == 1 || size.width <= 0 || size.width.isNaN
    return textSize(brokenAt: isUnlimited ? .infinity : size.width)
  }

  /// The size of the text, its lines broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let isUnlimited = numberOfLines == 1 || preferredMaxLayoutWidth <= 0
    return textSize(brokenAt: isUnlimited ? .infinity : preferredMaxLayoutWidth)
  }

  package override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, hasText else { return nil }
    return textSize(brokenAt: width)
  }

  package override var baselineOffsets: BaselineOffsets {
    let isUnlimited = numberOfLines == 1 || preferredMaxLayoutWidth <= 0
    let room = CGSize(width: isUnlimited ? .infinity : preferredMaxLayoutWidth, height: .infinity)
    let frame = fit(styledText, in: room, numberOfLines: numberOfLines).frame
    let height = pixelAligned(up: frame.size.height)
    let breaks = numberOfLines != 1 && isUnlimited
    return BaselineOffsets(
      fromTop: frame.firstBaseline, fromBottom: height - frame.lastBaseline,
      centeredHeight: breaks ? nil : height)
  }

  private func textSize(brokenAt width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity),
      limitedToNumberOfLines: numberOfLines
    ).size
  }
}

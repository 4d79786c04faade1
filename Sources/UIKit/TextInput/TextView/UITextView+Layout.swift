internal import CoreGraphics
internal import Foundation
internal import TextLayout

extension UITextView {
  // MARK: The room

  /// Where lines begin and end, and the first one's top, in the content.
  private var lineInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  var containerSize: CGSize {
    CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      height: .greatestFiniteMagnitude)
  }

  private func lineWidth(in width: CGFloat) -> CGFloat {
    let insets = lineInsets
    let sides = isScrollEnabled ? adjustedContentInset.left + adjustedContentInset.right : 0
    return max(0, width - insets.left - insets.right - sides)
  }

  /// Where the laid-out text's top left is in the content.
  var textOrigin: CGPoint {
    let insets = lineInsets
    return CGPoint(x: insets.left, y: insets.top)
  }

  // MARK: The text

  /// The text as it is now laid out.
  var textFrame: TextFrame {
    if let laidOut { return laidOut }
    let frame = layOut(width: lineWidth(in: bounds.width))
    laidOut = frame
    return frame
  }

  private func layOut(width: CGFloat) -> TextFrame {
    traitCollection.withCurrent {
      TextFrame.layOut(
        styledText, width: width, maximumLines: textContainer.maximumNumberOfLines)
    }
  }

  private var styledText: StyledText {
    var shown = editor.content
    let link = linkTextAttributes ?? [:]
    shown.mapAttributes { attributes in
      guard attributes[.link] != nil else { return }
      attributes[.link] = nil
      attributes.merge(link) { $1 }
    }
    if let marked = editor.markedRange {
      var part = shown[marked]
      let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
      part.mapAttributes { $0.merge(style) { $1 } }
      shown.replace(marked, with: part)
    }
    let style = NSMutableParagraphStyle()
    style.alignment = looks.alignment
    style.lineBreakMode = textContainer.lineBreakMode
    let defaults = TextDefaults(
      font: looks.font, color: looks.color, paragraph: TextParagraph(style))
    return StyledText(shown.attributedString, defaults: defaults)
      .resolvingNaturalAlignment(isRightToLeft: isRightToLeft)
  }

  // MARK: Sizes

  func height(forWidth width: CGFloat) -> CGFloat {
    let insets = lineInsets
    let frame = width == bounds.width ? textFrame : layOut(width: lineWidth(in: width))
    return pixelAligned(up: frame.size.height + insets.top + insets.bottom)
  }

  func sizeOfText(in size: CGSize) -> CGSize {
    let insets = lineInsets
    let sides = insets.left + insets.right
    let room = size.width > 0 && size.width < 1e6 ? max(0, size.width - sides) : .infinity
    let frame = layOut(width: room)
    let width = pixelAligned(up: frame.size.width + sides)
    return CGSize(
      width: size.width > 0 ? min(width, size.width) : width,
      height: pixelAligned(up: frame.size.height + insets.top + insets.bottom))
  }

  var fittingSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeOfText(in: CGSize(width: bounds.width, height: 0))
  }

  // MARK: Layout

  func layOutText() {
    let width = lineWidth(in: bounds.width)
    if laidOutWidth != width {
      laidOutWidth = width
      layoutChanged()
    }
    let height = height(forWidth: bounds.width)
    let size = CGSize(width: bounds.width, height: isScrollEnabled ? height : bounds.height)
    if contentSize != size { contentSize = size }
    placeContent()
    placeCaret()
  }

  /// The content draws what is in view, and half as much above and below, so that not each step of
  /// scrolling draws anew.
  private func placeContent() {
    guard
      !content.frame.contains(bounds) || content.frame.width != bounds.width
        || content.frame.height > 3 * bounds.height
    else { return }
    let spare = (bounds.height / 2).rounded()
    content.frame = bounds.insetBy(dx: 0, dy: -spare)
    content.setNeedsDisplay()
  }

  func placeCaret() {
    let rect = caretRect(at: caretPosition)
    if caret.frame != rect { caret.frame = rect }
    if isEditing { InputMethod.begin(for: self, near: rect) }
  }

  // MARK: Places

  /// The caret's place.
  var caretPosition: TextPosition {
    TextPosition(editor.selection.head, caretIsUpstream ? .upstream : .downstream)
  }

  func caretRect(at position: TextPosition) -> CGRect {
    let origin = textOrigin
    var rect = textFrame.caretRect(at: position, width: 0).offsetBy(dx: origin.x, dy: origin.y)
    rect.origin.x = pixelAligned(nearest: rect.minX - TextCaret.width / 2)
    rect.origin.y = pixelAligned(nearest: rect.minY)
    rect.size = CGSize(width: TextCaret.width, height: pixelAligned(nearest: rect.height))
    return rect
  }

  /// The place nearest to a point of the content.
  func position(at point: CGPoint) -> TextPosition {
    let origin = textOrigin
    let position = textFrame.position(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return TextPosition(editor.stops.aligned(down: position.offset), position.affinity)
  }

  /// The stretches that show a range as selected, in the content.
  func selectedStretches(_ range: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    return textFrame.selectionRects(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func selectionRects(of range: Range<Int>) -> [UITextSelectionRect] {
    let stretches = selectedStretches(range)
    return stretches.enumerated().map { index, rect in
      TextOffsetSelectionRect(
        rect, direction: direction(at: range.lowerBound), isFirst: index == 0,
        isLast: index == stretches.count - 1)
    }
  }

  /// Which way the line of an offset reads.
  func direction(at offset: Int) -> NSWritingDirection {
    let line = textFrame.lines[textFrame.lineIndex(of: TextPosition(offset))]
    return line.isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Scrolling

  func scroll(to range: NSRange) {
    layOutText()
    let start = caretRect(at: TextPosition(min(max(0, range.location), editor.length)))
    let end = caretRect(
      at: TextPosition(min(max(0, range.location + range.length), editor.length), .upstream))
    scrollTo(start.union(end))
  }

  /// Keeps the caret in view.
  func scrollToCaret() {
    guard isScrollEnabled else { return }
    layOutText()
    scrollTo(caretRect(at: caretPosition))
  }

  private func scrollTo(_ rect: CGRect) {
    var rect = rect
    // The first and last line are seen with the space around them.
    if rect.minY <= lineInsets.top {
      rect = rect.union(CGRect(x: rect.minX, y: 0, width: 0, height: 1))
    }
    if rect.maxY >= contentSize.height - lineInsets.bottom - 1 {
      rect.size.height = max(rect.height, contentSize.height - rect.minY)
    }
    rect.origin.x = 0
    rect.size.width = 1
    scrollRectToVisible(rect, animated: false)
  }
}

extension UITraitCollection {
  /// Runs a closure with these traits as the current ones, and answers what it answers.
  func withCurrent<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    guard let result else { preconditionFailure("performAsCurrent runs its closure.") }
    return result
  }
}

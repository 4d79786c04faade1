internal import CoreGraphics
internal import Foundation
internal import TextLayout

// How the text is laid out and where that is put. A field that is edited has all of its text on one
// line, moved so that the caret can be seen; one that is not ends text that is too wide in an
// ellipsis.
extension UITextField {
  /// The caret may reach so far out of the text's rectangle.
  static var overhang: CGFloat { TextCaret.width }

  /// The text's rectangle now.
  var currentTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// What is shown of the text: itself with line breaks as spaces, or bullets.
  var displayedText: DisplayedText { DisplayedText(editor.text, isSecure: isSecureTextEntry) }

  /// The text with all its attributes.
  var styledContent: NSAttributedString {
    let styled = NSMutableAttributedString(string: editor.text, attributes: ownAttributes)
    editor.content.attributedString.enumerateAttributes(
      in: NSRange(location: 0, length: editor.content.length)
    ) { attributes, range, _ in styled.addAttributes(attributes, range: range) }
    return styled
  }

  private var defaults: TextDefaults { TextDefaults(font: looks.font, color: looks.color) }

  /// The text as it is laid out.
  private var styledText: StyledText {
    let shown = displayedText
    var part = EditedText(shown.string)
    if !isSecureTextEntry { part = editor.content.restrung(shown.string) }
    let styled = NSMutableAttributedString(
      string: shown.string, attributes: looks.attributes)
    part.attributedString.enumerateAttributes(
      in: NSRange(location: 0, length: part.length)
    ) { attributes, range, _ in styled.addAttributes(attributes, range: range) }
    if let marked = editor.markedRange {
      styled.addAttributes(
        markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue],
        range: shown.displayed(marked).nsRange)
    }
    return finished(StyledText(styled, defaults: defaults))
  }

  /// One line, placed by the field and not by its paragraph's alignment.
  private func finished(_ text: StyledText) -> StyledText {
    var text = text.mapAttributes { $0.paragraph = nil }
    text.paragraph = TextParagraph(
      alignment: .left, lineBreak: isEditing ? .clipping : .truncatingTail)
    return isEnabled ? text : text.faded(to: 0.4)
  }

  /// The text laid out for a size.
  func textFrame(in size: CGSize) -> TextFrame {
    let text = styledText
    func layOut(_ text: StyledText) -> TextFrame {
      TextFrame.layOut(text, width: isEditing ? .infinity : size.width, maximumLines: 1)
    }
    let frame = layOut(text)
    let minimum = looks.minimumFontSize / looks.font.pointSize
    guard looks.shrinks, minimum > 0, frame.size.width > size.width || frame.isTruncated,
      let shrunk = text.shrunk(
        to: minimum,
        until: {
          let frame = layOut($0)
          return !frame.isTruncated && frame.size.width <= size.width
        })
    else { return frame }
    return layOut(shrunk)
  }

  /// The placeholder laid out for a size.
  func placeholderFrame(in size: CGSize) -> TextFrame {
    var defaults = defaults
    defaults.color = .placeholderText
    let placeholder = looks.placeholder ?? NSAttributedString(string: "")
    var text = finished(StyledText(placeholder, defaults: defaults))
    text.paragraph.lineBreak = .truncatingTail
    return TextFrame.layOut(text, width: size.width, maximumLines: 1)
  }

  // MARK: Positions

  /// The y of the baseline in a rectangle, on a whole pixel. It goes by the field's font, so that
  /// text in a fallback font doesn't make the line jump.
  func baseline(in rect: CGRect) -> CGFloat {
    let font = looks.font
    let spare = rect.height - font.lineHeight
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: spare
      default: spare / 2
      }
    return pixelAligned(nearest: rect.minY + top + font.ascender)
  }

  /// Where the frame's left edge is in the field.
  func left(of frame: TextFrame, in rect: CGRect) -> CGFloat {
    let spare = rect.width - frame.size.width
    guard spare > 0 else { return rect.minX - scrollOffset }
    switch looks.alignment {
    case .left: return rect.minX
    case .center: return rect.minX + spare / 2
    case .right: return rect.maxX - frame.size.width
    case .natural, .justified: return isMirrored ? rect.maxX - frame.size.width : rect.minX
    }
  }

  private func origin(of frame: TextFrame, in rect: CGRect) -> CGPoint {
    CGPoint(x: left(of: frame, in: rect), y: baseline(in: rect) - frame.firstBaseline)
  }

  /// Where the caret is at an offset, in the field.
  func caretRect(at offset: Int) -> CGRect {
    let rect = currentTextRect
    let frame = textFrame(in: rect.size)
    let x = left(of: frame, in: rect) + caretX(at: offset, in: frame) - TextCaret.width / 2
    let furthest = max(rect.minX, rect.maxX + Self.overhang - TextCaret.width)
    let line = lineExtent(in: rect)
    return CGRect(
      x: pixelAligned(nearest: min(max(x, rect.minX - Self.overhang), furthest)), y: line.top,
      width: TextCaret.width, height: line.height)
  }

  /// Where caret and selection begin downwards, and how high they are, in whole pixels.
  private func lineExtent(in rect: CGRect) -> (top: CGFloat, height: CGFloat) {
    let top = pixelAligned(nearest: baseline(in: rect) - looks.font.ascender)
    return (top, pixelAligned(nearest: looks.font.lineHeight))
  }

  private func caretX(at offset: Int, in frame: TextFrame) -> CGFloat {
    let isHead = offset == editor.selection.head
    let position = TextPosition(
      displayedText.displayed(offset), isHead && caretIsUpstream ? .upstream : .downstream)
    return frame.caretRect(at: position, width: 0).minX
  }

  /// The place nearest to a point of the field.
  func position(at point: CGPoint) -> TextPosition {
    let rect = currentTextRect
    let frame = textFrame(in: rect.size)
    let local = CGPoint(x: point.x - left(of: frame, in: rect), y: frame.firstBaseline)
    let position = frame.position(at: local)
    return TextPosition(
      editor.stops.aligned(down: displayedText.original(position.offset)), position.affinity)
  }

  /// The stretches that show a range as selected, in the field.
  func selectedStretches(_ range: Range<Int>) -> [CGRect] {
    let rect = currentTextRect
    let frame = textFrame(in: rect.size)
    let left = left(of: frame, in: rect)
    let line = lineExtent(in: rect)
    return frame.selectionRects(for: displayedText.displayed(range)).map {
      CGRect(x: left + $0.minX, y: line.top, width: $0.width, height: line.height)
    }
  }

  // MARK: Scrolling

  /// Moves text that is too wide as little as it takes for the caret to be seen.
  func scrollToCaret() {
    let rect = currentTextRect
    let frame = textFrame(in: rect.size)
    guard isEditing, frame.size.width > rect.width else { return scroll(to: 0) }
    let x = caretX(at: editor.selection.head, in: frame)
    let visible = min(max(scrollOffset, x - rect.width), x)
    scroll(to: min(max(0, visible), frame.size.width - rect.width))
  }

  private func scroll(to offset: CGFloat) {
    let aligned = pixelAligned(nearest: offset)
    guard aligned != scrollOffset else { return }
    scrollOffset = aligned
    content.setNeedsDisplay()
  }

  func layOutContent() {
    scrollToCaret()
    let frame = currentTextRect.insetBy(dx: -Self.overhang, dy: 0)
    if content.frame != frame {
      content.frame = frame
      content.setNeedsDisplay()
    }
    caret.frame = caretRect(at: editor.selection.head)
      .offsetBy(dx: -content.frame.minX, dy: -content.frame.minY)
    if isEditing { InputMethod.begin(for: content, near: caret.frame) }
  }

  // MARK: Drawing

  func drawLaidOutText(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    let frame = textFrame(in: rect.size)
    frame.draw(in: context, at: origin(of: frame, in: rect))
  }

  func drawLaidOutPlaceholder(in rect: CGRect) {
    guard looks.placeholder != nil, let context = UIGraphicsGetCurrentContext() else { return }
    let frame = placeholderFrame(in: rect.size)
    frame.draw(in: context, at: origin(of: frame, in: rect))
  }
}

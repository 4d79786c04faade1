import UIKit

/// A message with links that can be tapped, reached by the Tab key, and found by screen readers.
final class LinkText: UIView, UITextViewDelegate {
  /// Decides about a link before it is opened.
  var shouldOpen: (URL) -> Bool = { _ in true }

  private let style: Style.TextStyle
  private let ground: UIColor
  private let textView = LinkTextView()
  private var text = NSAttributedString(string: "")
  private var stops: [LinkStop] = []

  /// - Parameter ground: what it is on.
  init(style: Style.TextStyle, on ground: UIColor, alignment: NSTextAlignment) {
    self.style = style
    self.ground = ground
    super.init(frame: .zero)
    textView.isEditable = false
    textView.isScrollEnabled = false
    textView.backgroundColor = .clear
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.accessibilityIdentifier = "alert.message"
    textView.textAlignment = alignment
    textView.delegate = self
    // The ring round a link at the end of a line reaches out.
    textView.clipsToBounds = false
    addSubview(textView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether a text has a link in it.
  static func hasLinks(_ text: NSAttributedString) -> Bool { !links(in: text).isEmpty }

  /// The links of a text, in order.
  private static func links(in text: NSAttributedString) -> [(url: URL, range: NSRange)] {
    var found: [(url: URL, range: NSRange)] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole) { value, range, _ in
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else {
        return
      }
      found.append((url, range))
    }
    return found
  }

  /// What screen readers go to: the text, then its links.
  var elements: [UIView] { [textView] + stops }

  /// Shows a text; what it has no font or colour for is shown in the style's.
  func show(_ text: NSAttributedString, scale: TextScale) {
    if text != self.text {
      self.text = text
      makeStops()
    }
    rescale(scale)
  }

  private func makeStops() {
    for stop in stops { stop.removeFromSuperview() }
    stops = Self.links(in: text).enumerated().map { index, link in
      let words = text.attributedSubstring(from: link.range).string
      let stop = LinkStop(words, range: link.range, identifier: "alert.message.link.\(index)") {
        [weak self] in
        if self?.shouldOpen(link.url) == true { UIApplication.shared.open(link.url) }
      }
      textView.addSubview(stop)
      return stop
    }
  }

  /// Shows the text at a size of text.
  func rescale(_ scale: TextScale) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textView.textAlignment
    textView.attributedText = style.completing(
      text, with: [.paragraphStyle: paragraph], scale: scale)
    setNeedsLayout()
  }

  // Links are in the tint, made darker or lighter where that could not be read.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorLinks()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    colorLinks()
  }

  private func colorLinks() {
    textView.linkTextAttributes = [.foregroundColor: tintColor.legible(on: ground)]
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { textView.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = bounds
    textView.layoutIfNeeded()
    for stop in stops { stop.place(at: rects(of: stop.range)) }
  }

  private func rects(of range: NSRange) -> [CGRect] {
    guard
      let start = textView.position(from: textView.beginningOfDocument, offset: range.location),
      let end = textView.position(from: start, offset: range.length),
      let place = textView.textRange(from: start, to: end)
    else { return [] }
    return textView.selectionRects(for: place).map(\.rect).filter { $0.width > 0 }
  }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { shouldOpen(url) }
}

/// The Tab key goes to the links of the text, not to the text.
private final class LinkTextView: UITextView {
  override var canBecomeFocused: Bool { false }
}

import UIKit

/// A message with links that can be tapped.
final class LinkText: UIView, UITextViewDelegate {
  /// Decides about a link before it is opened.
  var shouldOpen: (URL) -> Bool = { _ in true }

  private let style: Style.TextStyle
  private let textView = UITextView()
  private var text = NSAttributedString(string: "")

  init(style: Style.TextStyle, alignment: NSTextAlignment) {
    self.style = style
    super.init(frame: .zero)
    textView.isEditable = false
    textView.isScrollEnabled = false
    textView.backgroundColor = .clear
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.accessibilityIdentifier = "alert.message"
    textView.textAlignment = alignment
    textView.delegate = self
    addSubview(textView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether a text has a link in it.
  static func hasLinks(_ text: NSAttributedString) -> Bool {
    var found = false
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, _, stop in
      guard link != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }

  /// What screen readers go to.
  var element: UIView { textView }

  /// Shows a text; what it has no font or colour for is shown in the style's.
  func show(_ text: NSAttributedString, scale: TextScale) {
    self.text = text
    rescale(scale)
  }

  /// Shows the text at a size of text.
  func rescale(_ scale: TextScale) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textView.textAlignment
    textView.attributedText = style.completing(
      text, with: [.paragraphStyle: paragraph], scale: scale)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { textView.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = bounds
  }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { shouldOpen(url) }
}

import UIKit

/// The card: the text area above, the button area below, both scrolling where they must.
final class AlertCard: UIView {
  let style: Style
  let text: TextArea
  let buttons: ButtonArea

  /// Clips both areas to the card's corners, so that the shadow outside need not be clipped.
  private let clip = UIView()
  private let textScroll = UIScrollView()
  private let buttonScroll = UIScrollView()
  private let seam = UIView()

  init(style: Style, text: TextArea, buttons: ButtonArea) {
    self.style = style
    self.text = text
    self.buttons = buttons
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    accessibilityIdentifier = "alert.card"
    if let tint = style.tint { tintColor = tint }
    clip.layer.cornerRadius = style.cornerRadius
    clip.layer.masksToBounds = style.cornerRadius > 0
    clip.backgroundColor = style.background
    addSubview(clip)
    for (scroll, content) in [(textScroll, text as UIView), (buttonScroll, buttons as UIView)] {
      scroll.alwaysBounceVertical = false
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.addSubview(content)
      clip.addSubview(scroll)
    }
    seam.backgroundColor = style.button.separator
    seam.isHidden = style.button.look != .rows
    clip.addSubview(seam)
    applyLayerStyle()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    layout(width: min(style.width, size.width), maximumHeight: size.height).size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width, maximumHeight: bounds.height)
    clip.frame = bounds
    // A card that was given more height than it needs keeps its buttons at the bottom.
    let slack = max(0, bounds.height - layout.size.height)
    let textFrame = layout.text.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -slack, right: 0))
    let buttonFrame = layout.buttons.offsetBy(dx: 0, dy: slack)
    place(textScroll, at: textFrame, content: text, height: layout.textHeight)
    place(buttonScroll, at: buttonFrame, content: buttons, height: layout.buttonsHeight)
    let hairline = 1 / max(1, traitCollection.displayScale)
    seam.frame = CGRect(x: 0, y: buttonFrame.minY, width: bounds.width, height: hairline)
    seam.isHidden = style.button.look != .rows || buttons.isEmpty || text.isEmpty
    layer.shadowPath =
      style.shadow == nil
      ? nil : UIBezierPath(roundedRect: bounds, cornerRadius: style.cornerRadius).cgPath
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyLayerStyle()
    setNeedsLayout()
  }

  /// Scrolls so that a view of the text area can be seen whole.
  func reveal(_ view: UIView, animated: Bool) {
    let rect = textScroll.convert(view.bounds, from: view)
    textScroll.scrollRectToVisible(rect.insetBy(dx: 0, dy: -8), animated: animated)
  }

  private func place(_ scroll: UIScrollView, at frame: CGRect, content: UIView, height: CGFloat) {
    scroll.frame = frame
    scroll.contentSize = CGSize(width: frame.width, height: height)
    scroll.isScrollEnabled = height > frame.height + 0.5
    content.frame = CGRect(x: 0, y: 0, width: frame.width, height: max(height, frame.height))
  }

  private func layout(width: CGFloat, maximumHeight: CGFloat) -> CardLayout {
    let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
    return CardLayout(
      width: width, textHeight: text.sizeThatFits(fitting).height,
      buttonsHeight: buttons.sizeThatFits(fitting).height, maximumHeight: maximumHeight)
  }

  /// Layers hold plain colours, so they are set anew when light turns to dark.
  private func applyLayerStyle() {
    layer.cornerRadius = style.cornerRadius
    if let border = style.border {
      clip.layer.borderWidth = border.width
      clip.layer.borderColor = border.color.resolvedColor(with: traitCollection).cgColor
    }
    if let shadow = style.shadow {
      layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
      layer.shadowOpacity = Float(shadow.opacity)
      layer.shadowRadius = shadow.radius
      layer.shadowOffset = shadow.offset
    }
  }
}

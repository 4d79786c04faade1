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
  private var icon: OverhangingIcon?
  /// Told when a finger came down on the card, or when none is left there.
  var onTouch: ((_ isDown: Bool) -> Void)?

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
      scroll.delegate = self
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
    layout(width: min(preferredWidth, size.width), maximumHeight: size.height).size
  }

  /// The style's width, and more where the reader needs large letters.
  private var preferredWidth: CGFloat { style.width * min(max(1, text.scale.factor), 1.35) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width, maximumHeight: bounds.height)
    clip.frame = bounds
    icon?.center = CGPoint(x: bounds.midX, y: overhang > 0 ? 0 : 16 + OverhangingIcon.side / 2)
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
    accessibilityElements = elements
  }

  /// What screen readers go to, in order: title, message, pictures that have a description,
  /// content, fields, buttons as they are read.
  var elements: [UIView] {
    let icons = [icon].compactMap { $0 }.filter { $0.isAccessibilityElement }
    return icons + text.elements + buttons.buttonsAsRead
  }

  // MARK: Icon

  /// How far the icon stands out above the card.
  private(set) var overhang: CGFloat = 0

  /// Shows a picture half above the top edge, or wholly inside where nothing can stand out.
  func show(icon image: UIImage?, described description: String?, standsOut: Bool) {
    icon?.removeFromSuperview()
    icon = image.map { image in
      let icon = OverhangingIcon(ground: style.background)
      icon.image = image
      icon.isAccessibilityElement = description != nil
      icon.accessibilityLabel = description
      addSubview(icon)
      return icon
    }
    let side = OverhangingIcon.side
    overhang = icon != nil && standsOut ? side / 2 : 0
    text.topSpace = icon == nil ? 0 : standsOut ? side / 2 - 8 : side
    setNeedsLayout()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if bounds.contains(point) { return true }
    guard let icon else { return false }
    return icon.point(inside: convert(point, to: icon), with: event)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    onTouch?(true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    onTouch?(false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    // A drag took the touch over; the finger is there still, and leaves with the drag.
    if !isDragging { onTouch?(false) }
  }

  private var isDragging: Bool { textScroll.isDragging || buttonScroll.isDragging }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyLayerStyle()
    rescale()
    setNeedsLayout()
  }

  /// Fits all fonts to the size of text that holds here.
  private func rescale() {
    let scale = TextScale(style, traits: traitCollection)
    guard scale != text.scale else { return }
    text.rescale(scale)
    buttons.rescale(scale)
    onRescale?()
  }

  /// Told when the size of text changed, and with it the card's.
  var onRescale: (() -> Void)?

  /// Scrolls so that what went wrong can be read.
  func revealProblem() {
    layoutIfNeeded()
    reveal(text.problemView, animated: true)
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

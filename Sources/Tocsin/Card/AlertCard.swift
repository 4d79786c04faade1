import UIKit

/// The card: the text area above, the button area below, both scrolling where they must.
final class AlertCard: UIView {
  let style: Style
  let text: TextArea
  let buttons: ButtonArea
  /// Told of the fingers on the card.
  var drag: CardDrag?
  /// The finger that goes over the buttons.
  private(set) lazy var finger = ButtonFinger(card: self)
  /// Whether the card scrolls after what has the focus when its size changes; from when it is in
  /// its place, as at first everybody reads from the top.
  var followsFocus = false
  /// The control among the fields that the Tab key came to.
  weak var focusedControl: UIView?

  /// Clips both areas to the card's outline, so that the shadow outside need not be clipped.
  private let ground: CardGround
  let textScroll = CardScrollView()
  let buttonScroll = CardScrollView()
  /// Where a key has sent a scroll view that is still on its way.
  var scrollGoal: CGFloat?
  let seam = UIView()
  /// What the style lays the card out with, and the parts that it was built of.
  private var custom: (holder: ContentHolder, parts: [UIView])?
  /// The ground of the buttons, where they have one of their own.
  private let bar: UIView?
  private var icon: OverhangingIcon?
  /// Told when a finger came down on the card, or when none is left there.
  var onTouch: ((_ isDown: Bool) -> Void)?

  /// What the placement makes of the card's outline.
  var shape = CardShape() {
    didSet {
      guard shape != oldValue else { return }
      ground.take(shape)
      setNeedsLayout()
    }
  }

  init(style: Style, text: TextArea, buttons: ButtonArea) {
    self.style = style
    self.text = text
    self.buttons = buttons
    ground = CardGround(style: style)
    bar = style.button.ground.map { _ in UIView() }
    super.init(frame: .zero)
    accessibilityIdentifier = "alert.card"
    if let tint = style.tint { tintColor = tint }
    addSubview(ground)
    if let bar {
      bar.backgroundColor = style.button.ground
      ground.addSubview(bar)
    }
    for (scroll, content) in [(textScroll, text as UIView), (buttonScroll, buttons as UIView)] {
      scroll.alwaysBounceVertical = false
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = self
      scroll.addSubview(content)
      ground.addSubview(scroll)
    }
    ground.addSubview(seam)
    applyShadow()
    if style.parallax > 0 { addMotionEffect(.sway(by: style.parallax)) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(.styled, within: size, shape: CardShape())
  }

  /// The style's width, and more where the reader needs large letters.
  private var preferredWidth: CGFloat { style.width * min(max(1, text.scale.factor), 1.35) }

  override func layoutSubviews() {
    super.layoutSubviews()
    rebuild()
    ground.frame = bounds
    let inner = bounds.inset(by: shape.insets)
    let layout = layout(width: inner.width, maximumHeight: inner.height)
    icon?.center = CGPoint(
      x: inner.midX, y: inner.minY + (overhang > 0 ? 0 : 16 + OverhangingIcon.side / 2))
    // A card that was given more height than it needs keeps its buttons at the bottom.
    let slack = max(0, inner.height - layout.size.height)
    let textFrame = layout.text.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -slack, right: 0))
    let buttonFrame = layout.buttons.offsetBy(dx: 0, dy: slack)
    let roomBefore = textScroll.bounds.size
    place(
      textScroll, at: textFrame, in: inner, content: custom?.holder.view ?? text,
      height: layout.textHeight)
    place(buttonScroll, at: buttonFrame, in: inner, content: buttons, height: layout.buttonsHeight)
    let hairline = 1 / max(1, traitCollection.displayScale)
    let body = shape.body(in: bounds)
    let top = inner.minY + buttonFrame.minY
    seam.frame = CGRect(x: body.minX, y: top, width: body.width, height: hairline)
    bar?.frame = CGRect(x: body.minX, y: top, width: body.width, height: body.maxY - top)
    bar?.isHidden = buttons.isEmpty || custom != nil
    showSeam()
    layer.shadowPath =
      style.shadow == nil
      ? nil : CardOutline.path(shape, in: bounds, cornerRadius: style.cornerRadius).cgPath
    accessibilityElements = elements
    if textScroll.bounds.size != roomBefore, followsFocus { keepFocusInSight() }
  }

  /// Shows the line above the buttons where the style has one, and in every style while text goes on
  /// below it: what is cut there may be blank, and its fading unseen.
  func showSeam() {
    let isStyled = style.button.look == .rows && !text.isEmpty
    seam.isHidden = custom != nil || buttons.isEmpty || !(isStyled || textScroll.goesOnBelow)
    seam.backgroundColor =
      isStyled ? style.button.separator : style.message.color.withAlphaComponent(0.25)
  }

  /// What screen readers go to, in order: title, message, pictures that have a description,
  /// content, fields, buttons as they are read.
  var elements: [UIView] {
    let icons = [icon].compactMap { $0 }.filter { $0.isAccessibilityElement }
    let others: [UIView] = text.elements + buttons.buttonsAsRead
    // A layout of the style's own may leave parts out.
    return icons + (custom == nil ? others : others.filter { $0.isDescendant(of: self) })
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

  /// The icon belongs to the card, what is beside an arrow doesn't.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let icon, icon.point(inside: convert(point, to: icon), with: event) { return true }
    guard shape.arrow != nil else { return bounds.contains(point) }
    return CardOutline.path(shape, in: bounds, cornerRadius: 0).contains(point)
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(to: context.nextFocusedView)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    onTouch?(true)
    drag?.began(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    drag?.moved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    onTouch?(false)
    drag?.ended(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    // A drag took the touch over; the finger is there still, and leaves with the drag.
    if !isDragging { onTouch?(false) }
    drag?.cancelled(touches)
  }

  /// Whether a finger scrolls something.
  var isDragging: Bool { textScroll.isDragging || buttonScroll.isDragging }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyShadow()
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

  private func place(
    _ scroll: UIScrollView, at frame: CGRect, in inner: CGRect, content: UIView, height: CGFloat
  ) {
    let size = CGSize(width: frame.width, height: height)
    // Together they may leave what is seen as it is; one by one, the smaller would move it.
    if height > scroll.contentSize.height { scroll.contentSize = size }
    scroll.frame = frame.offsetBy(dx: inner.minX, dy: inner.minY)
    scroll.contentSize = size
    scroll.isScrollEnabled = height > frame.height + 0.5
    content.frame = CGRect(x: 0, y: 0, width: frame.width, height: max(height, frame.height))
  }

  /// Lets the style lay the card out anew where parts came or went.
  private func rebuild() {
    guard let build = style.parts.card else { return }
    let parts = text.parts(buttons: buttons.buttons)
    guard !parts.all.elementsEqual(custom?.parts ?? [], by: { $0 === $1 }) else { return }
    custom?.holder.view.removeFromSuperview()
    text.removeFromSuperview()
    buttons.removeFromSuperview()
    for part in parts.all { part.isHidden = false }
    let view = Self.pinned(build(parts), width: style.width)
    custom = (ContentHolder(view: view), parts.all)
    textScroll.addSubview(view)
  }

  /// A view of constraints inside one that is given a frame; others as they are.
  private static func pinned(_ view: UIView, width: CGFloat) -> UIView {
    guard !view.constraints.isEmpty || view is UIStackView else { return view }
    // Room for the constraints until they have been measured.
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1000))
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: holder.topAnchor),
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    return holder
  }

  private func layout(width: CGFloat, maximumHeight: CGFloat) -> CardLayout {
    rebuild()
    if let custom {
      return CardLayout(
        width: width, textHeight: custom.holder.size(in: width).height, buttonsHeight: 0,
        maximumHeight: maximumHeight)
    }
    let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
    return CardLayout(
      width: width, textHeight: text.sizeThatFits(fitting).height,
      buttonsHeight: buttons.sizeThatFits(fitting).height, cuts: buttons.cuts(width: width),
      maximumHeight: maximumHeight)
  }

  /// Layers hold plain colours, so they are set anew when light turns to dark.
  private func applyShadow() {
    guard let shadow = style.shadow else { return }
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
  }
}

extension AlertCard: CardSizing {
  var cornerRadius: CGFloat { style.cornerRadius }

  func size(_ width: CardWidth, within limit: CGSize, shape: CardShape) -> CGSize {
    let insets = shape.insets
    let room = CGSize(
      width: max(0, limit.width - insets.left - insets.right),
      height: max(0, limit.height - insets.top - insets.bottom))
    let inner: CGFloat
    switch width {
    case .styled: inner = min(preferredWidth, room.width)
    case .full: inner = room.width
    case .hugging: inner = min(preferredWidth, room.width, huggingWidth)
    }
    var size = layout(width: inner, maximumHeight: room.height).size
    size.height = max(size.height, min(style.minimumHeight, room.height))
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// The width in which no line of the content breaks that needn't.
  private var huggingWidth: CGFloat { ceil(max(text.naturalWidth, buttons.naturalWidth)) }
}

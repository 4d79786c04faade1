import UIKit

/// The button of an action, as a row or filled: an icon, or a spinner while the action works, and
/// a title on as many lines as it needs.
final class AlertButton: UIButton {
  let action: Action
  /// Whether this is the button that Return presses.
  let isEmphasized: Bool
  /// Called when the button has been pressed or, where it must be, held long enough.
  var onPress: (() -> Void)?
  /// The finger that goes over the card's buttons.
  weak var finger: ButtonFinger?

  private let style: Style
  private let label = UILabel()
  // Made when first needed: most buttons have none of them.
  private var ground: UIView?
  private(set) var fill: UIView?
  private var iconView: UIImageView?
  private var ring: ProgressRing?
  /// What the style builds in the place of ground, icon and title.
  private var face: ContentHolder?
  private var scale: TextScale
  var holding: Countdown?
  private let inset: CGFloat = 10
  private let iconSpacing: CGFloat = 8

  init(
    action: Action, identifier: String, isEmphasized: Bool, style: Style,
    scale: TextScale
  ) {
    self.action = action
    self.isEmphasized = isEmphasized
    self.style = style
    self.scale = scale
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = identifier
    label.numberOfLines = 0
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.isUserInteractionEnabled = false
    addSubview(label)
    listen()
    refresh()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Looks

  /// Shows the action as it is now.
  func refresh() {
    label.text = action.title
    label.font = scale.font(isEmphasized ? style.button.emphasizedFont : style.button.font)
    makeParts()
    iconView?.image = action.icon
    accessibilityLabel = action.title
    accessibilityValue = nil
    isEnabled = action.canBePressed
    ring?.isHidden = !action.isWorking || style.parts.button != nil
    if action.isWorking { ring?.spin() } else { ring?.stop() }
    applyColors()
    setNeedsLayout()
  }

  /// Makes the parts that the action needs by now.
  private func makeParts() {
    if action.icon != nil, iconView == nil {
      let view = UIImageView()
      view.contentMode = .scaleAspectFit
      view.isAccessibilityElement = false
      insertSubview(view, belowSubview: label)
      iconView = view
    }
    if action.isWorking, ring == nil {
      let view = ProgressRing()
      view.isUserInteractionEnabled = false
      addSubview(view)
      ring = view
    }
    if action.holdTime != nil, fill == nil {
      let view = UIView()
      madeGround().addSubview(view)
      fill = view
    }
  }

  /// What is behind everything else, with the style's corners.
  private func madeGround() -> UIView {
    if let ground { return ground }
    let view = UIView()
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    ground = view
    setNeedsLayout()
    return view
  }

  /// Shows everything at another size of text.
  func rescale(_ scale: TextScale) {
    self.scale = scale
    refresh()
  }

  override var isHighlighted: Bool { didSet { applyColors() } }
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { applyColors() } } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColors()
  }

  private func applyColors() {
    let isPressed = isHighlighted && action.holdTime == nil
    if let build = style.parts.button { return show(face: build(state(isPressed: isPressed))) }
    let colors = ButtonColors(
      style: style, role: action.role, tint: tintColor, isStrong: isEmphasized,
      isLive: isEnabled || action.isWorking, isPressed: isPressed)
    label.textColor = colors.title
    iconView?.tintColor = colors.title
    ring?.color = colors.title
    let hasGround = colors.ground != .clear || colors.border != nil
    guard let ground = hasGround ? madeGround() : ground else { return }
    ground.backgroundColor = colors.ground
    ground.alpha = isPressed && style.button.look == .filled ? 0.72 : 1
    fill?.backgroundColor = colors.fill
    // Layers hold plain colours, so they are set anew when light turns to dark.
    ground.layer.borderWidth = colors.border == nil ? 0 : style.button.border?.width ?? 1
    ground.layer.borderColor = colors.border?.resolvedColor(with: traitCollection).cgColor
  }

  private func state(isPressed: Bool) -> Style.ButtonFace {
    Style.ButtonFace(
      action: action, isEmphasized: isEmphasized, isEnabled: isEnabled, isPressed: isPressed,
      isWorking: action.isWorking, tint: style.button.tint ?? tintColor)
  }

  private func show(face view: UIView) {
    guard view !== face?.view else { return }
    face?.view.removeFromSuperview()
    face = ContentHolder(view: view)
    view.isUserInteractionEnabled = false
    insertSubview(view, belowSubview: label)
    ground?.backgroundColor = .clear
    label.isHidden = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// For cards that are laid out by constraints.
  override var intrinsicContentSize: CGSize {
    let width = fittingWidth
    return CGSize(
      width: width,
      height: sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }

  /// The width that the button needs for its title on one line.
  var fittingWidth: CGFloat {
    if let face { return face.naturalSize.width }
    return naturalTitleSize.width.rounded(.up) + iconWidth + 2 * inset
  }

  /// The size of the title where no line of it breaks by itself.
  private var naturalTitleSize: CGSize {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let face {
      return CGSize(width: size.width, height: face.size(in: size.width).height)
    }
    let title = titleSize(in: size.width)
    return CGSize(
      width: size.width, height: max(scale.length(style.button.height), title.height + 18))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground?.frame = bounds
    face?.view.frame = bounds
    ground?.layer.cornerRadius = min(style.button.cornerRadius, bounds.height / 2)
    layOutFill()
    if iconWidth == 0 {
      label.frame = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    } else {
      layOutIcon()
    }
    iconView?.isHidden = action.icon == nil || action.isWorking || face != nil
  }

  /// The icon stands before the title, and both together in the middle.
  private func layOutIcon() {
    let title = titleSize(in: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = ((bounds.width - title.width - iconWidth) / 2).rounded()
    label.frame = CGRect(
      x: isMirrored ? x : x + iconWidth, y: ((bounds.height - title.height) / 2).rounded(),
      width: title.width, height: title.height)
    let iconFrame = CGRect(
      x: isMirrored ? label.frame.maxX + iconSpacing : x, y: (bounds.height - iconSide) / 2,
      width: iconSide, height: iconSide)
    iconView?.frame = iconFrame
    ring?.frame = iconFrame
  }

  private var iconSide: CGFloat { (label.font.lineHeight * 0.95).rounded() }

  private var iconWidth: CGFloat {
    action.icon != nil || action.isWorking ? iconSide + iconSpacing : 0
  }

  private func titleSize(in width: CGFloat) -> CGSize {
    let room = max(0, width - 2 * inset - iconWidth)
    var size = naturalTitleSize
    if size.width > room {
      size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }
    return CGSize(width: min(room, size.width.rounded(.up)), height: size.height.rounded(.up))
  }

  // MARK: Touches

  // The card's finger presses the button that it is lifted on, so these don't call `super`.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger?.began(touches, on: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger?.moved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger?.ended(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger?.cancelled(touches)
  }

  /// Whoever can't see need not hold: asking twice is the screen reader's own way.
  override func accessibilityActivate() -> Bool {
    guard takesFinger else { return false }
    onPress?()
    return true
  }
}

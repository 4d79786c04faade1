// Longer than most, as what subclasses override must stand in the body of the class.

public import Foundation
internal import QuartzCore

/// A control that is on or off.
///
///     let music = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
///     music.isOn = true
///     music.addAction(UIAction { _ in play(music.isOn) }, for: .valueChanged)
///
/// A tap, a drag of the thumb, and Space where it has the focus turn it over. `valueChanged` is
/// sent when a person did that, never when the program did. Its size is its own: 51 × 31 points,
/// or 77 × 27 in the classic look, whatever frame it is given.
open class UISwitch: UIControl {
  /// How a switch works.
  nonisolated public enum Style: Int, Sendable {
    /// As is the custom of the machine.
    case automatic = 0
    /// A box with a check mark, on the Mac only.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }

  /// Of what time a switch looks.
  ///
  /// DIFFERENCE: with UIKit the version of the system decides.
  nonisolated public enum Look: Int, Sendable {
    /// iOS 13 and later: plain colours and a thumb that stretches. `onImage` and `offImage` do not
    /// show.
    case modern = 0
    /// iOS 6: a glossy strip that says ON and OFF, or shows `onImage` and `offImage`.
    case classic = 1
  }

  /// The look of switches that are yet to be made.
  public static var defaultLook = Look.modern

  /// Of what time this switch looks; changes its size.
  open var look = UISwitch.defaultLook { didSet { if look != oldValue { changeFace() } } }

  /// Whether the switch is on. Setting it moves the thumb at once and sends no event.
  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }
  /// Turns the switch over, the thumb sliding where that is asked for. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isTurnedOn else { return }
    isTurnedOn = on
    showPose(animated: animated)
  }

  /// The colour of the strip while on; nil is green, in the classic look blue.
  open var onTintColor: UIColor? { didSet { showLooks() } }
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? { didSet { showLooks() } }
  /// The picture while on, at most 77 × 27 points; shows in the classic look only.
  open var onImage: UIImage? { didSet { showLooks() } }
  /// The picture while off, at most 77 × 27 points; shows in the classic look only.
  open var offImage: UIImage? { didSet { showLooks() } }

  /// What stands beside a check box. A sliding switch only tells it to screen readers.
  open var title: String?
  /// How the switch should work. Check boxes are for the Mac, and none are made here.
  open var preferredStyle = Style.automatic
  /// How the switch works.
  open var style: Style { .sliding }

  private var isTurnedOn = false
  private var face: any SwitchFace = ModernSwitchFace()
  /// Where the thumb is held, 0 for off to 1 for on; nil where nobody holds it.
  private var heldTravel: CGFloat?
  private var isHeld = false
  private var touchStart = CGPoint.zero

  /// A switch at the origin of a frame, turned off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSwitch()
  }

  /// A switch that is turned off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSwitch()
  }

  private func setUpSwitch() {
    isAccessibilityElement = true
    isOpaque = false
    changeFace()
  }

  package override class var drawsContent: Bool? { self == UISwitch.self ? false : nil }

  // MARK: Size

  private var ownSize: CGSize {
    look == .modern ? ModernSwitchFace.size : ClassicSwitchFace.size
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        super.frame = CGRect(origin: newValue.origin, size: ownSize)
      } else {
        center = CGPoint(x: newValue.midX, y: newValue.midY)
      }
    }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: ownSize) }
  }
  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  // MARK: Looks

  private func changeFace() {
    face.removeFromSuperview()
    face = look == .modern ? ModernSwitchFace() : ClassicSwitchFace()
    frame = CGRect(origin: frame.origin, size: ownSize)
    layer.cornerRadius = ownSize.height / 2
    addSubview(face)
    invalidateIntrinsicContentSize()
    showLooks()
    showPose(animated: false)
  }

  private func showLooks() {
    face.showLooks(
      SwitchLooks(
        on: onTintColor, off: ownTintColor, thumb: thumbTintColor, onImage: onImage,
        offImage: offImage))
  }

  private func showPose(animated: Bool) {
    let travel = heldTravel ?? (isTurnedOn ? 1 : 0)
    let pose = SwitchPose(
      isOn: heldTravel.map { $0 >= 0.5 } ?? isTurnedOn, travel: travel, isHeld: isHeld,
      isRightToLeft: isRightToLeft)
    if animated, window != nil {
      face.animate { [face] in face.show(pose) }
    } else {
      UIView.performWithoutAnimation { face.show(pose) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showPose(animated: false)
  }

  override func stateDidChange() {
    super.stateDidChange()
    face.alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
    updateFocusRing()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      showPose(animated: false)
    }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { showPose(animated: false) }
  }

  // MARK: Being turned over

  /// How far a finger must go for the thumb to follow it, in points.
  private static let dragThreshold: CGFloat = 4

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self)
    isHeld = true
    showPose(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    var way = touch.location(in: self).x - touchStart.x
    guard heldTravel != nil || abs(way) >= Self.dragThreshold else { return true }
    if face.isMirrored(isRightToLeft: isRightToLeft) { way = -way }
    let wasOn = heldTravel.map { $0 >= 0.5 } ?? isTurnedOn
    let travel = ((isTurnedOn ? 1 : 0) + way / face.travelLength).clamped(to: 0...1)
    // The colour crosses over in its own time; the thumb stays under the finger.
    let isFirst = heldTravel == nil
    heldTravel = travel
    showPose(animated: isFirst || wasOn != (travel >= 0.5))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let target: Bool
    if let heldTravel {
      target = heldTravel >= 0.5
    } else {
      let slop = Self.touchSlop
      let place = touch?.location(in: self) ?? touchStart
      let isInside = bounds.insetBy(dx: -slop, dy: -slop).contains(place)
      target = isInside ? !isTurnedOn : isTurnedOn
    }
    letGo()
    turn(to: target, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    letGo()
    showPose(animated: true)
  }

  private func letGo() {
    heldTravel = nil
    isHeld = false
  }

  /// What a person does: moves the thumb, and tells of a change.
  private func turn(to on: Bool, _ event: UIEvent? = nil) {
    let isChange = on != isTurnedOn
    isTurnedOn = on
    showPose(animated: true)
    if isChange, isEnabled { sendValueChanged(event) }
  }

  override func changeValue(by key: UIKey, isRepeat: Bool) -> Bool {
    guard key.keyCode == .keyboardSpacebar else { return false }
    if !isRepeat { turn(to: !isTurnedOn) }
    return true
  }

  /// The thumb is dragged; nothing around moves along.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    turn(to: !isTurnedOn)
    return true
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// "1" for on and "0" for off, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isTurnedOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union([.button, .toggleButton])
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  package override var descriptionDetails: [String] {
    [isTurnedOn ? "on" : "off"] + (isEnabled ? [] : ["disabled"])
  }
}

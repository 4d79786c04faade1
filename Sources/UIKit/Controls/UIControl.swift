public import CoreGraphics

/// A view that is used: pressed, switched, typed into. Tells of it by events.
///
///     button.addAction(UIAction { _ in save() }, for: .touchUpInside)
///     button.addTarget(self, action: Page.save, for: .touchUpInside)
///
/// A finger may leave the control by `touchSlop` and counts as inside still. Of one change the
/// events come in the order: touch down, value or editing changed, touch up inside, primary action
/// triggered; of one event the actions come in the order in which they were added. A value that
/// changes while a finger is down, or by a key, triggers the primary action at once.
open class UIControl: UIView {
  /// How far outside a tracked finger counts as inside, in points (seen).
  static let touchSlop: CGFloat = 70

  package override class var drawsContent: Bool? { self == UIControl.self ? false : nil }

  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is being pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where the content is downwards.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// Where the content is across.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// Where the content is across, with leading and trailing as left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// The states that the control is in, together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether a finger is followed.
  open internal(set) var isTracking = false
  /// Whether the followed finger is within.
  open internal(set) var isTouchInside = false

  var handlers = ControlHandlers()
  /// Set while a finger is being lifted.
  var isEndingTouch = false
  /// A value changed as a finger was lifted: the primary action is yet to come.
  var owesPrimaryAction = false

  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a control with a frame and an action for what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state changed: what shows it must follow.
  func stateDidChange() { setNeedsLayout() }

  /// A finger was lifted within, or a key pressed the control. Buttons add what they are for.
  func pressed(_ event: UIEvent?) { callHandlers(for: .touchUpInside, event) }

  // MARK: Tracking

  /// A finger came down.
  /// - Returns: whether it is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The followed finger moved.
  /// - Returns: whether to follow on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The followed finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The followed finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouches(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moveTouches(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouches(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouches(event)
  }

  /// A tap that a recogniser further out waits for doesn't take a control's own tap away.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled
    else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Keys and focus

  open override var canBecomeFocused: Bool { isEnabled }

  /// Whether Return and Space press the control while it has the focus.
  var isPressedByKeys: Bool { false }
  /// The key that presses the control now.
  var pressingKey: UIPress?
  /// Lets a key that went down, or repeats, change the value while the control has the focus.
  /// - Returns: whether the key means something here.
  func changeValue(by key: UIKey, isRepeat: Bool) -> Bool { false }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if beginKeyPress(presses) || changeValue(by: presses, isRepeat: false) { return }
    super.pressesBegan(presses, with: event)
  }
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if pressingKey != nil || changeValue(by: presses, isRepeat: true) { return }
    super.pressesChanged(presses, with: event)
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !endKeyPress(presses, isCancelled: false) { super.pressesEnded(presses, with: event) }
  }
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !endKeyPress(presses, isCancelled: true) { super.pressesCancelled(presses, with: event) }
  }

  package override func focusDidChange() {
    super.focusDidChange()
    updateFocusRing()
    stateDidChange()
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    press()
    return true
  }

  // MARK: Actions

  /// Does an action as the control's.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Calls all actions for some events.
  open func sendActions(for controlEvents: Event) { callHandlers(for: controlEvents, nil) }
}

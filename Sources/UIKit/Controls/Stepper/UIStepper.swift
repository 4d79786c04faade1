// Longer than most, as what subclasses override must stand in the body of the class.

public import CoreGraphics
internal import QuartzCore

/// A control of a minus and a plus.
///
/// A press changes the value as soon as the finger comes down, and again and again, faster and
/// faster, while it stays. Arrow keys do the same. 94 × 32 points, whatever frame it is given.
open class UIStepper: UIControl {
  /// The value, kept within the range. Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set { setValue(newValue) }
  }
  /// The least value, at most the greatest.
  open var minimumValue: Double {
    get { range.lowerBound }
    set { setRange(newValue, range.upperBound) }
  }
  /// The greatest value, at least the least.
  open var maximumValue: Double {
    get { range.upperBound }
    set { setRange(range.lowerBound, newValue) }
  }
  /// By how much a press changes the value; more than 0.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else {
        return UIKitLog.warn("A stepper's stepValue must be more than 0, not \(newValue).")
      }
      storedStep = newValue
    }
  }
  /// Whether `valueChanged` is sent at each step, and not only when the finger leaves.
  open var isContinuous = true
  /// Whether a press that stays makes more steps.
  open var autorepeat = true
  /// Whether a step beyond one end comes in at the other.
  open var wraps = false { didSet { showLooks() } }

  private var storedValue = 0.0
  private var storedStep = 1.0
  private var range = 0.0...100.0
  private var images = StepperImages()
  private let background = UIImageView()
  private let halves = [StepperHalf(isPlus: false), StepperHalf(isPlus: true)]
  private let divider = UIImageView()
  /// The half under the finger: −1, 1, or 0 for none.
  private var pressed = 0
  private var timer: MediaTimer?
  private var stepsInRow = 0
  private var valueAtTouch = 0.0

  /// A stepper at the origin of a frame: at 0 of 0 to 100.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpStepper()
  }

  /// A stepper at 0 of 0 to 100.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpStepper()
  }

  private func setUpStepper() {
    isAccessibilityElement = true
    isOpaque = false
    layer.cornerRadius = Self.cornerRadius
    background.layer.cornerRadius = Self.cornerRadius
    background.clipsToBounds = true
    addSubview(background)
    for half in halves { addSubview(half) }
    addSubview(divider)
    frame = CGRect(origin: frame.origin, size: Self.size)
    showLooks()
  }

  package override class var drawsContent: Bool? { self == UIStepper.self ? false : nil }

  // MARK: Size

  private static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8

  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        super.frame = CGRect(origin: newValue.origin, size: Self.size)
      } else {
        center = CGPoint(x: newValue.midX, y: newValue.midY)
      }
    }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Pictures

  /// Sets the picture behind both halves in a state; nil is the plain ground.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.background[state] = image
    showLooks()
  }
  /// The picture behind both halves in a state.
  open func backgroundImage(for state: State) -> UIImage? { images.background.shown(in: state) }
  /// Sets the picture between the halves while they are in given states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[StepperImages.Sides(left: leftState, right: rightState)] = image
    showLooks()
  }
  /// The picture between the halves while they are in given states.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    images.divider(left: state, right: rightSegmentState)
  }
  /// Sets the picture on the half that steps up, in the tint where it is a template; nil is a plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    showLooks()
  }
  /// The picture on the half that steps up in a state.
  open func incrementImage(for state: State) -> UIImage? { images.increment.shown(in: state) }
  /// Sets the picture on the half that steps down; nil is a minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    showLooks()
  }
  /// The picture on the half that steps down in a state.
  open func decrementImage(for state: State) -> UIImage? { images.decrement.shown(in: state) }

  // MARK: Looks

  private func state(of direction: Int) -> State {
    if !isEnabled || !canStep(direction) { return .disabled }
    return pressed == direction ? .highlighted : .normal
  }

  private func showLooks() {
    background.image = backgroundImage(for: isEnabled ? .normal : .disabled)
    background.backgroundColor = background.image == nil ? .tertiarySystemFill : nil
    let (down, up) = (state(of: -1), state(of: 1))
    halves[0].show(state: down, image: decrementImage(for: down))
    halves[1].show(state: up, image: incrementImage(for: up))
    let (left, right) = isRightToLeft ? (up, down) : (down, up)
    divider.image = dividerImage(forLeftSegmentState: left, rightSegmentState: right)
    divider.backgroundColor = divider.image == nil ? .separator : nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / 2
    for (index, half) in halves.enumerated() {
      let isAtRight = (index == 1) != isRightToLeft
      half.frame = CGRect(
        x: isAtRight ? width : 0, y: 0, width: width, height: bounds.height)
    }
    let size = divider.image?.size ?? CGSize(width: 1, height: 18)
    divider.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showLooks()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
    updateFocusRing()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { showLooks() }
  }

  // MARK: Values

  private func setValue(_ new: Double) {
    storedValue = new.isNaN ? range.lowerBound : min(max(new, range.lowerBound), range.upperBound)
    showLooks()
  }

  private func setRange(_ least: Double, _ greatest: Double) {
    guard least <= greatest else {
      return UIKitLog.warn(
        "A stepper's minimumValue, \(least), must not be more than its maximumValue, \(greatest).")
    }
    range = least...greatest
    setValue(storedValue)
  }

  private func canStep(_ direction: Int) -> Bool {
    wraps || (direction < 0 ? storedValue > range.lowerBound : storedValue < range.upperBound)
  }

  /// A step by a person; beyond an end it stops there or comes in at the other.
  private func step(_ direction: Int, _ event: UIEvent? = nil, tells: Bool) {
    let old = storedValue
    var new = old + Double(direction) * storedStep
    if !range.contains(new) {
      let isAtEnd = direction > 0 ? old >= range.upperBound : old <= range.lowerBound
      let (end, other) =
        direction > 0
        ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
      new = wraps && isAtEnd ? other : end
    }
    guard new != old else { return }
    setValue(new)
    if tells { sendValueChanged(event) }
  }

  // MARK: Being pressed

  /// Seconds from the first step to the second, and from step to step after so many (seen).
  private static func delay(after steps: Int) -> Double {
    switch steps {
    case 0...1: 0.5
    case 2..<10: 0.15
    case 10..<30: 0.08
    default: 0.04
    }
  }

  private func half(at touch: UITouch) -> Int {
    let place = touch.location(in: self)
    guard bounds.insetBy(dx: -20, dy: -20).contains(place) else { return 0 }
    return (place.x >= bounds.midX) == isRightToLeft ? -1 : 1
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = half(at: touch)
    valueAtTouch = storedValue
    stepsInRow = 0
    return true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    // After touchDown, which tells of the finger, comes what it did.
    if isTracking, stepsInRow == 0 { makeStep(event) }
  }

  private func makeStep(_ event: UIEvent? = nil) {
    stepsInRow += 1
    if pressed != 0 { step(pressed, event, tells: isContinuous) }
    showLooks()
    guard autorepeat else { return }
    timer = MediaTimer.schedule(after: Self.delay(after: stepsInRow)) { [weak self] in
      self?.makeStep()
    }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch)
    guard half != pressed else { return true }
    // Only the half where the finger came down steps; outside it waits.
    pressed = pressed == 0 && half != 0 || half == 0 ? half : pressed
    showLooks()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    letGo()
    if !isContinuous, storedValue != valueAtTouch { sendValueChanged(event) }
  }

  open override func cancelTracking(with event: UIEvent?) { letGo() }

  private func letGo() {
    timer?.cancel()
    timer = nil
    pressed = 0
    showLooks()
  }

  // MARK: Keys and accessibility

  override func changeValue(by key: UIKey, isRepeat: Bool) -> Bool {
    switch key.keyCode {
    case .keyboardUpArrow: step(1, tells: true)
    case .keyboardDownArrow: step(-1, tells: true)
    case .keyboardRightArrow: step(isRightToLeft ? -1 : 1, tells: true)
    case .keyboardLeftArrow: step(isRightToLeft ? 1 : -1, tells: true)
    default: return false
    }
    return true
  }

  open override func accessibilityIncrement() { if isEnabled { step(1, tells: true) } }
  open override func accessibilityDecrement() { if isEnabled { step(-1, tells: true) } }
  open override func accessibilityActivate() -> Bool { false }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? CGFloat(storedValue).brief }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.adjustable)
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  package override var descriptionDetails: [String] { [CGFloat(storedValue).brief] }
}

// Longer than most, as what subclasses override must stand in the body of the class.

public import CoreGraphics
internal import QuartzCore

/// A control that picks a value from a range by a thumb on a track.
///
///     let volume = UISlider(frame: CGRect(x: 20, y: 100, width: 280, height: 31))
///     volume.value = 0.5
///     volume.addAction(UIAction { _ in play(at: volume.value) }, for: .valueChanged)
///
/// A finger takes the thumb along; arrow keys move it by a twentieth of the range, Home and End to
/// its ends, where the slider has the focus.
open class UISlider: UIControl {
  /// The value, kept within the range. Setting it moves the thumb at once and sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value; the thumb moves there where that is asked for. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    let new = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    guard new != storedValue else { return }
    storedValue = new
    place(animated: animated)
  }
  /// The least value. A maximum below it becomes the same.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The greatest value. A minimum above it becomes the same.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// Whether `valueChanged` is sent while the thumb is dragged, and not only at the end.
  open var isContinuous = true

  /// A picture where the track begins.
  open var minimumValueImage: UIImage? { didSet { showEndImages() } }
  /// A picture where the track ends.
  open var maximumValueImage: UIImage? { didSet { showEndImages() } }
  /// The colour of the track up to the thumb; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { showLooks() } }
  /// The colour of the track after the thumb; nil is a pale grey.
  open var maximumTrackTintColor: UIColor? { didSet { showLooks() } }
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? { didSet { showLooks() } }

  /// After which machine's customs the slider should work.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// After which machine's customs the slider works.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  private var storedValue: Float = 0
  private var images = SliderImages()
  /// Holds the parts, which fade together.
  private let content = SliderContent()
  private let minimumTrack = BarView()
  private let maximumTrack = BarView()
  private let thumb = SliderThumb()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
  /// From the finger to the middle of the thumb.
  private var grip: CGFloat = 0
  private var valueAtTouch: Float = 0

  /// A slider at 0 of 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSlider()
  }

  /// A slider at 0 of 0 to 1.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSlider()
  }

  private func setUpSlider() {
    isAccessibilityElement = true
    isOpaque = false
    for part in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb] {
      content.addSubview(part)
    }
    content.isUserInteractionEnabled = false
    addSubview(content)
    showLooks()
  }

  package override class var drawsContent: Bool? { self == UISlider.self ? false : nil }

  // MARK: Pictures

  /// Sets the picture of the thumb in a state; nil is the plain knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    showLooks()
  }
  /// Sets the picture of the track up to the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
    showLooks()
  }
  /// Sets the picture of the track after the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
    showLooks()
  }
  /// The picture of the thumb in a state; that of normal where the state has none.
  open func thumbImage(for state: State) -> UIImage? { images.thumb.shown(in: state) }
  /// The picture of the track up to the thumb in a state.
  open func minimumTrackImage(for state: State) -> UIImage? {
    images.minimumTrack.shown(in: state)
  }
  /// The picture of the track after the thumb in a state.
  open func maximumTrackImage(for state: State) -> UIImage? {
    images.maximumTrack.shown(in: state)
  }
  /// The picture of the thumb now.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the track up to the thumb now.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track after the thumb now.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Places

  private static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let trackMargin: CGFloat = 2
  private static let imageDistance: CGFloat = 8
  private static let thumbSize = CGSize(width: 28, height: 28)

  /// Where the picture at the track's beginning goes.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(minimumValueImage, isAtLeft: !isRightToLeft, in: bounds)
  }
  /// Where the picture at the track's end goes.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(maximumValueImage, isAtLeft: isRightToLeft, in: bounds)
  }

  private func endImageRect(_ image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Where the track goes.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (left, right) =
      isRightToLeft
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    func room(_ image: UIImage?) -> CGFloat {
      image.map { $0.size.width + Self.imageDistance } ?? 0
    }
    let height =
      max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let start = bounds.minX + Self.trackMargin + room(left)
    let end = bounds.maxX - Self.trackMargin - room(right)
    return CGRect(
      x: start, y: bounds.midY - (height > 0 ? height : Self.trackHeight) / 2,
      width: max(0, end - start), height: height > 0 ? height : Self.trackHeight)
  }

  /// Where the thumb goes for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.thumbSize
    let way = rect.width + 2 * Self.trackMargin - size.width
    let part = part(of: value)
    let x = rect.minX - Self.trackMargin + way * (isRightToLeft ? 1 - part : part)
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func part(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range).clamped(to: 0...1) : 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
    placeThumb()
  }

  private func placeThumb() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    thumb.frame = knob
    let middle = knob.midX.clamped(to: track.minX...max(track.minX, track.maxX))
    let left = CGRect(
      x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    let right = CGRect(
      x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
    // A plain track lies whole below the part that is coloured; pictures meet under the thumb.
    let isPlain = currentMaximumTrackImage == nil
    minimumTrack.frame = isRightToLeft ? right : left
    maximumTrack.frame = isPlain ? track : isRightToLeft ? left : right
  }

  private func place(animated: Bool) {
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.placeThumb() }
  }

  private func rangeDidChange() {
    storedValue = min(max(storedValue, minimumValue), maximumValue)
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Looks

  private func showLooks() {
    minimumTrack.show(currentMinimumTrackImage)
    maximumTrack.show(currentMaximumTrackImage)
    thumb.show(image: currentThumbImage, color: thumbTintColor ?? .white)
    let hasImages = (currentMinimumTrackImage != nil, currentMaximumTrackImage != nil)
    minimumTrack.backgroundColor = hasImages.0 ? nil : minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = hasImages.1 ? nil : maximumTrackTintColor ?? .systemFill
    minimumTrack.layer.cornerRadius = hasImages.0 ? 0 : Self.trackHeight / 2
    maximumTrack.layer.cornerRadius = hasImages.1 ? 0 : Self.trackHeight / 2
    content.alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  private func showEndImages() {
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    setNeedsLayout()
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
    didSet { setNeedsLayout() }
  }

  // MARK: Dragging

  /// How far around the thumb a finger takes it, in points.
  private static let reach: CGFloat = 12

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let knob = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    guard knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else { return false }
    grip = knob.midX - place.x
    valueAtTouch = storedValue
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return true }
    let part = ((touch.location(in: self).x + grip - first) / (last - first)).clamped(to: 0...1)
    let new = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard new != storedValue else { return true }
    storedValue = new
    placeThumb()
    if isContinuous { sendValueChanged(event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, storedValue != valueAtTouch { sendValueChanged(event) }
  }

  /// The thumb is dragged; nothing around moves along.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keys and accessibility

  override func changeValue(by key: UIKey, isRepeat: Bool) -> Bool {
    switch key.keyCode {
    case .keyboardUpArrow: move(by: 0.05)
    case .keyboardDownArrow: move(by: -0.05)
    case .keyboardRightArrow: move(by: isRightToLeft ? -0.05 : 0.05)
    case .keyboardLeftArrow: move(by: isRightToLeft ? 0.05 : -0.05)
    case .keyboardHome: move(by: -1)
    case .keyboardEnd: move(by: 1)
    default: return false
    }
    return true
  }

  /// Moves by a part of the range, and tells of a change.
  private func move(by part: Float) {
    let old = storedValue
    setValue(old + part * (maximumValue - minimumValue), animated: true)
    if storedValue != old { sendValueChanged() }
  }

  open override func accessibilityIncrement() { if isEnabled { move(by: 0.1) } }
  open override func accessibilityDecrement() { if isEnabled { move(by: -0.1) } }
  open override func accessibilityActivate() -> Bool { false }

  /// How far along the range it is, in percent.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? "\(Int((part(of: storedValue) * 100).rounded()))%"
    }
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

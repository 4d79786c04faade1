// Longer than most, as what subclasses override must stand in the body of the class.

public import CoreGraphics
internal import QuartzCore

/// A row of dots, one for each page, the present one brighter.
///
/// A tap on the side of the present dot where the next page is goes there, one on the other side
/// goes back; a finger that stays and moves goes through the pages. Arrow keys do the same.
open class UIPageControl: UIControl {
  /// When the ground behind the dots is there.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// While a finger goes through the pages.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// How a person uses the control at the moment.
  nonisolated public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a tap.
    case discrete = 1
    /// By going through the pages.
    case continuous = 2
  }

  /// Along which way the pages follow each other.
  nonisolated public enum Direction: Int, Sendable {
    /// As one reads.
    case natural = 0
    /// From the left.
    case leftToRight = 1
    /// From the right.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }

  /// How many pages there are; none below 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      if numberOfPages != oldValue { pagesDidChange() }
    }
  }
  /// The page that is shown, from 0; kept within the pages. Setting it sends no event.
  open var currentPage: Int {
    get { storedPage }
    set {
      let page = min(max(0, newValue), max(0, numberOfPages - 1))
      guard page != storedPage else { return }
      storedPage = page
      showPage()
    }
  }
  /// Whether the control hides itself while there is just one page.
  open var hidesForSinglePage = false { didSet { pagesDidChange() } }
  /// The colour of the dots of other pages; nil is a faint white.
  open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the dot of the present page; nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// When the ground behind the dots is there.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showColors() } }
  /// Along which way the pages follow each other.
  open var direction = Direction.natural { didSet { pagesDidChange() } }
  /// How a person uses the control at the moment.
  open private(set) var interactionState = InteractionState.none { didSet { showColors() } }
  /// Whether a finger that stays goes through the pages.
  open var allowsContinuousInteraction = true
  /// A picture in place of the dots, in their colours; nil is the dot.
  open var preferredIndicatorImage: UIImage? { didSet { showColors() } }
  /// A picture in place of the dot of the present page; nil is that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { showColors() } }

  private var storedPage = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private var dots: [UIImageView] = []
  private let ground = UIView()
  private var timer: MediaTimer?

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpPages()
  }

  /// A control without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpPages()
  }

  private func setUpPages() {
    isOpaque = false
    isAccessibilityElement = true
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = .systemFill
    addSubview(ground)
    showColors()
  }

  package override class var drawsContent: Bool? { self == UIPageControl.self ? false : nil }

  // MARK: Pictures

  /// Sets the picture of a page; nil is the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    showColors()
  }
  /// The picture that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the picture of a page while it is the present one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    showColors()
  }
  /// The picture that was set for a page while it is the present one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func image(of page: Int) -> UIImage? {
    let usual = images[page] ?? preferredIndicatorImage
    guard page == storedPage else { return usual }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual
  }

  // MARK: Places

  /// The diameter of a dot, the way from dot to dot, and the height of the row (seen).
  private static let dot: CGFloat = 7.5
  private static let pitch: CGFloat = 17.5
  private static let thickness: CGFloat = 26

  /// The size that so many pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = pageCount > 0 ? CGFloat(pageCount) * Self.pitch + Self.thickness - Self.pitch : 0
    return isVertical
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// How far along the row the middle of a page's dot is.
  private func position(of page: Int) -> CGFloat {
    let middle = CGFloat(numberOfPages - 1) / 2
    let offset = (CGFloat(page) - middle) * Self.pitch
    return (isVertical ? bounds.midY : bounds.midX) + (isReversed ? -offset : offset)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (page, dot) in dots.enumerated() {
      let along = position(of: page)
      let size = dot.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
      dot.bounds.size = size
      dot.center =
        isVertical
        ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
    }
    let size = size(forNumberOfPages: numberOfPages)
    ground.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    ground.layer.cornerRadius = Self.thickness / 2
  }

  // MARK: Looks

  private func pagesDidChange() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIImageView()
      addSubview(dot)
      dots.append(dot)
    }
    storedPage = min(storedPage, max(0, numberOfPages - 1))
    let isPointless = hidesForSinglePage && numberOfPages <= 1
    for view in dots + [ground] { view.isHidden = isPointless }
    showColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showColors() {
    for (page, dot) in dots.enumerated() {
      let color: UIColor =
        page == storedPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      let image = image(of: page)?.asTemplateByDefault
      dot.image = image
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
      dot.alpha = isEnabled ? 1 : 0.5
    }
    switch backgroundStyle {
    case .automatic: ground.alpha = interactionState == .continuous ? 1 : 0
    case .prominent: ground.alpha = 1
    case .minimal: ground.alpha = 0
    }
    setNeedsLayout()
  }

  /// The brightness goes over from dot to dot.
  private func showPage() {
    guard window != nil else { return showColors() }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.showColors()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  // MARK: Being used

  /// How long a finger must stay to go through the pages.
  private static let holdTime: TimeInterval = 0.3

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard numberOfPages > 1 else { return false }
    interactionState = .discrete
    if allowsContinuousInteraction {
      timer = MediaTimer.schedule(after: Self.holdTime) { [weak self] in self?.beginScrub() }
    }
    return true
  }

  private func beginScrub() {
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.interactionState = .continuous
    }
  }

  private func along(_ touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    return isVertical ? place.y : place.x
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard interactionState == .continuous else { return true }
    let offset = (along(touch) - position(of: 0)) / Self.pitch
    go(to: Int((isReversed ? -offset : offset).rounded()), event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasScrub = interactionState == .continuous
    defer { letGo() }
    guard !wasScrub, let touch, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
    else { return }
    let isAfter = along(touch) > position(of: storedPage)
    go(to: storedPage + (isAfter != isReversed ? 1 : -1), event)
  }

  open override func cancelTracking(with event: UIEvent?) { letGo() }

  private func letGo() {
    timer?.cancel()
    timer = nil
    interactionState = .none
  }

  private func go(to page: Int, _ event: UIEvent? = nil) {
    let old = storedPage
    currentPage = page
    if storedPage != old { sendValueChanged(event) }
  }

  /// A finger that goes through the pages is the control's alone.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if interactionState == .continuous, gestureRecognizer is UIPanGestureRecognizer {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func changeValue(by key: UIKey, isRepeat: Bool) -> Bool {
    let step = isReversed ? -1 : 1
    switch (key.keyCode, isVertical) {
    case (.keyboardRightArrow, false), (.keyboardDownArrow, true): go(to: storedPage + step)
    case (.keyboardLeftArrow, false), (.keyboardUpArrow, true): go(to: storedPage - step)
    case (.keyboardHome, _): go(to: 0)
    case (.keyboardEnd, _): go(to: numberOfPages - 1)
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  open override func accessibilityIncrement() { if isEnabled { go(to: storedPage + 1) } }
  open override func accessibilityDecrement() { if isEnabled { go(to: storedPage - 1) } }
  open override func accessibilityActivate() -> Bool { false }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
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

  package override var descriptionDetails: [String] { ["page \(storedPage) of \(numberOfPages)"] }
}

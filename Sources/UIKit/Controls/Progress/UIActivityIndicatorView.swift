public import CoreGraphics
internal import QuartzCore

/// Spokes that go round while something takes its time.
///
///     let spinner = UIActivityIndicatorView(style: .large)
///     spinner.startAnimating()
///
/// Each spoke is a layer whose opacity Core Animation changes, so that nothing is drawn meanwhile.
open class UIActivityIndicatorView: UIView {
  /// How large the spokes are, and in what colour.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points, grey.
    case medium = 100
    /// 37 points, grey.
    case large = 101
    /// 37 points, white; the name from before iOS 13.
    case whiteLarge = 0
    /// 20 points, white; the name from before iOS 13.
    case white = 1
    /// 20 points, grey; the name from before iOS 13.
    case gray = 2
  }

  /// How large the spokes are. A change takes over the colour and the size of the style.
  open var style: Style { didSet { if style != oldValue { styleDidChange() } } }
  /// Whether the view is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { showWhetherStopped() } }
  /// The colour of the strongest spoke; nil is the style's own.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      showColor()
    }
  }
  /// Whether the spokes go round.
  public private(set) var isAnimating = false

  private var ownColor: UIColor?
  private var spokes: [UIView] = []

  /// A medium indicator with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUpIndicator()
  }

  /// A medium indicator.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUpIndicator()
  }

  /// An indicator of the size of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUpIndicator()
  }

  private func setUpIndicator() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    spokes = (0..<Self.spokeCount).map { _ in
      let spoke = SpokeView()
      addSubview(spoke)
      return spoke
    }
    showColor()
    showWhetherStopped()
  }

  package override class var drawsContent: Bool? {
    self == UIActivityIndicatorView.self ? false : nil
  }

  /// Lets the spokes go round.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    showWhetherStopped()
    animateSpokes()
  }

  /// Lets the spokes stand still, and hides the view where it `hidesWhenStopped`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    for spoke in spokes { spoke.layer.removeAnimation(forKey: Self.key) }
    showWhetherStopped()
  }

  // MARK: Looks

  private static let spokeCount = 8
  private static let key = "turn"
  /// Seconds for one turn (seen).
  private static let period: CFTimeInterval = 0.8
  /// How strong the weakest spoke is.
  private static let leastStrength: Float = 0.28

  private func styleDidChange() {
    bounds.size = style.size
    invalidateIntrinsicContentSize()
    ownColor = nil
    showColor()
    setNeedsLayout()
  }

  private func showColor() {
    for spoke in spokes { spoke.backgroundColor = color }
  }

  private func showWhetherStopped() { isHidden = hidesWhenStopped && !isAnimating }

  /// Each spoke fades, every one an eighth of a turn after the one before it.
  private func animateSpokes() {
    for (index, spoke) in spokes.enumerated() {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = Self.leastStrength
      fade.duration = Self.period
      fade.repeatCount = .infinity
      let lead = Self.spokeCount - index
      fade.timeOffset = Self.period * Double(lead) / Double(Self.spokeCount)
      spoke.layer.add(fade, forKey: Self.key)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { animateSpokes() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (size, inner, width) = style.measures
    let length = size / 2 - inner
    let radius = inner + length / 2
    for (index, spoke) in spokes.enumerated() {
      let part = CGFloat(index) / CGFloat(Self.spokeCount)
      spoke.transform = .identity
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.center = CGPoint(
        x: bounds.midX + radius * sin(2 * .pi * part),
        y: bounds.midY - radius * cos(2 * .pi * part))
      spoke.transform = CGAffineTransform(rotationAngle: 2 * .pi * part)
      spoke.layer.cornerRadius = width / 2
      // Standing still they look as at the start of a turn.
      spoke.layer.opacity = Self.leastStrength + (1 - Self.leastStrength) * Float(part)
    }
    spokes.first?.layer.opacity = 1
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  package override var descriptionDetails: [String] { [isAnimating ? "animating" : "stopped"] }
}

/// One of the spokes.
private final class SpokeView: UIView {
  override class var drawsContent: Bool? { false }
}

extension UIActivityIndicatorView.Style {
  /// The length of a side in points.
  nonisolated fileprivate var size: CGSize {
    CGSize(width: measures.size, height: measures.size)
  }

  /// The side, where the spokes start from the middle, and how wide they are (seen).
  nonisolated fileprivate var measures: (size: CGFloat, inner: CGFloat, width: CGFloat) {
    switch self {
    case .medium, .white, .gray: (20, 4.5, 2.5)
    case .large, .whiteLarge: (37, 8.5, 4.25)
    }
  }

  nonisolated fileprivate var color: UIColor {
    switch self {
    case .medium, .large, .gray: .secondaryLabel
    case .white, .whiteLarge: .white
    }
  }
}

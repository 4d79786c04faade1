public import Foundation
internal import QuartzCore

/// A bar that fills as something proceeds.
open class UIProgressView: UIView {
  /// Where a progress view is at home.
  nonisolated public enum Style: Int, Sendable {
    /// On a page: 4 points high, with round ends.
    case `default` = 0
    /// At the edge of a bar: 2.5 points high, with nothing behind.
    case bar = 1
  }

  /// Where the view is at home.
  open var progressViewStyle: Style {
    didSet { if progressViewStyle != oldValue { styleDidChange() } }
  }
  /// How much is done, from 0 to 1; values outside count as the nearest.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// Says how much is done; the bar grows there where that is asked for.
  open func setProgress(_ progress: Float, animated: Bool) {
    part = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
    ) { self.placeFill() }
  }
  /// The colour of what is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of what is left to do; nil is a pale grey, or nothing in a bar.
  open var trackTintColor: UIColor? { didSet { showColors() } }
  /// A picture for what is done, drawn as long as that is; nil is the plain bar.
  open var progressImage: UIImage? { didSet { showImages() } }
  /// A picture for the whole; nil is the plain bar.
  open var trackImage: UIImage? { didSet { showImages() } }
  /// What to show the progress of; it sets `progress`.
  ///
  /// DIFFERENCE: without key-value observing it is looked at ten times a second, while the view is
  /// in a window and until it is finished.
  open var observedProgress: Progress? { didSet { observe() } }

  private var part: Float = 0
  private let track = BarView()
  private let fill = BarView()
  private var timer: MediaTimer?

  /// A view for a page, with a frame.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUpProgress()
  }

  /// A view for a page.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUpProgress()
  }

  /// A view of a style, 150 points long.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
    // Observers don't hear of what an initialiser sets.
    styleDidChange()
  }

  private func setUpProgress() {
    isAccessibilityElement = true
    for bar in [track, fill] { addSubview(bar) }
    styleDidChange()
  }

  package override class var drawsContent: Bool? { self == UIProgressView.self ? false : nil }

  // MARK: Looks

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let plain: UIColor? = progressViewStyle == .bar ? nil : .systemFill
    track.backgroundColor = trackImage == nil ? trackTintColor ?? plain : nil
  }

  private func showImages() {
    fill.show(progressImage)
    track.show(trackImage)
    showColors()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (bar, image) in [(track, trackImage), (fill, progressImage)] {
      let isRound = progressViewStyle == .default && image == nil
      bar.layer.cornerRadius = isRound ? bounds.height / 2 : 0
    }
    track.frame = bounds
    placeFill()
  }

  private func placeFill() {
    let width = bounds.width * CGFloat(part)
    fill.frame = CGRect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  // MARK: Observing

  private func observe() {
    timer?.cancel()
    timer = nil
    guard let observedProgress else { return }
    let now = Float(observedProgress.fractionCompleted)
    if now != part { setProgress(now, animated: window != nil) }
    guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
    timer = MediaTimer.schedule(after: 0.1) { [weak self] in self?.observe() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observe()
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((part * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  package override var descriptionDetails: [String] { [CGFloat(part).brief] }
}

/// A part of a bar: a colour, or a picture.
final class BarView: UIView {
  override class var drawsContent: Bool? { false }
  private var picture: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a picture, drawn as large as the bar, or none.
  func show(_ image: UIImage?) {
    if image == nil { picture?.removeFromSuperview() }
    guard let image else {
      picture = nil
      return
    }
    let picture = picture ?? UIImageView(frame: bounds)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.image = image
    self.picture = picture
    addSubview(picture)
  }
}

extension UIProgressView.Style {
  /// In points (seen).
  nonisolated fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
}

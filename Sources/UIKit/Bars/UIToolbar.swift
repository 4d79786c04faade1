internal import CoreGraphics
public import Foundation

/// A strip with buttons, 44 points high, mostly at the bottom of the screen.
///
/// Spaces among the items share out what is left; without any, the items begin at the leading
/// edge. Where the bar ends at the safe area's edge, its ground goes on to the screen's.
open class UIToolbar: UIView, UIBarPositioning {
  private static let height: CGFloat = 44
  private static let margin: CGFloat = 16

  /// Says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?
  /// What it shows, from the leading edge; nil for nothing.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The colours that it starts from.
  open var barStyle: UIBarStyle = .default { didSet { looksDidChange() } }
  /// The colour of the ground; nil for that of the style.
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  /// Whether what is below shines through a little.
  open var isTranslucent = true {
    didSet {
      looksDidChange()
      // Pages of a navigation controller may begin beside the bar.
      superview?.setNeedsLayout()
    }
  }
  /// The look; goes before the bar's own colours once it is set.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance ?? UIToolbarAppearance() }
    set {
      ownAppearance = newValue
      looksDidChange()
    }
  }
  /// The look in a navigation controller where the content ends at the bar.
  ///
  /// DIFFERENCE: without one the bar looks as always, as before iOS 15.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { looksDidChange() } }
  /// The look where there is little height; nil for the standard.
  open var compactAppearance: UIToolbarAppearance? { didSet { looksDidChange() } }
  /// Where the bar is: what the delegate says; else at the bottom where it ends there.
  public var barPosition: UIBarPosition {
    if let delegate { return delegate.position(for: self) }
    return endsAtBottom ? .bottom : .any
  }

  /// Whether no content is below the bar. A navigation controller sets it.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue, scrollEdgeAppearance != nil { looksDidChange() } }
  }
  private struct PicturePlace: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }
  private var groundImages: [PicturePlace: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  private var ownItems: [UIBarButtonItem]?
  private var ownAppearance: UIToolbarAppearance?
  private let ground = BarBackgroundView(frame: .zero)
  private var row = BarItemRow(frame: .zero)

  /// Makes a toolbar. One of no height is 44 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = Self.height }
    setUpBar()
  }

  /// Makes a toolbar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  private func setUpBar() {
    addSubview(ground)
    addSubview(row)
    looksDidChange()
  }

  package override class var drawsContent: Bool? { self == UIToolbar.self ? false : nil }

  /// Shows other items; animated, they fade over.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownItems = items
    row.letGo()
    let old = row
    row = BarItemRow(frame: old.frame)
    addSubview(row)
    row.show(items ?? [])
    guard animated, window != nil else { return old.removeFromSuperview() }
    row.alpha = 0
    UIView.animate(withDuration: 0.25) {
      self.row.alpha = 1
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  // MARK: Pictures

  /// A picture behind the bar where it is at a position; nil for its colours.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { groundImages[PicturePlace(position: topOrBottom, metrics: barMetrics)] }

  /// Sets a picture behind the bar where it is at a position. An empty one leaves it without a ground.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    groundImages[PicturePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    looksDidChange()
  }

  /// The hairline's picture where the bar is at a position.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// Sets the hairline's picture where the bar is at a position. Only an empty one has an effect:
  /// there is no hairline then, where there is a picture for the ground too.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
  {
    shadowImages[topOrBottom] = shadowImage
    looksDidChange()
  }

  /// The look that the simple properties describe.
  private func simpleAppearance(isCompact: Bool) -> UIBarAppearance {
    let simple = UIBarAppearance.simple(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    let position = barPosition
    let image = [isCompact ? UIBarMetrics.compact : .default, .default].lazy
      .flatMap { metrics in [position, .any].map { PicturePlace(position: $0, metrics: metrics) } }
      .compactMap { self.groundImages[$0] }.first
    guard let image else { return simple }
    (simple.backgroundEffect, simple.backgroundColor) = (nil, nil)
    simple.backgroundImage = image
    if let shadow = shadowImages[position] ?? shadowImages[.any], shadow.size == .zero {
      simple.shadowColor = nil
    }
    return simple
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = endsAtBottom ? superview?.safeAreaInsets.bottom ?? 0 : 0
    ground.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -below, right: 0))
    ground.hasLineAtTop = barPosition == .bottom || barPosition == .any
    let safe = safeAreaInsets
    row.frame = CGRect(
      x: safe.left + Self.margin, y: 0,
      width: max(0, bounds.width - safe.left - safe.right - 2 * Self.margin),
      height: max(0, bounds.height - safe.bottom))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    looksDidChange()
  }

  /// Whether the bar ends where the safe area does, or beyond.
  private var endsAtBottom: Bool {
    guard let superview, superview.safeAreaInsets.bottom > 0 else {
      return superview.map { abs(frame.maxY - $0.bounds.maxY) < 0.5 } ?? false
    }
    return abs(frame.maxY - (superview.bounds.maxY - superview.safeAreaInsets.bottom)) < 0.5
  }

  private func looksDidChange() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let appearance =
      (isAtScrollEdge ? scrollEdgeAppearance : nil) ?? (isCompact ? compactAppearance : nil)
      ?? ownAppearance
    ground.show(appearance ?? simpleAppearance(isCompact: isCompact))
    setNeedsLayout()
  }
}

/// Says where a toolbar is.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

internal import CoreGraphics
public import Foundation

/// A view that shows a part of its content and lets the person move it.
///
/// As in UIKit the offset is the origin of the bounds, so subviews need not know of it.
///
/// DIFFERENCE: touches reach the content at once; there is no delay before a press is shown.
/// Zooming is not there.
open class UIScrollView: UIView {
  /// How fast content that was let go comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area adds to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content scrolls along that axis, as here, the same as `scrollableAxes`.
    case automatic
    /// Along the axes on which the content is larger than the view, or bounces in any case.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all four sides.
    case always
  }

  /// What scrolling does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// It goes as soon as a drag begins.
    case onDrag
    /// DIFFERENCE: the same as `onDrag`; the keyboard does not follow the finger.
    case interactive
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// Hears of what happens.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content in points.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentChanged() } }
  }

  /// Space around the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetChanged() } }
  }

  /// How the safe area adds to the inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetChanged() } }
  }

  /// Whether dragging and the wheel move the content.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether content can be pulled beyond its edge.
  open var bounces = true
  /// Whether content that fits can be pulled up and down all the same.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways all the same.
  open var alwaysBounceHorizontal = false
  /// Whether content comes to rest only at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// How fast content that was let go comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What scrolling does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the indicator at the right shows while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator at the bottom shows while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Space between the indicators and the view's edges.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero

  /// True from when a finger is down until it has left.
  public internal(set) var isTracking = false
  /// True while a finger drags.
  public internal(set) var isDragging = false
  /// True while content that was let go moves on.
  public internal(set) var isDecelerating = false

  /// Recognises the drag.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// What moves the content without a finger.
  var ticker: ScrollTicker?
  var lockedAxis: ScrollAxis?
  var dragStart = CGPoint.zero
  let indicators = ScrollIndicators()

  /// Makes a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    listenToPan()
  }

  /// Makes a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    listenToPan()
  }

  /// The point of the content that is at the view's top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin {
        delegate?.scrollViewDidScroll(self)
        setNeedsLayout()
      }
      if bounds.size != oldValue.size { contentChanged() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.place(in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetChanged()
  }

  // What this view can't scroll, one around it may.
  package override func scrollWheel(with event: UIEvent) {
    if let event = event as? ScrollEvent, wheel(event.delta) { return }
    super.scrollWheel(with: event)
  }

  /// Called when the inset, the safe area's part included, has changed.
  open func adjustedContentInsetDidChange() {}
}

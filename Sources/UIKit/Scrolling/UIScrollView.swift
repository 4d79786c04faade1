internal import CoreGraphics
public import Foundation

/// A view that shows a part of its content and lets the person move it.
///
/// As in UIKit the offset is the origin of the bounds, so subviews need not know of it.
///
/// DIFFERENCE: the mouse's presses reach the content at once, and a drag takes them from any
/// content; a finger's wait and are kept as in UIKit.
open class UIScrollView: UIView, ScrollDelegateHolder {
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
    /// As `scrollableAxes`; the content that a navigation controller's bars go by keeps clear of them
    /// also where it is too short to scroll.
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
    /// It follows a finger that drags into it, and goes where that lets it go on its way down.
    case interactive
    /// As `onDrag`; what the responder has above the keys is part of the keyboard in any case.
    case onDragWithAccessory
    /// As `interactive`.
    case interactiveWithAccessory

    var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
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

  /// What `delegate` is, for all kinds of scroll views.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?

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
  /// Whether a tap on the status bar takes the content to its top. On a telephone it does so only
  /// where this is the one such scroll view to be seen; on a tablet the uppermost one moves.
  open var scrollsToTop = true
  /// What scrolling does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the indicator at the right shows while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator at the bottom shows while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether a finger's touch waits for a moment before it reaches the content.
  open var delaysContentTouches = true
  /// Whether a drag can take a touch from the content that has it already.
  open var canCancelContentTouches = true
  /// Whether a drag may take a touch from a view inside; from controls not, unless a subclass says
  /// so. Asked only of touches that the view has heard of.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The smallest scale of the content.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The largest scale of the content. Nothing zooms unless it is larger than the smallest.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether two fingers can pull the content beyond these scales for as long as they are down.
  open var bouncesZoom = true
  /// The scale of the content: of the view that the delegate names.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Scales the content about the middle of what is seen, as far as the limits allow.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
  /// Scales the content so that a rectangle of it, unscaled, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
  /// True while fingers scale the content.
  public internal(set) var isZooming = false
  /// True while the content goes to a scale by itself.
  public internal(set) var isZoomBouncing = false
  /// Recognises two fingers; nil where nothing zooms.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooms ? pinchRecognizer : nil }

  // MARK: Indicators

  /// Whether the indicators keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Space between the indicator at the right and the view's edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Space between the indicator at the bottom and the view's edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Sets both of these; is that of the indicator at the right.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The wheel above the content that a person pulls down; nil for none. Content that fits then can be
  /// pulled only where it bounces.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave()
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
      refreshControl.place(in: self)
    }
  }

  /// True from when a finger is down until it has left, whether it drags or not.
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
  /// Waits for the wheel to rest between pages.
  var wheelRest: MediaTimer?
  var pinchRecognizer: UIPinchGestureRecognizer?
  var currentZoomScale: CGFloat = 1
  var zoomStart: CGFloat = 1
  var dragStart = CGPoint.zero
  /// How far content was moved under a motion that is under way.
  var motionShift = CGPoint.zero
  let indicators = ScrollIndicators()
  /// The bars that go by what is scrolled below them.
  var barLink: ScrollBarLink? {
    didSet { if (barLink == nil) != (oldValue == nil) { contentChanged() } }
  }
  /// The adjusted inset that was last taken in.
  var knownInset = UIEdgeInsets.zero

  /// Makes a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    listenToPan()
    listenToPinch()
  }

  /// Makes a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    listenToPan()
    listenToPinch()
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
        scrollDelegate?.scrollViewDidScroll(self)
        barLink?.onScroll?()
        refreshControl?.contentDidMove()
        setNeedsLayout()
      }
      if bounds.size != oldValue.size { contentChanged() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.place(in: self)
    refreshControl?.place(in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetChanged()
  }

  // What this view can't scroll, one around it may.
  package override func scrollWheel(with event: UIEvent) {
    if let event = event as? ScrollEvent, wheel(event.delta, isPrecise: event.isPrecise) {
      return
    }
    super.scrollWheel(with: event)
  }

  /// Whether a touch that moves drags the content.
  package func isDragged(by touch: UITouch) -> Bool { true }

  /// Called when the inset, the safe area's part included, has changed.
  open func adjustedContentInsetDidChange() {}
}

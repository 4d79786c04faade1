// Longer than most: without the Objective-C runtime only what is declared in the body of a class
// can be overridden, so all that UIKit lets subclasses override stands here. What it does is in
// the files UIView+….swift, one for each aspect.

public import CoreGraphics
public import QuartzCore

/// A rectangle on the screen: draws, lays out its subviews, takes touches.
///
///     let card = UIView(frame: CGRect(x: 20, y: 40, width: 270, height: 120))
///     card.backgroundColor = .systemBackground
///     card.layer.cornerRadius = 14
///     window.addSubview(card)
///
/// Each view has a layer of its own, of which it is the delegate; geometry, opacity and colour are
/// kept there. A change inside `UIView.animate` is animated, any other shows at once.
///
/// Invariant: the layers of the subviews are sublayers of the view's layer, in the same order.
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable {
  /// The class of the layer that new views get; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether `draw(_:)` draws something in views of this class; nil where that must be found out
  /// by drawing one.
  package class var drawsContent: Bool? { self == UIView.self ? false : nil }

  /// How many pixels views of this class draw themselves into at most; larger ones are drawn coarser.
  package class var mostPixels: CGFloat { .infinity }

  /// The layer that shows the view. The view is its delegate; don't change that.
  public let layer: CALayer

  /// The controller whose view this is.
  package weak var viewController: UIViewController?

  /// Makes a view with a frame in the coordinates of the superview to come.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    self.frame = frame
  }

  /// Makes a view of zero size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view of zero size; there is no Interface Builder here to take values from.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp()
  }

  isolated deinit {
    for subview in subviews { subview.superview = nil }
    if layer.view === self { layer.view = nil }
  }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// The box around the view in the superview's coordinates; not meaningful under a transform other
  /// than a move. Setting it keeps the transform and changes `bounds` and `center`.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  /// The view in its own coordinates. Its origin scrolls the content.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  /// The anchor point in the superview's coordinates: the middle, unless it was moved.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  /// How the view is turned, scaled and moved about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The transform in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point of the view that stays in place under a transform, from (0, 0) to (1, 1).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScaleFactor(newValue) }
  }

  // MARK: Looks

  /// From 0, not there, to 1. Views below 0.01 take no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// A hidden view is neither drawn nor touched; it keeps its place.
  open var isHidden: Bool {
    get { layer.isHidden || constraintLayout?.leaving != nil }
    set { setHidden(newValue) }
  }
  /// A promise that the view fills itself without transparency.
  ///
  /// DIFFERENCE: nothing relies on it, as it is true by default and seldom kept; what is opaque is
  /// seen from colours and pictures.
  open var isOpaque = true
  /// The colour behind the content; nil shows what is below.
  open var backgroundColor: UIColor? { didSet { updateBackgroundColor() } }
  /// Whether subviews are cut off at the view's edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether `draw(_:)` starts on a transparent ground.
  open var clearsContextBeforeDrawing = true
  /// How what was drawn is placed when the size changes.
  open var contentMode: ContentMode = .scaleToFill { didSet { updateContentMode() } }
  /// A view whose opacity cuts this one out; must not be in a hierarchy.
  open var mask: UIView? { didSet { updateMask(replacing: oldValue) } }
  /// A number to find the view by.
  open var tag = 0

  /// The colour of what can be pressed; nil takes the superview's, in the end system blue.
  /// Never nil when read.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }
  /// Whether the tint is dimmed; `automatic` takes the superview's. Never `automatic` when read.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// The tint or its dimming changed, here or above.
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  /// The view that holds this one. Not retained and not weak, which costs every use of a view more:
  /// a view that goes takes the reference from its subviews.
  public internal(set) final unowned(unsafe) var superview: UIView?
  /// From back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window at the top.
  open var window: UIWindow? { containingWindow }

  /// Puts a view in front of the other subviews; takes it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at an index, 0 being at the back; one beyond the end is the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, nextTo: sibling, isAbove: true)
  }
  /// Puts a view right behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, nextTo: sibling, isAbove: false)
  }
  /// Takes the view from its superview, which releases it.
  open func removeFromSuperview() { detach() }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  /// A subview came in.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to come under another view, or under none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view came under another view, or under none.
  open func didMoveToSuperview() {}
  /// The view is about to come into another window, or into none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view came into another window, or into none.
  open func didMoveToWindow() {}
  /// The view of a tag: this one or the first below it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Layout

  /// Whether a change of size reaches the subviews' autoresizing masks.
  open var autoresizesSubviews = true
  /// Which margins and sizes stretch with the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the autoresizing mask rules. Views laid out by constraints turn it off.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }
  /// Places the subviews, here those that constraints place. Called before drawing when the layout
  /// was marked as out of date; never call it yourself.
  open func layoutSubviews() { placeSubviewsByConstraints() }
  /// Marks the layout as out of date.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now what is out of date, from the topmost view that is down to here and below.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// The size that fits best into another one; by default the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best, keeping the origin of the frame.
  open func sizeToFit() { resizeToFit() }
  /// The size of the content itself, `noIntrinsicMetric` for an axis that has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() {
    contentLimitsDidChange()
    superview?.setNeedsLayout()
  }
  /// Where content is kept from the edges; with the safe area, unless
  /// `insetsLayoutMarginsFromSafeArea` is off.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue.directional(isRightToLeft: isRightToLeft)) }
  }
  /// The margins by leading and trailing edge.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { setLayoutMargins(newValue) }
  }
  /// Whether the margins are at least as far in as the superview's.
  open var preservesSuperviewLayoutMargins = false { didSet { updateLayoutMargins() } }
  /// Whether the margins count from the safe area and not from the edges.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { updateLayoutMargins() } }
  /// The margins changed.
  open func layoutMarginsDidChange() {}
  /// How far bars, notches and the like reach into the view.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Whether the view's content is mirrored where the language is read from the right.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { semanticContentDidChange(from: oldValue) }
  }
  /// The direction in which the content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.userInterfaceDirection)
  }

  // MARK: Constraints

  /// Whether views of this class make constraints in `updateConstraints()`, which is then called
  /// though nothing asked for it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Changes constraints, as the last thing before layout. Call `super` at the end.
  open func updateConstraints() {}
  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  /// Whether `updateConstraints()` is going to be called.
  open func needsUpdateConstraints() -> Bool { constraintLayout?.needsUpdateConstraints ?? false }
  /// Calls `updateConstraints()` now, here and below, where it was asked for.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }
  /// The size nearest to a target that the constraints in the view allow; the target has priority
  /// 50, less than content.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size nearest to a target that the constraints in the view allow, with a priority of the
  /// target for each axis. Required, say, for the width of a column.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeByConstraints(
      near: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// How far the alignment rectangle, which is what constraints name, is in from the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// The view inside whose first baseline is this view's; by default that of the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view inside whose last baseline is this view's; by default the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// Where the baselines of the text are.
  package var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  /// The content's size when its lines are broken at a width; nil where width and height have
  /// nothing to do with each other.
  package func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

  // MARK: Drawing

  /// Draws the content; the context is `UIGraphicsGetCurrentContext()`. Draws nothing by default.
  open func draw(_ rect: CGRect) { DrawingProbe.reachedBase() }
  /// Has the content drawn anew before the next frame.
  open func setNeedsDisplay() { markForDisplay() }
  /// Has the content drawn anew. All of it: a part would still need a picture of its own.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }

  // MARK: Touches

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Whether more than the first finger is told of.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has one.
  open var isExclusiveTouch = false
  /// The foremost view that takes a touch at a point, in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }
  /// Whether a point is in the view: in its bounds, the right and bottom edges left out.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The recognisers that watch the touches here and below.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  /// Adds a recogniser; takes it from the view where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Takes a recogniser away; one that is not here is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recogniser may begin. True unless a subclass says otherwise.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The shape of the pointer at a point of the view; nil takes the superview's.
  package func pointerShape(at point: CGPoint) -> PointerShape? { pointerShape }

  // MARK: Traits

  /// The traits here, with none unspecified.
  open var traitCollection: UITraitCollection { currentTraits() }
  /// A trait changed, here or above.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the view and what is below, whatever is above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { updateTraits() }
  }

  // MARK: Focus

  /// Whether the Tab key may come here.
  open var canBecomeFocused: Bool { false }
  /// Whether the Tab key may come to views inside, too, where it may come here. The ring is theirs.
  package var hasFocusInside: Bool { false }
  /// The views inside that the Tab key may come to, where it may come here.
  package var focusableParts: [UIView] { hasFocusInside ? subviews : [] }
  /// Whether the Tab key came here last.
  open var isFocused: Bool { window?.focus.focusedView === self }
  /// What shows the focus once a key brought it; nil for nothing.
  open var focusEffect: UIFocusEffect? = .automatic { didSet { updateFocusRing() } }
  /// The focus came or went.
  package func focusDidChange() {}
  /// The focus went from a view to another, of which one at least is this one or below it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Accessibility

  /// Whether the view is one thing to a screen reader, which then doesn't look below it.
  open var isAccessibilityElement = false
  /// What the view is called.
  open var accessibilityLabel: String?
  /// What happens when it is used.
  open var accessibilityHint: String?
  /// What it is set to.
  open var accessibilityValue: String?
  /// What kind of thing it is, and in what state.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A name for tests, never read out.
  open var accessibilityIdentifier: String?
  /// Whether what is outside is out of reach.
  open var accessibilityViewIsModal = false
  /// Whether a screen reader passes over everything below.
  open var accessibilityElementsHidden = false
  /// What a screen reader finds below, in order; nil for the subviews.
  open var accessibilityElements: [Any]?
  /// The frame that a screen reader shows, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { customAccessibilityFrame ?? frameOnScreen }
    set { customAccessibilityFrame = newValue }
  }
  /// Does what a tap does.
  /// - Returns: whether there is anything to do.
  open func accessibilityActivate() -> Bool { false }
  /// Leaves what is modal.
  /// - Returns: whether there was anything to leave.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Makes the value larger by a step.
  open func accessibilityIncrement() {}
  /// Makes the value smaller by a step.
  open func accessibilityDecrement() {}

  /// What a class of view adds to its line in dumps, as the text of a label.
  package var descriptionDetails: [String] { [] }

  // MARK: The layer's delegate

  /// Lets `layoutSubviews` lay out, with its controller around it.
  open func layoutSublayers(of layer: CALayer) { runLayout() }
  /// Has the content drawn, where there is any.
  open func display(_ layer: CALayer) { displayContent() }
  /// Lets `draw(_:)` draw.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
  /// Answers the animation of the block that runs, outside of one `NSNull`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: self, forKey: event)
  }

  // MARK: Storage of the aspects

  /// Nil in views that have nothing to do with constraints.
  var constraintLayout: ViewLayout?
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode: TintAdjustmentMode = .automatic
  var dimmedTint: (of: UIColor, as: UIColor)?
  var attachedRecognizers: [UIGestureRecognizer] = []
  var storedSafeAreaInsets = UIEdgeInsets.zero
  var ownLayoutMargins: NSDirectionalEdgeInsets?
  var storedTraits: UITraitCollection?
  var traitObservers = TraitObservers()
  var customAccessibilityFrame: CGRect?
  var contentScaleIsOwn = false
  /// How many animations run that keep touches away.
  var touchBlockingAnimations = 0
  /// The window that `didMoveToWindow` was last told of.
  weak var knownWindow: UIWindow?
  /// The effects of where the viewer stands; nil where there are none.
  var motionBinding: MotionBinding?
  /// The pointer's shape over the view; nil takes the superview's.
  package var pointerShape: PointerShape?
}

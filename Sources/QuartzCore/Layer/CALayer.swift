public import Foundation

/// A rectangle of content in a tree of such rectangles, that can be moved, turned, faded and
/// animated without being drawn anew.
///
///     let card = CALayer()
///     card.frame = CGRect(x: 20, y: 40, width: 270, height: 120)
///     card.backgroundColor = CGColor(gray: 1, alpha: 1)
///     card.cornerRadius = 14
///     page.addSublayer(card)
///
/// A layer holds its *model*: the values that were last set. What shows at a moment is computed
/// from the model and the animations by one function, for `presentation()` and for the
/// compositor alike; nothing writes to the model but the program.
open class CALayer: NSObject, CAMediaTiming {
  /// What shows, apart from animations.
  package final var values = LayerProperties()
  /// Where the layer's time runs in its superlayer's.
  final var timing = MediaTimingValues(duration: .infinity)
  /// Animations in the order in which they were added.
  final var attachments: [AttachedAnimation] = []
  /// Pending work and what the renderer knows of the layer.
  final var state = LayerState()
  /// Values of keys that layers don't know, and other things that few layers have.
  final var rare: RareLayerProperties?
  /// The sublayers, back to front as they were added; `zPosition` has its say when drawing.
  final var children: [CALayer] = []
  /// The layer that this one is in. Not retained and not weak, which costs every use of a layer more:
  /// a layer that goes takes the reference from its sublayers.
  nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  /// The layer whose values at a moment this one holds, for what `presentation()` gives.
  final var presented: CALayer?

  /// The view that the layer was made for, which is its delegate and says so before it goes.
  nonisolated(unsafe) package final unowned(unsafe) var view: (any CALayerDelegate)?

  /// The object that draws, lays out and animates for the layer; not retained.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? rare?.delegate }
    set { setDelegate(newValue) }
  }

  /// A name that the program may give.
  open var name: String?
  /// A promise that the contents let nothing through, so that what is behind need not be drawn.
  open var isOpaque = false { didSet { if isOpaque != oldValue { setNeedsComposite() } } }
  /// Pixels per point of the contents and of the backing store.
  open var contentsScale: CGFloat = 1 {
    didSet { if contentsScale != oldValue { setNeedsComposite() } }
  }
  /// Where contents of another size go.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if contentsGravity != oldValue { setNeedsComposite() } }
  }
  /// How contents are sampled when shown larger.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { setNeedsComposite() } }
  }
  /// How contents are sampled when shown smaller.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { setNeedsComposite() } }
  }
  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners = CACornerMask.all {
    didSet { if maskedCorners != oldValue { setNeedsComposite() } }
  }
  /// The curve of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != oldValue { setNeedsComposite() } }
  }
  /// Whether a translucent layer fades as one with its sublayers, and not each for itself.
  open var allowsGroupOpacity = true {
    didSet { if allowsGroupOpacity != oldValue { setNeedsComposite() } }
  }
  /// Whether the layer and its sublayers are drawn apart, kept as one picture of
  /// `rasterizationScale`, and shown by that. One that would have more than two and a half times
  /// the screen's pixels is not made.
  open var shouldRasterize = false {
    didSet { if shouldRasterize != oldValue { setNeedsComposite() } }
  }
  /// Pixels per point of the picture that `shouldRasterize` makes; 1 by default, which is blurred
  /// on a screen that has more.
  open var rasterizationScale: CGFloat = 1 {
    didSet { if rasterizationScale != oldValue { setNeedsComposite() } }
  }
  /// Whether y grows upwards for the sublayers.
  open var isGeometryFlipped = false {
    didSet { if isGeometryFlipped != oldValue { setNeedsComposite() } }
  }
  /// Whether edges that don't fall on pixels may be smoothed.
  ///
  /// DIFFERENCE: edges of turned or scaled layers always are, as here it costs next to nothing.
  open var allowsEdgeAntialiasing = false
  /// The edges that may be smoothed.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge,
  ]
  /// Whether a change of the bounds' size calls `setNeedsDisplay()`.
  open var needsDisplayOnBoundsChange = false
  /// Whether drawing may happen later on another thread. Kept and not used.
  ///
  /// DIFFERENCE: drawing always happens on the main actor, in the display pass.
  open var drawsAsynchronously = false
  /// Actions by the keys whose changes run them.
  open var actions: [String: any CAAction]?
  /// Values, and under the key `actions` a dictionary of actions, that apply where nothing else
  /// is set.
  open var style: [AnyHashable: Any]?

  /// Makes a layer of no size at the origin.
  ///
  /// DIFFERENCE: a subclass that has an `init()` of its own says `required` before it, as Swift
  /// has no other way to make a layer of a class that is only known when the program runs.
  public override required init() {
    super.init()
    registerDefaults()
  }

  /// Makes a layer with the values of another one, outside of any tree. A subclass that adds
  /// properties copies them here from `layer`.
  ///
  /// DIFFERENCE: `presentation()` makes its layer by `init()` and copies what Core Animation
  /// knows; it doesn't call this.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    copyModel(from: layer)
  }

  /// Layers are not archived here.
  ///
  /// DIFFERENCE: always nil, as there are no storyboards to come from.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    for child in children { child.parent = nil }
  }

  /// Sets what a class of ours wants otherwise in a new layer.
  func registerDefaults() {}

  // MARK: Sublayers

  /// The layer that this one is in; not retained.
  open var superlayer: CALayer? { presented == nil ? parent : presented?.parent?.presentation() }

  /// The layers in this one, back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      guard let presented else { return children.isEmpty ? nil : children }
      return presented.sublayers?.compactMap { $0.presentation() }
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// A layer whose alpha, in this one's coordinates, tells what of this one shows. It must not
  /// have a superlayer.
  open var mask: CALayer? {
    get { rare?.mask }
    set { setMask(newValue) }
  }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Not used by layers, whose time does not end.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// Not used by layers, whose time does not repeat.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  /// Not used by layers, whose time does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  /// Not used by layers, whose time does not repeat.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  /// Not used by layers, whose time does not end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  // MARK: For subclasses

  /// Gives the layer its contents: by the delegate, else by drawing into a backing store.
  /// Called by the display pass after `setNeedsDisplay()`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }

  /// Draws the contents; by default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Places the sublayers; by default the delegate does. Called by the layout pass after
  /// `setNeedsLayout()`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The action for an event, usually a key whose value changes: the delegate's, else that of
  /// `actions`, of `style`, of the class; an animation of the transaction's duration for keys
  /// that can be animated, where nobody objects. `NSNull` in any of these places ends the search.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(for: event) }

  /// The action of the class for an event; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value that a new layer of the class has for a key.
  open class func defaultValue(forKey key: String) -> Any? { Self().value(forKey: key) }

  /// Whether a change of a key's value calls `setNeedsDisplay()`; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The deepest layer that holds `p`, which is in the superlayer's coordinates, front to back.
  /// Hidden layers are passed over.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  /// Whether `p`, in the layer's coordinates, lies in its bounds. The right and bottom edges are
  /// outside.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The size that the layer would like: that of its contents, or of its bounds without any.
  open func preferredFrameSize() -> CGSize {
    guard let contents = values.contents, contentsScale > 0 else { return bounds.size }
    let scale = contents.scale ?? contentsScale
    return CGSize(
      width: CGFloat(contents.part.width) / scale, height: CGFloat(contents.part.height) / scale)
  }
}

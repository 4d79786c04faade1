public import CoreGraphics
internal import QuartzCore

/// Shows a picture.
///
/// The picture becomes the contents of the layer where that shows the same; one that is resizable,
/// turned or a template is drawn into the view first. Its own size is the view's intrinsic size.
open class UIImageView: UIView {
  package override class var drawsContent: Bool? { true }

  /// The picture.
  open var image: UIImage? { didSet { if image != oldValue { imageDidChange(from: oldValue) } } }
  /// The picture while highlighted; nil makes no difference.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageDidChange(from: oldValue) } }
  }
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { imageDidChange(from: image) } }
  }

  // MARK: Animation

  /// Pictures that are shown in turn, in place of `image`, between `startAnimating()` and
  /// `stopAnimating()`. Setting them stops it.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The pictures in turn while highlighted; nil makes no difference.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// For how long all of them are shown once, in seconds; 0 gives each a thirtieth of a second.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for ever.
  open var animationRepeatCount = 0
  /// Shows the pictures in turn, from the first one.
  open func startAnimating() { startFrames() }
  /// Shows `image` again.
  open func stopAnimating() { stopFrames() }
  /// Whether pictures are shown in turn.
  open var isAnimating: Bool { frames != nil }

  /// The pictures that are shown in turn.
  var frames: ImageFrames?
  var frameTimer: MediaTimer?

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    runFrames()
  }

  // MARK: Making

  /// A view as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUpImageView()
    self.image = image
    imageDidChange(from: nil)
  }

  /// A view as large as a picture.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    setUpImageView()
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange(from: nil)
  }

  /// A view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpImageView()
  }

  /// A view without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpImageView()
  }

  private func setUpImageView() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  open override var contentMode: ContentMode {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage.map { CGRect(origin: .zero, size: $0.size).inset(by: $0.alignmentRectInsets).size }
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if drawsIntoView { setNeedsDisplay() }
  }

  private var shownImage: UIImage? { frames?.current ?? stillImage }

  /// The picture that is shown while none are shown in turn.
  var stillImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageDidChange(from old: UIImage?) {
    if frames?.isOwn == false || stillImage?.images != nil { showAnimatedImage() }
    if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  // MARK: Showing

  /// Whether the layer can't show the pixels as they are.
  private var drawsIntoView: Bool {
    guard let image = shownImage else { return false }
    return image.renderingMode == .alwaysTemplate || image.imageOrientation != .up
      || image.capInsets != .zero
      || image.flipsForRightToLeftLayoutDirection && isRightToLeft
  }

  private func updateResizing() {
    let isSized = drawsIntoView
    layer.contentsGravity = isSized ? .resize : contentMode.gravity
    if needsRedraw != isSized { needsRedraw = isSized }
  }

  /// A drawn picture must be drawn anew in another size.
  private var needsRedraw = false { didSet { layer.needsDisplayOnBoundsChange = needsRedraw } }

  open override func display(_ layer: CALayer) {
    updateResizing()
    guard drawsIntoView else {
      layer.contentsScale = shownImage?.scale ?? traitCollection.displayScale
      layer.contents = shownImage?.cgImage
      return
    }
    layer.contentsScale = traitCollection.displayScale
    super.display(layer)
  }

  open override func draw(_ rect: CGRect) {
    guard let image = shownImage else { return }
    let place = contentMode.place(for: image.size, in: bounds)
    UIRectClip(bounds)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if image.flipsForRightToLeftLayoutDirection, isRightToLeft {
      context.translateBy(x: 2 * place.midX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    if image.renderingMode == .alwaysTemplate {
      image.draw(in: place, tint: tintColor.resolvedCGColor(with: traitCollection))
    } else {
      image.draw(in: place)
    }
  }
}

extension UIView.ContentMode {
  /// Where content of a size goes in a rectangle.
  nonisolated package func place(for size: CGSize, in bounds: CGRect) -> CGRect {
    var place = CGRect(origin: .zero, size: size)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
      place.size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: place.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: place.origin.x = bounds.maxX - place.width
    default: place.origin.x = bounds.midX - place.width / 2
    }
    switch self {
    case .top, .topLeft, .topRight: place.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: place.origin.y = bounds.maxY - place.height
    default: place.origin.y = bounds.midY - place.height / 2
    }
    return place
  }
}

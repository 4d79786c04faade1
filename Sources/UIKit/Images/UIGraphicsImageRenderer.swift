public import CoreGraphics

/// How a renderer makes its images.
nonisolated open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; 0 is the screen's.
  open var scale: CGFloat = MainTraits.screen.displayScale
  /// Whether the ground is black and stays without transparency.
  open var opaque = false

  /// What suits the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
  /// What suits the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  /// What suits the screen.
  public override init() { super.init() }

  /// What suits an environment.
  public init(for traitCollection: UITraitCollection) {
    super.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What drawing actions get: the context and the image so far.
nonisolated open class UIGraphicsImageRendererContext: NSObject {
  /// The context that drawing goes to; y grows downwards.
  public let cgContext: CGContext
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// What was drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.effectiveScale, orientation: .up)
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current fill colour and a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  /// Draws a frame one point wide inside a rectangle with the current stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing them.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.red.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
nonisolated open class UIGraphicsImageRenderer: NSObject {
  /// The part of the drawing's space that is seen.
  public let bounds: CGRect
  /// How images are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }
  /// Makes images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes images of a part of the drawing's space.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  /// Makes images of a part of the drawing's space.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// The image that `actions` draw; one of no size where the bounds are empty.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.effectiveScale
    guard
      let context = ImageCanvas.makeContext(
        size: bounds.size, scale: scale, opaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return UIImage(
      cgImage: CGImage(bitmap: context.bitmap, isOpaque: format.opaque), scale: scale,
      orientation: .up)
  }

  /// The image that `actions` draw, as a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

nonisolated extension UIGraphicsImageRendererFormat {
  var effectiveScale: CGFloat { scale > 0 ? scale : MainTraits.screen.displayScale }
}

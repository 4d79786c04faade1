internal import CoreGraphics

nonisolated extension UIImage {
  private func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    attributes.frames = attributes.frames?.map { $0.with(change) }
    return UIImage(cgImage: cgImage, attributes: attributes)
  }

  /// An image that shows others in turn, for as long as an image view shows it; nil for none.
  /// - Parameter duration: for how long all are shown once, in seconds; 0 or less gives each a
  ///   thirtieth of a second.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var attributes = first.attributes
    attributes.frames = images
    attributes.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(cgImage: first.cgImage, attributes: attributes)
  }

  /// The same picture, in its own colours or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture with caps that are not stretched; the middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with caps that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same picture with one point in the middle that is stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
        right: max(0, size.width - CGFloat(left) - 1)),
      resizingMode: .stretch)
  }

  /// The same picture with edges that don't count when it is aligned.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = insets }
  }

  /// The same picture, mirrored where the language is read from the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.isMirroredWithLanguage = true }
  }

  /// The picture mirrored across.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// A picture of the same opacity in one colour, that stays a template where it is one.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode == .automatic ? .automatic : renderingMode)
  }

  /// A picture of the same opacity in one colour, under the current traits.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    redrawn { draw(in: $0, tint: color.cgColor) }.withRenderingMode(renderingMode)
  }

  package func withAlpha(_ alpha: CGFloat) -> UIImage {
    redrawn { draw(in: $0, blendMode: .normal, alpha: alpha) }
  }

  /// A picture of the same size and caps with other pixels, drawn as shown, orientation up.
  private func redrawn(_ body: (CGRect) -> Void) -> UIImage {
    guard let context = ImageCanvas.makeContext(size: size, scale: scale, opaque: false) else {
      return self
    }
    UIGraphicsPushContext(context)
    // Without caps, which would be drawn as if the image were resized.
    body(CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    var attributes = attributes
    attributes.orientation = .up
    return UIImage(cgImage: context.makeImage(), attributes: attributes)
  }

  /// The mean of the pixels.
  package var meanColor: CGColor {
    guard let cgImage,
      let context = ImageCanvas.makeContext(
        size: CGSize(width: 1, height: 1), scale: 1, opaque: false)
    else { return CGColor(gray: 0, alpha: 0) }
    context.drawFlipped(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixel = context.bitmap.pixel(x: 0, y: 0)
    let alpha = CGFloat(pixel >> 24) / 255
    guard alpha > 0 else { return CGColor(gray: 0, alpha: 0) }
    func component(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) / 255 / alpha }
    return CGColor(
      srgbRed: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}

nonisolated extension UIImage.Orientation {
  /// The same turn, mirrored across.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}

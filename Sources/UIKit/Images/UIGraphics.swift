public import CoreGraphics

/// The contexts that are drawn to, the last one being the current one; each thread has its own.
nonisolated enum ContextStack {
  struct Entry {
    let context: CGContext
    /// Pixels per point; 0 for contexts of unknown scale.
    let scale: CGFloat
    /// Made by `UIGraphicsBeginImageContext…` and ended by `UIGraphicsEndImageContext`.
    let isImage: Bool
  }

  private static let entries = ThreadLocal<[Entry]> { [] }

  static var top: Entry? { entries.value.last }
  static func push(_ entry: Entry) { entries.value.append(entry) }
  static func pop() { _ = entries.value.popLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that drawing goes to: that of `draw(_:)` or of an image being made; else nil.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.top?.context }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one until `UIGraphicsPopContext()`.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.push(ContextStack.Entry(context: context, scale: 0, isImage: false))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context from before the last push the current one.
nonisolated public func UIGraphicsPopContext() { ContextStack.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image of one pixel per point with transparent ground.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image.
/// - Parameters:
///   - size: in points; where it is empty no context is made.
///   - opaque: the ground is black and stays without transparency.
///   - scale: pixels per point, 0 for the screen's.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : MainTraits.screen.displayScale
  guard let context = ImageCanvas.makeContext(size: size, scale: scale, opaque: opaque) else {
    return
  }
  ContextStack.push(ContextStack.Entry(context: context, scale: scale, isImage: true))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What has been drawn into the image that was begun last; nil where none was.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.top, entry.isImage, let image = entry.context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
nonisolated public func UIGraphicsEndImageContext() {
  if ContextStack.top?.isImage == true { ContextStack.pop() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour.
nonisolated public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour and a blend mode.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame one point wide inside a rectangle, with the current fill colour.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height),
    CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height),
  ])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Makes contexts to draw images in: flipped, so that y grows downwards.
nonisolated enum ImageCanvas {
  /// Nil where the size is empty or not finite, or the image would be larger than Cairo's limit.
  static func makeContext(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= largestSide, height <= largestSide else { return nil }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let context = CGContext(bitmap: bitmap, scale: scale, flipped: true, isOpaque: opaque)
    if opaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: size))
    }
    return context
  }

  /// Cairo's coordinates have 15 bits before the point.
  private static let largestSide: CGFloat = 32767
}

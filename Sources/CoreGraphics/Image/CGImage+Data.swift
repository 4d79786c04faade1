public import Foundation

extension CGImage {
  /// Reads a PNG picture; nil where the bytes are no sound PNG.
  ///
  /// `decode` has no effect but on Apple's systems, where it remaps components.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data,
      let image = try? PNGDecoder.decode(data)
    else { return nil }
    self.init(
      bitmap: image.bitmap, part: image.part, isOpaque: image.isOpaque,
      shouldInterpolate: shouldInterpolate)
  }
}

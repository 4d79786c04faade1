public import Foundation

extension CGImage {
  /// Makes a picture of raw pixels, of which it keeps a copy.
  ///
  /// Nil where the layout is none with eight bits a component in RGB or grey, or alpha alone, where
  /// the sides are not positive, or where there are fewer bytes than that needs. `decode` must be nil.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, width > 0, height > 0, width <= 32_767, height <= 32_767,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        bitmapInfo: bitmapInfo),
      bytesPerRow >= width * layout.bytesPerPixel,
      let data = provider.data,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    let bitmap = data.withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        layout.read($0, width: width, height: height, bytesPerRow: bytesPerRow)
      }
    }
    guard let bitmap else { return nil }
    self.init(
      bitmap: bitmap, isOpaque: layout.alpha == nil, shouldInterpolate: shouldInterpolate)
  }

  /// The pixels as they lie in memory, in the layout that `bitmapInfo` tells, with `bytesPerRow`
  /// from one row to the next.
  public var dataProvider: CGDataProvider? {
    var bytes = Data(capacity: bytesPerRow * height)
    let used = width * bitmap.bytesPerPixel
    for y in 0..<height {
      bytes.append(row(y).assumingMemoryBound(to: UInt8.self), count: used)
      bytes.append(contentsOf: repeatElement(0, count: bytesPerRow - used))
    }
    return CGDataProvider(data: bytes)
  }
}

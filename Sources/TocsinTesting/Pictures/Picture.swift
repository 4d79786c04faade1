public import CoreGraphics

/// Pixels that can be compared: 32 bits each, premultiplied 0xAARRGGBB, rows from the top.
public nonisolated struct Picture: Sendable, Equatable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top, `width * height` of them.
  public let pixels: [UInt32]

  /// Makes a picture; `pixels` must hold `width * height` values.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      pixels.count == width * height,
      "A picture of \(width) × \(height) needs \(width * height) pixels, not \(pixels.count).")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel at a place counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Reads a picture file. Nil if it is not a picture.
  public init?(png data: Data) {
    guard let image = try? CGImage(pngOrOtherData: data) else { return nil }
    let bitmap = Bitmap(width: image.width, height: image.height)
    CGContext(bitmap: bitmap).draw(
      image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    self.init(bitmap: bitmap)
  }

  /// Copies a bitmap's pixels.
  package init(bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        UnsafeMutableRawPointer(target.baseAddress! + y * width)
          .copyMemory(from: bitmap.row(y), byteCount: width * 4)
      }
      count = width * height
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The same pixels as an image.
  public var image: CGImage {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = bitmap.data.advanced(by: y * bitmap.bytesPerRow).assumingMemoryBound(
        to: UInt32.self)
      for x in 0..<width { row[x] = pixels[y * width + x] }
    }
    return CGImage(bitmap: bitmap)
  }

  /// The picture as a PNG file.
  public func png() -> Data { image.pngData() }
}

public import CoreGraphics

/// Pixels that can be compared: 32 bits each, premultiplied 0xAARRGGBB, rows from the top.
public nonisolated struct Picture: Sendable {
  /// Nobody writes to it.
  let bitmap: Bitmap

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  /// Row by row from the top, `width * height` of them; a copy.
  public var pixels: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        (target.baseAddress! + y * width).update(from: row(y), count: width)
      }
      count = width * height
    }
  }

  /// Makes a picture; `pixels` must hold `width * height` values, and both sides at least one.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "A picture of \(width) × \(height) needs \(width * height) pixels, not \(pixels.count).")
    bitmap = Bitmap(width: width, height: height)
    pixels.withUnsafeBytes { bytes in
      for y in 0..<height {
        bitmap.row(y).copyMemory(from: bytes.baseAddress! + y * width * 4, byteCount: width * 4)
      }
    }
  }

  /// Makes a picture of a bitmap that nobody writes to from now on.
  package init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// The pixel at a place counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 { row(y)[x] }

  /// The pixels of a row.
  private func row(_ y: Int) -> UnsafePointer<UInt32> {
    precondition((0..<height).contains(y), "There is no row \(y) in \(height)")
    return UnsafePointer(bitmap.row(y).assumingMemoryBound(to: UInt32.self))
  }

  /// Reads a picture file. Nil if it is not a picture.
  public init?(png data: Data) {
    guard let image = try? CGImage(pngOrOtherData: data) else { return nil }
    let bitmap = Bitmap(width: image.width, height: image.height)
    CGContext(bitmap: bitmap).draw(
      image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    self.init(bitmap: bitmap)
  }

  /// The same pixels as an image.
  public var image: CGImage { CGImage(bitmap: bitmap) }

  /// The picture as a PNG file.
  public func png() -> Data { image.pngData() }
}

nonisolated extension Picture: Equatable {
  /// True where all pixels are the same.
  public static func == (a: Picture, b: Picture) -> Bool {
    a.width == b.width && a.height == b.height
      && (0..<a.height).allSatisfy { memcmp(a.row($0), b.row($0), a.width * 4) == 0 }
  }
}

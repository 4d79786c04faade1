public import Foundation

/// A picture of pixels, which never changes and may be drawn by many threads.
public final class CGImage: Sendable {
  /// The pixels; `part` says which of them are the picture.
  package let bitmap: Bitmap
  /// The piece of `bitmap` that is seen.
  package let part: PixelRect
  /// True where every pixel is known to be opaque.
  package let isOpaque: Bool
  /// True for a picture that serves as a mask and has coverage in place of colour.
  public let isMask: Bool
  /// False where enlarging should show the pixels as squares.
  public let shouldInterpolate: Bool
  /// How the image's numbers are to be read.
  public let colorSpace: CGColorSpace?

  /// Makes an image of a bitmap that nobody writes to from now on.
  package init(
    bitmap: Bitmap, part: PixelRect? = nil, isOpaque: Bool = false, shouldInterpolate: Bool = true
  ) {
    self.bitmap = bitmap
    self.part = part ?? PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    self.isOpaque = isOpaque
    isMask = bitmap.format == .mask
    self.shouldInterpolate = shouldInterpolate
    colorSpace = bitmap.format == .mask ? nil : .standard
  }

  /// In pixels.
  public var width: Int { part.width }

  /// In pixels.
  public var height: Int { part.height }

  /// Of each component.
  public var bitsPerComponent: Int { 8 }

  /// Of each pixel.
  public var bitsPerPixel: Int { bitmap.bytesPerPixel * 8 }

  /// From one row to the next.
  public var bytesPerRow: Int { bitmap.bytesPerRow }

  /// Where alpha stands in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    isMask ? .alphaOnly : isOpaque ? .noneSkipFirst : .premultipliedFirst
  }

  /// Where alpha stands in a pixel, and the order of bytes.
  public var bitmapInfo: CGBitmapInfo {
    let order: CGBitmapInfo = isMask ? [] : .byteOrder32Little
    return CGBitmapInfo(rawValue: alphaInfo.rawValue | order.rawValue)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// The part of the picture in `rect`, in pixels with the origin at the top left, widened to whole
  /// pixels; nil where nothing of the picture lies there.
  ///
  /// Shares the pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    var piece = PixelRect(covering: rect.standardized.integral, in: whole)
    guard !piece.isEmpty else { return nil }
    piece.x += part.x
    piece.y += part.y
    return CGImage(
      bitmap: bitmap, part: piece, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate)
  }

  /// The pixel as 0xAARRGGBB, premultiplied.
  ///
  /// For tests.
  package func pixel(x: Int, y: Int) -> UInt32 { bitmap.pixel(x: part.x + x, y: part.y + y) }

  /// The first byte of a row of the picture.
  func row(_ index: Int) -> UnsafeMutableRawPointer {
    bitmap.row(part.y + index) + part.x * bitmap.bytesPerPixel
  }
}

extension CGImage: Hashable {
  /// True for the same object, as images are compared on Apple's systems.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
  /// True where both have the same size and the same pixels.
  package func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height, bitmap.format == other.bitmap.format else {
      return false
    }
    return (0..<height).allSatisfy {
      memcmp(row($0), other.row($0), width * bitmap.bytesPerPixel) == 0
    }
  }
}

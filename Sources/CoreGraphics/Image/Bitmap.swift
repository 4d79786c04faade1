internal import CCairo
package import Foundation

/// Pixels in memory, top row first.
///
/// A colour pixel is four bytes, blue, green, red, alpha, premultiplied, which on the machines
/// this runs on is a native word 0xAARRGGBB; a mask pixel is one byte of coverage. Nothing locks
/// a bitmap: while one thread draws into it, no other may touch it. Once it is the content of a
/// `CGImage` nobody writes to it any more.
package final class Bitmap: @unchecked Sendable {
  /// What a pixel is.
  package enum Format: Sendable { case color, mask }

  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// From one row to the next.
  package let bytesPerRow: Int
  /// The first byte of the top row.
  package let data: UnsafeMutableRawPointer
  /// What a pixel is.
  package let format: Format

  private let release: (() -> Void)?

  /// Makes a bitmap of transparent pixels.
  ///
  /// Sides below one become one pixel long.
  package init(width: Int, height: Int, format: Format = .color) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.format = format
    // Cairo asks for rows that start at a multiple of four bytes; sixteen suit its vector code.
    let used = self.width * (format == .color ? 4 : 1)
    bytesPerRow = (used + 15) & ~15
    let size = self.height * bytesPerRow
    data = Self.allocate(size)
    release = size < Self.hugeSize ? nil : { [data] in munmap(data, size) }
  }

  /// From this many bytes on, memory comes in large pages where the system has some.
  private static let hugeSize = 2 << 20

  /// Zeroed memory. To fetch megabytes in pages of four kilobytes takes longer than to fill them.
  private static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    guard size >= hugeSize else { return calloc(size, 1)! }
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    precondition(memory != MAP_FAILED, "No memory for \(size) bytes of pixels")
    madvise(memory, size, MADV_HUGEPAGE)
    return memory!
  }

  /// Wraps memory of somebody else, of `bytesPerRow` × `height` bytes, which must stay until
  /// `release` is called.
  ///
  /// Rows must start at a multiple of four bytes.
  package init(
    wrapping data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    format: Format = .color, release: @escaping () -> Void = {}
  ) {
    precondition(
      width > 0 && height > 0 && bytesPerRow % 4 == 0
        && bytesPerRow >= width * (format == .color ? 4 : 1),
      "A bitmap of \(width) × \(height) can't have rows of \(bytesPerRow) bytes")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.data = data
    self.format = format
    self.release = release
  }

  deinit {
    if let release { release() } else { free(data) }
  }

  /// Bytes of one pixel.
  package var bytesPerPixel: Int { format == .color ? 4 : 1 }

  /// All of it, in pixels.
  package var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// Makes every pixel transparent.
  package func clear() { memset(data, 0, bytesPerRow * height) }

  /// A bitmap with the same pixels in memory of its own.
  package func copy() -> Bitmap {
    let copy = Bitmap(width: width, height: height, format: format)
    for row in 0..<height {
      memcpy(copy.row(row), self.row(row), width * bytesPerPixel)
    }
    return copy
  }

  /// The first byte of a row.
  package func row(_ index: Int) -> UnsafeMutableRawPointer { data + index * bytesPerRow }

  /// The pixel as 0xAARRGGBB, premultiplied; a mask's coverage in the alpha.
  ///
  /// For tests.
  package func pixel(x: Int, y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "No pixel (\(x), \(y))")
    return switch format {
    case .color: row(y).load(fromByteOffset: x * 4, as: UInt32.self)
    case .mask: UInt32(row(y).load(fromByteOffset: x, as: UInt8.self)) << 24
    }
  }

  /// A new `cairo_surface_t` over the pixels, or over a part of them, that the caller destroys.
  ///
  /// Each drawing makes one of its own, as Cairo's surfaces may not be shared among threads.
  ///
  /// With `ignoringAlpha`, all pixels count as opaque, and what stands in their alpha is not cared
  /// for.
  package func makeSurface(
    part: PixelRect? = nil, ignoringAlpha: Bool = false
  ) -> OpaquePointer {
    let part = part ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let start = row(part.y) + part.x * bytesPerPixel
    return cairo_image_surface_create_for_data(
      start.assumingMemoryBound(to: UInt8.self),
      format == .mask ? CAIRO_FORMAT_A8 : ignoringAlpha ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(part.width), Int32(part.height), Int32(bytesPerRow))
  }
}

/// A rectangle of whole pixels, y downwards.
package struct PixelRect: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// In pixels, at least zero.
  package var width: Int
  /// In pixels, at least zero.
  package var height: Int

  /// Makes a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest one that holds `rect`; the part of it that lies in `limits` only.
  package init(covering rect: CGRect, in limits: PixelRect) {
    let box = rect.isNull ? .zero : rect.intersection(limits.rect)
    guard !box.isNull, box.width > 0, box.height > 0 else {
      self.init(x: limits.x, y: limits.y, width: 0, height: 0)
      return
    }
    let left = Int(box.minX.rounded(.down))
    let top = Int(box.minY.rounded(.down))
    self.init(
      x: left, y: top,
      width: Int(box.maxX.rounded(.up)) - left, height: Int(box.maxY.rounded(.up)) - top)
  }

  /// The same as a rectangle.
  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// True where it holds no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }
}

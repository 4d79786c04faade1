internal import CPNG
import Foundation

extension CGImage {
  /// The picture as the bytes of a PNG file, with straight alpha, or none where all is opaque.
  ///
  /// Rows are not filtered, which costs more time than it saves bytes in pictures of this kind.
  /// The level goes from 0, fast and large, to 9, slow and small. The same picture gives the same
  /// bytes.
  package func pngData(compressionLevel: Int = 1) -> Data {
    var header = PNGHeader(image: self, compressionLevel: min(max(compressionLevel, 0), 9))
    return header.write()
  }
}

/// One file on its way through libpng.
private struct PNGHeader {
  let image: CGImage
  let compressionLevel: Int

  mutating func write() -> Data {
    let output = PNGOutput(capacity: image.width * image.height / 4 + 1024)
    // With the arguments given here libpng has nothing to fail at but memory, so there is no
    // `setjmp`, which Swift could not call.
    var writer = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, nil,
      { _, message in
        preconditionFailure("libpng: \(message.map { String(cString: $0) } ?? "unknown error")")
      }, { _, _ in })
    var info = png_create_info_struct(writer)
    defer { png_destroy_write_struct(&writer, &info) }
    png_set_write_fn(
      writer, Unmanaged.passUnretained(output).toOpaque(),
      { writer, bytes, count in
        guard let bytes, let pointer = png_get_io_ptr(writer) else { return }
        Unmanaged<PNGOutput>.fromOpaque(pointer).takeUnretainedValue().data
          .append(bytes, count: count)
      }, { _ in })
    png_set_user_limits(writer, 0x7FFF_FFFF, 0x7FFF_FFFF)
    png_set_compression_level(writer, Int32(compressionLevel))
    png_set_filter(writer, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE)

    let isOpaque = image.isOpaque || image.hasOnlyOpaquePixels
    let colorType =
      image.isMask
      ? PNG_COLOR_TYPE_GRAY
      : isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_ALPHA
    png_set_IHDR(
      writer, info, png_uint_32(image.width), png_uint_32(image.height), 8, colorType,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE)
    png_write_info(writer, info)
    if !image.isMask { png_set_bgr(writer) }
    if !image.isMask && isOpaque { png_set_filler(writer, 0, PNG_FILLER_AFTER) }
    let straight = Bitmap(width: image.width, height: 1)
    for y in 0..<image.height {
      var row = image.row(y).assumingMemoryBound(to: UInt8.self)
      if !image.isMask && !isOpaque {
        image.copyUnpremultipliedRow(y, to: straight.data)
        row = straight.data.assumingMemoryBound(to: UInt8.self)
      }
      png_write_row(writer, row)
    }
    png_write_end(writer, info)
    return output.data
  }
}

/// Where libpng writes to.
private final class PNGOutput {
  var data: Data
  init(capacity: Int) { data = Data(capacity: capacity) }
}

extension CGImage {
  /// True where every alpha is 255.
  var hasOnlyOpaquePixels: Bool {
    (0..<height).allSatisfy { y in
      let pixels = row(y).assumingMemoryBound(to: UInt32.self)
      var together = UInt32.max
      var x = 0
      while x < width {
        together &= pixels[x]
        x &+= 1
      }
      return together >> 24 == 255
    }
  }

  /// Copies a row with its colours divided by alpha, to the nearest of 255.
  func copyUnpremultipliedRow(_ y: Int, to target: UnsafeMutableRawPointer) {
    let from = row(y).assumingMemoryBound(to: UInt32.self)
    let onto = target.assumingMemoryBound(to: UInt32.self)
    Reciprocals.table.withUnsafeBufferPointer { table in
      var x = 0
      while x < width {
        let pixel = from[x]
        let alpha = pixel &>> 24
        if alpha == 255 || pixel == 0 {
          onto[x] = pixel
        } else {
          let factor = table[Int(alpha)]
          func divide(_ shift: UInt32) -> UInt32 {
            let part = UInt64((pixel &>> shift) & 0xFF)
            return UInt32(truncatingIfNeeded: min((part &* factor &+ 0x80_0000) &>> 24, 255))
          }
          onto[x] = alpha &<< 24 | divide(16) &<< 16 | divide(8) &<< 8 | divide(0)
        }
        x &+= 1
      }
    }
  }
}

private enum Reciprocals {
  /// 255 ÷ alpha in 2⁻²⁴; 0 for 0.
  static let table: [UInt64] = (0...255).map { alpha in
    alpha == 0 ? 0 : (255 << 24 + UInt64(alpha) / 2) / UInt64(alpha)
  }
}

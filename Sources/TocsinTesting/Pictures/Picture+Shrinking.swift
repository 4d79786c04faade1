import CoreGraphics
import WindowServer

extension Picture {
  /// A part of a buffer of pixels, each `factor` × `factor` of them made one by their mean.
  /// What is left over at the right and below is dropped.
  static func shrunk(
    _ buffer: PixelBuffer, x: Int, y top: Int, columns: Int, rows: Int, factor: Int
  ) -> Picture {
    let factor = max(1, factor)
    let (width, height) = (max(1, columns / factor), max(1, rows / factor))
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { target in
      guard var out = target.baseAddress else { return }
      for y in 0..<height {
        let row = buffer.baseAddress
          .advanced(by: (top + y * factor) * buffer.bytesPerRow + x * 4)
        if factor == 1 {
          out.update(from: row.assumingMemoryBound(to: UInt32.self), count: width)
        } else if factor == 2 {
          halveRow(row, bytesPerRow: buffer.bytesPerRow, into: out, count: width)
        } else {
          shrinkRow(row, bytesPerRow: buffer.bytesPerRow, factor: factor, into: out, count: width)
        }
        out += width
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  /// The usual case, two pixels at a time: four channels of 16 bits each are added at once.
  private static func halveRow(
    _ top: UnsafeMutableRawPointer, bytesPerRow: Int, into out: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let mask: UInt64 = 0x00FF_00FF_00FF_00FF
    let half: UInt64 = 0x0002_0002
    for x in 0..<count {
      let upper = top.loadUnaligned(fromByteOffset: x * 8, as: UInt64.self)
      let lower = top.loadUnaligned(fromByteOffset: x * 8 + bytesPerRow, as: UInt64.self)
      let even = (upper & mask) &+ (lower & mask)
      let odd = (upper >> 8 & mask) &+ (lower >> 8 & mask)
      let evenMean = (even &+ (even >> 32) &+ half) >> 2 & 0x00FF_00FF
      let oddMean = (odd &+ (odd >> 32) &+ half) >> 2 & 0x00FF_00FF
      out[x] = UInt32(truncatingIfNeeded: evenMean | oddMean << 8)
    }
  }

  private static func shrinkRow(
    _ top: UnsafeMutableRawPointer, bytesPerRow: Int, factor: Int,
    into out: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let area = UInt32(factor * factor)
    for x in 0..<count {
      // Two channels at a time, 16 bits each, which hold the sum of up to 256 pixels.
      var even: UInt64 = 0
      var odd: UInt64 = 0
      for dy in 0..<factor {
        let row = top.advanced(by: dy * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for dx in 0..<factor {
          let pixel = UInt64(row[x * factor + dx])
          even &+= (pixel & 0xFF) | (pixel & 0xFF_0000) << 16
          odd &+= (pixel >> 8 & 0xFF) | (pixel >> 8 & 0xFF_0000) << 16
        }
      }
      func mean(_ sum: UInt64) -> UInt32 { (UInt32(truncatingIfNeeded: sum) + area / 2) / area }
      out[x] =
        mean(even & 0xFFFF_FFFF) | mean(even >> 32) << 16
        | (mean(odd & 0xFFFF_FFFF) | mean(odd >> 32) << 16) << 8
    }
  }

  /// Writes the pixels into a bitmap; what is outside of it is left out.
  func copy(into bitmap: Bitmap, x: Int, y: Int) {
    let columns = min(width, bitmap.width - x)
    guard columns > 0 else { return }
    pixels.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      for row in 0..<min(height, bitmap.height - y) {
        bitmap.row(y + row).advanced(by: x * 4).copyMemory(
          from: base + row * width, byteCount: columns * 4)
      }
    }
  }
}

import CoreGraphics
import WindowServer

extension Picture {
  /// A part of a buffer of pixels, each `factor` × `factor` of them made one by their mean.
  /// What is left over at the right and below is dropped.
  static func shrunk(
    _ buffer: PixelBuffer, x: Int, y top: Int, columns: Int, rows: Int, factor: Int
  ) -> Picture {
    let factor = max(1, factor)
    let bitmap = Bitmap(width: max(1, columns / factor), height: max(1, rows / factor))
    for y in 0..<bitmap.height {
      let row = buffer.baseAddress + (top + y * factor) * buffer.bytesPerRow + x * 4
      let out = bitmap.row(y)
      switch factor {
      case 1: out.copyMemory(from: row, byteCount: bitmap.width * 4)
      case 2: halveRow(row, bytesPerRow: buffer.bytesPerRow, into: out, count: bitmap.width)
      default:
        shrinkRow(
          row, bytesPerRow: buffer.bytesPerRow, factor: factor, into: out, count: bitmap.width)
      }
    }
    return Picture(bitmap: bitmap)
  }

  /// The usual case, four pixels of a row at a time, which make two.
  private static func halveRow(
    _ top: UnsafeMutableRawPointer, bytesPerRow: Int, into out: UnsafeMutableRawPointer,
    count: Int
  ) {
    func sum(at offset: Int) -> SIMD8<UInt16> {
      let upper = top.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt8>.self)
      let lower = top.loadUnaligned(fromByteOffset: offset + bytesPerRow, as: SIMD8<UInt8>.self)
      return SIMD8<UInt16>(truncatingIfNeeded: upper) &+ SIMD8<UInt16>(truncatingIfNeeded: lower)
    }
    var x = 0
    while x + 2 <= count {
      let (left, right) = (sum(at: x * 8), sum(at: x * 8 + 8))
      let sums = SIMD8(
        lowHalf: left.lowHalf &+ left.highHalf, highHalf: right.lowHalf &+ right.highHalf)
      out.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: (sums &+ 2) &>> 2), toByteOffset: x * 4,
        as: SIMD8<UInt8>.self)
      x += 2
    }
    if x < count {
      let last = sum(at: x * 8)
      out.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: (last.lowHalf &+ last.highHalf &+ 2) &>> 2),
        toByteOffset: x * 4, as: SIMD4<UInt8>.self)
    }
  }

  private static func shrinkRow(
    _ top: UnsafeMutableRawPointer, bytesPerRow: Int, factor: Int,
    into out: UnsafeMutableRawPointer, count: Int
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
      let pixel =
        mean(even & 0xFFFF_FFFF) | mean(even >> 32) << 16
        | (mean(odd & 0xFFFF_FFFF) | mean(odd >> 32) << 16) << 8
      out.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
    }
  }
}

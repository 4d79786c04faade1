import Testing

@testable import CoreGraphics

@Suite("Where a bitmap has ink")
struct InkTests {
  @Test("The ink is what lies between the outermost pixels that aren't transparent")
  func corners() {
    for (first, second) in [
      ((0, 0), (0, 0)), ((3, 2), (11, 5)), ((12, 1), (1, 6)), ((12, 6), (0, 6)),
    ] {
      let bitmap = Bitmap(width: 13, height: 7)
      for (x, y) in [first, second] {
        bitmap.row(y).storeBytes(of: 0x0100_0000, toByteOffset: x * 4, as: UInt32.self)
      }
      let (left, right) = (min(first.0, second.0), max(first.0, second.0))
      let (top, bottom) = (min(first.1, second.1), max(first.1, second.1))
      #expect(
        bitmap.ink
          == PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top))
    }
  }

  @Test("A mask has ink too, and in nothing but transparent pixels there is none")
  func others() {
    #expect(Bitmap(width: 9, height: 9).ink.isEmpty)
    let mask = Bitmap(width: 37, height: 3, format: .mask)
    #expect(mask.ink.isEmpty)
    mask.row(1).storeBytes(of: 1, toByteOffset: 36, as: UInt8.self)
    #expect(mask.ink == PixelRect(x: 36, y: 1, width: 1, height: 1))
  }

  @Test("What is beyond a row of somebody else's memory is not looked at")
  func wrapped() {
    var bytes = [UInt32](repeating: 0xFFFF_FFFF, count: 3 * 4)
    for y in 0..<3 { for x in 0..<3 { bytes[y * 4 + x] = 0 } }
    bytes.withUnsafeMutableBytes { bytes in
      let bitmap = Bitmap(wrapping: bytes.baseAddress!, width: 3, height: 3, bytesPerRow: 16)
      #expect(bitmap.ink.isEmpty)
    }
  }
}

import Foundation
import TocsinTesting

/// The pixels of a screen as an X server keeps them in a file.
///
/// The format is that of `xwd`: a header of big-endian numbers of four bytes, a table of colours of
/// twelve bytes each, the rows.
struct XWindowDump {
  let width: Int
  let height: Int
  /// Row after row, as 0xFFRRGGBB.
  private let pixels: [UInt32]

  /// Nil where the bytes are no screen of 32 bits a pixel.
  init?(_ data: Data) {
    func field(_ index: Int) -> Int {
      data.dropFirst(4 * index).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    guard data.count >= 100, field(11) == 32 else { return nil }
    let start = field(0) + 12 * field(19)
    let (width, height, bytesPerRow) = (field(4), field(5), field(12))
    guard data.count >= start + height * bytesPerRow else { return nil }
    (self.width, self.height) = (width, height)
    pixels = data.withUnsafeBytes { bytes in
      (0..<height).flatMap { row in
        (0..<width).map { column in
          bytes.loadUnaligned(
            fromByteOffset: start + row * bytesPerRow + 4 * column, as: UInt32.self)
            | 0xFF00_0000
        }
      }
    }
  }

  /// A part of the screen; what lies outside of it is black.
  func picture(x: Int, y: Int, width: Int, height: Int) -> Picture {
    let columns = max(0, x)..<max(max(0, x), min(x + width, self.width))
    var part = [UInt32](repeating: 0xFF00_0000, count: width * height)
    for row in max(0, y)..<max(max(0, y), min(y + height, self.height)) {
      let start = (row - y) * width
      part.replaceSubrange(
        (start + columns.lowerBound - x)..<(start + columns.upperBound - x),
        with: pixels[
          (row * self.width + columns.lowerBound)..<(row * self.width + columns.upperBound)])
    }
    return Picture(width: width, height: height, pixels: part)
  }
}

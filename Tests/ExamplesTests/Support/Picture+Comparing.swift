import TocsinTesting
import UIKit

extension Picture {
  /// This picture at the left and another of the same height at the right of it.
  func beside(_ other: Picture) -> Picture {
    let gap = 8
    let width = self.width + gap + other.width
    var pixels = [UInt32](repeating: 0xFF80_8080, count: width * height)
    for y in 0..<height {
      for x in 0..<self.width { pixels[y * width + x] = self[x, y] }
      for x in 0..<other.width { pixels[y * width + self.width + gap + x] = other[x, y] }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  /// What is inside a rectangle of whole pixels.
  func part(_ rect: CGRect) -> Picture {
    let (columns, rows) = (Int(rect.minX)..<Int(rect.maxX), Int(rect.minY)..<Int(rect.maxY))
    return Picture(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { y in columns.map { x in self[x, y] } })
  }

  /// Red, green and blue of a pixel.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
  }
}

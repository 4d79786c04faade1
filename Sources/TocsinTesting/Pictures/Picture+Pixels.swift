import CoreGraphics
package import WindowServer

nonisolated extension Picture {
  /// Copies what a window shows.
  package init(_ buffer: PixelBuffer) {
    let bitmap = Bitmap(width: buffer.width, height: buffer.height)
    for y in 0..<bitmap.height {
      bitmap.row(y).copyMemory(
        from: buffer.baseAddress + y * buffer.bytesPerRow, byteCount: bitmap.width * 4)
    }
    self.init(bitmap: bitmap)
  }

  /// Writes the pixels into another bitmap; what is outside of it is left out.
  func copy(into target: Bitmap, x: Int, y: Int) {
    let columns = min(width, target.width - x)
    guard columns > 0 else { return }
    for row in 0..<max(0, min(height, target.height - y)) {
      target.row(y + row).advanced(by: x * 4).copyMemory(
        from: bitmap.row(row), byteCount: columns * 4)
    }
  }
}

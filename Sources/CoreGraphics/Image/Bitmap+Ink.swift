extension Bitmap {
  /// The smallest rectangle outside of which every pixel is transparent; empty where all are.
  package var ink: PixelRect {
    guard let top = (0..<height).first(where: hasInk),
      let bottom = (top..<height).last(where: hasInk)
    else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let row = self.row(y)
      left = firstInk(in: row, before: left)
      right = lastInk(in: row, from: max(left, right))
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom + 1 - top)
  }

  /// Eight bytes are looked at in one go.
  private var pixelsPerWord: Int { 8 / bytesPerPixel }

  private func hasInk(row y: Int) -> Bool {
    let row = self.row(y)
    return firstInk(in: row, before: width) < width
  }

  /// The first pixel of a row that is not transparent; `limit` if that comes no earlier.
  private func firstInk(in row: UnsafeMutableRawPointer, before limit: Int) -> Int {
    var x = 0
    while x &+ pixelsPerWord <= limit,
      row.loadUnaligned(fromByteOffset: x &* bytesPerPixel, as: UInt64.self) == 0
    {
      x &+= pixelsPerWord
    }
    while x < limit, isTransparent(row, x) { x &+= 1 }
    return x
  }

  /// The end of the last pixel of a row that is not transparent; `limit` if that comes no later.
  private func lastInk(in row: UnsafeMutableRawPointer, from limit: Int) -> Int {
    var x = width
    while x &- pixelsPerWord >= limit,
      row.loadUnaligned(fromByteOffset: (x &- pixelsPerWord) &* bytesPerPixel, as: UInt64.self)
        == 0
    {
      x &-= pixelsPerWord
    }
    while x > limit, isTransparent(row, x &- 1) { x &-= 1 }
    return x
  }

  private func isTransparent(_ row: UnsafeMutableRawPointer, _ x: Int) -> Bool {
    switch format {
    case .color: row.load(fromByteOffset: x &* 4, as: UInt32.self) == 0
    case .mask: row.load(fromByteOffset: x, as: UInt8.self) == 0
    }
  }
}

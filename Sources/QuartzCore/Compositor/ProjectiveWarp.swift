/// Showing pixels as an eye at some distance sees them.
nonisolated enum ProjectiveWarp {
  /// The part `rect` of the plane, on which a bitmap shows under a map that is given backwards:
  /// from the plane's pixels to those of the bitmap.
  static func picture(of bitmap: Bitmap, back: Projection, in rect: PixelRect) -> Bitmap {
    let result = Bitmap(width: rect.width, height: rect.height)
    let limits = (width: Double(bitmap.width), height: Double(bitmap.height))
    for row in 0..<rect.height {
      let target = result.row(row).assumingMemoryBound(to: UInt32.self)
      var p = SIMD3(Double(rect.x) + 0.5, Double(rect.y + row) + 0.5, 1)
      for column in 0..<rect.width {
        let w = (back.w * p).sum()
        if w > 0 {
          let x = (back.x * p).sum() / w - 0.5
          let y = (back.y * p).sum() / w - 0.5
          if x > -1, y > -1, x < limits.width, y < limits.height {
            target[column] = sample(bitmap, x, y)
          }
        }
        p.x += 1
      }
    }
    return result
  }

  /// The mean of the four pixels around a place, by distance; those beyond the edges are
  /// transparent.
  private static func sample(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> UInt32 {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (fx, fy) = (UInt32((x - left) * 256), UInt32((y - top) * 256))
    let (column, row) = (Int(left), Int(top))
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return 0 }
      return bitmap.row(y).assumingMemoryBound(to: UInt32.self)[x]
    }
    let upper = mix(pixel(column, row), pixel(column + 1, row), fx)
    let lower = mix(pixel(column, row + 1), pixel(column + 1, row + 1), fx)
    return mix(upper, lower, fy)
  }

  /// So many 256ths of the way from one pixel to another, two channels at a time.
  private static func mix(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
    guard a != b else { return a }
    let even: UInt32 = 0x00FF_00FF
    let rest = 256 - part
    let low = ((a & even) &* rest &+ (b & even) &* part &+ 0x0080_0080) &>> 8 & even
    let high = ((a &>> 8 & even) &* rest &+ (b &>> 8 & even) &* part &+ 0x0080_0080) & ~even
    return low | high
  }
}

/// Making pictures smaller by a whole factor.
nonisolated enum BoxReduction {
  /// Fills rows of `target` with the means of squares of `factor` × `factor` pixels.
  /// - Parameters:
  ///   - origin: where the source's first pixel lies in the squares of the first of the rows.
  ///     Pixels that the source doesn't have are those at its edge.
  static func reduce(
    _ source: Bitmap, at origin: (x: Int, y: Int), by factor: Int, into target: Bitmap,
    rows: Range<Int>
  ) {
    let shift = UInt32((factor * factor).trailingZeroBitCount)
    let half = UInt32(factor * factor / 2)
    let width = target.width
    // Sums of two channels in one word: up to 64 values of eight bits.
    withUnsafeTemporaryAllocation(of: SIMD2<UInt32>.self, capacity: width) { sums in
      for row in rows {
        sums.initialize(repeating: SIMD2())
        for line in 0..<factor {
          let y = min(max((row - rows.lowerBound) * factor + line - origin.y, 0), source.height - 1)
          let from = source.row(y).assumingMemoryBound(to: UInt32.self)
          // Squares that lie in the source wholly.
          let first = (origin.x + factor - 1) / factor
          let last = max(first, min(width, (origin.x + source.width) / factor))
          func add(_ column: Int, _ word: UInt32) {
            sums[column] &+= SIMD2(word & 0x00FF_00FF, word &>> 8 & 0x00FF_00FF)
          }
          for column in first..<last {
            let start = column &* factor &- origin.x
            var even: UInt32 = 0
            var odd: UInt32 = 0
            for x in start..<(start &+ factor) {
              even &+= from[x] & 0x00FF_00FF
              odd &+= from[x] &>> 8 & 0x00FF_00FF
            }
            sums[column] &+= SIMD2(even, odd)
          }
          for column in [0..<min(first, width), last..<width].joined() {
            for x in 0..<factor {
              add(column, from[min(max(column * factor + x - origin.x, 0), source.width - 1)])
            }
          }
        }
        let onto = target.row(row).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
          let (even, odd) = (sums[column].x, sums[column].y)
          func mean(_ sum: UInt32) -> UInt32 { (sum &+ half) &>> shift }
          onto[column] =
            mean(even & 0xFFFF) | mean(even &>> 16) &<< 16 | mean(odd & 0xFFFF) &<< 8
            | mean(odd &>> 16) &<< 24
        }
      }
    }
  }
}

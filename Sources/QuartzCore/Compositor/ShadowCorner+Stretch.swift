internal import Foundation

/// Putting the shadow of a large box together from the corner's picture.
nonisolated extension ShadowCorner {
  /// Where a pixel of the stretched shadow is read from: a place in the tile, and how much of
  /// 256 the next place counts.
  private struct Sample: Equatable {
    let place: Int
    let next: UInt32
  }

  private var side: Int { 2 * size + 1 }

  /// The samples of a line of pixels, for a box from `from` to `to` on it.
  private func samples(_ count: Int, _ from: Double, _ to: Double, _ scale: Double) -> [Sample] {
    (0..<count).map { index in
      let middle = Double(index) + 0.5
      let isFirstHalf = middle - from <= to - middle
      let distance = isFirstHalf ? middle - from : to - middle
      // Half way along an edge it is the same everywhere.
      var place = min(distance / scale + Double(reach), Double(size) + 0.5) - 0.5
      if !isFirstHalf { place = Double(side - 1) - place }
      let fixed = Int((place * 256).rounded())
      if fixed <= 0 { return Sample(place: 0, next: 0) }
      if fixed >= (side - 1) * 256 { return Sample(place: side - 1, next: 0) }
      return Sample(place: fixed >> 8, next: UInt32(fixed & 255))
    }
  }

  /// Writes the shadow of a larger box, at another scale, into the upper left of a mask.
  func stretch(
    over box: RoundedBox, scale: Double, width: Int, height: Int, into mask: Bitmap
  ) {
    let columns = samples(width, box.left, box.right, scale)
    let rows = samples(height, box.top, box.bottom, scale)
    let mirrors = isSymmetric && box.left == Double(width) - box.right
    let flips = isSymmetric && box.top == Double(height) - box.bottom
    let middle = Sample(place: size, next: 0)
    let start = columns.firstIndex(of: middle) ?? width
    let end = max(start, (columns.lastIndex(of: middle) ?? width - 1) + 1)
    // A line of the tile, with eight bits below the point.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: side + 1) { line in
      for y in 0..<height {
        let target = mask.row(y).assumingMemoryBound(to: UInt8.self)
        if y > 0, rows[y] == rows[y - 1] {
          memcpy(target, mask.row(y - 1), width)
          continue
        }
        if flips, y > height / 2 {
          memcpy(target, mask.row(height - 1 - y), width)
          continue
        }
        mix(rows[y], into: line)
        columns.withUnsafeBufferPointer { columns in
          func write(_ range: Range<Int>) {
            for x in range {
              let column = columns[x]
              let value =
                line[column.place] * (256 - column.next)
                + line[column.place + 1] * column.next
              target[x] = UInt8(truncatingIfNeeded: (value + 32_768) >> 16)
            }
          }
          write(0..<start)
          guard start < width else { return }
          write(start..<(start + 1))
          memset(target + start, Int32(target[start]), end - start)
          if mirrors {
            for x in end..<width { target[x] = target[width - 1 - x] }
          } else {
            write(end..<width)
          }
        }
      }
    }
  }

  /// A line between two rows of the tile.
  private func mix(_ row: Sample, into line: UnsafeMutableBufferPointer<UInt32>) {
    let upper = bitmap.row(row.place).assumingMemoryBound(to: UInt8.self)
    let lower = bitmap.row(min(row.place + 1, side - 1)).assumingMemoryBound(to: UInt8.self)
    let (up, down) = (256 - row.next, row.next)
    for x in 0..<side { line[x] = UInt32(upper[x]) * up + UInt32(lower[x]) * down }
    line[side] = line[side - 1]
  }
}

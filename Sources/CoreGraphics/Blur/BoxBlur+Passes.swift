import Foundation

extension BoxBlur {
  /// Blurs a bitmap in place, by a standard deviation in pixels; below 0.05 nothing happens.
  package static func blur(_ bitmap: Bitmap, sigma: CGFloat, edge: Edge = .transparent) {
    let sigma = clamped(sigma)
    guard sigma > 0 else { return }
    let blur = BoxBlur(sigma: sigma)
    let plane = UnsafeMutablePointer<UInt16>.allocate(
      capacity: bitmap.width * bitmap.bytesPerPixel * bitmap.height)
    defer { plane.deallocate() }
    blur.blurRows(of: bitmap, into: plane, edge: edge)
    blur.blurColumns(of: plane, into: bitmap, edge: edge)
  }

  /// How many lines are blurred side by side: as many as fill a cache line.
  private static let lanes = 32

  private func blurRows(of bitmap: Bitmap, into plane: UnsafeMutablePointer<UInt16>, edge: Edge) {
    let channels = bitmap.bytesPerPixel
    let length = bitmap.width
    let rowsAtOnce = BoxBlur.lanes / channels
    var lines = Lines(length: length, reach: radius + 1, lanes: BoxBlur.lanes)
    defer { lines.deallocate() }
    var top = 0
    while top < bitmap.height {
      let rows = min(rowsAtOnce, bitmap.height - top)
      for row in 0..<rows {
        let from = bitmap.row(top + row).assumingMemoryBound(to: UInt8.self)
        for channel in 0..<channels {
          let onto = lines.first + (row * channels + channel)
          var x = 0
          while x < length {
            onto[x &* BoxBlur.lanes] =
              UInt16(truncatingIfNeeded: from[x &* channels &+ channel]) &<< 8
            x &+= 1
          }
        }
      }
      blur(&lines, edge: edge)
      for row in 0..<rows {
        let onto = plane + (top + row) * length * channels
        for channel in 0..<channels {
          let from = lines.first + (row * channels + channel)
          var x = 0
          while x < length {
            onto[x &* channels &+ channel] = from[x &* BoxBlur.lanes]
            x &+= 1
          }
        }
      }
      top += rows
    }
  }

  private func blurColumns(
    of plane: UnsafeMutablePointer<UInt16>, into bitmap: Bitmap, edge: Edge
  ) {
    let columns = bitmap.width * bitmap.bytesPerPixel
    var lines = Lines(length: bitmap.height, reach: radius + 1, lanes: BoxBlur.lanes)
    defer { lines.deallocate() }
    var left = 0
    while left < columns {
      let count = min(BoxBlur.lanes, columns - left)
      for y in 0..<bitmap.height {
        memcpy(lines.first + y * BoxBlur.lanes, plane + (y * columns + left), count * 2)
      }
      blur(&lines, edge: edge)
      for y in 0..<bitmap.height {
        let from = lines.first + y * BoxBlur.lanes
        let onto = bitmap.row(y).assumingMemoryBound(to: UInt8.self) + left
        var column = 0
        while column < count {
          onto[column] = UInt8(truncatingIfNeeded: (UInt32(from[column]) &+ 128) &>> 8)
          column &+= 1
        }
      }
      left += count
    }
  }

  /// Three passes, each over as much of the margin as the next ones look at.
  private func blur(_ lines: inout Lines, edge: Edge) {
    lines.fillMargins(edge)
    for pass in 1...3 {
      average(
        lines.samples, into: lines.spare, from: pass * (radius + 1),
        to: lines.count - pass * (radius + 1))
      swap(&lines.samples, &lines.spare)
    }
  }

  /// One pass of the box along all lines at once.
  private func average(
    _ from: UnsafeMutablePointer<UInt16>, into onto: UnsafeMutablePointer<UInt16>,
    from start: Int, to end: Int
  ) {
    let lanes = BoxBlur.lanes
    let (weight, outerWeight) = (weight, outerWeight)
    let reach = radius &* lanes
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: lanes) { buffer in
      guard let sums = buffer.baseAddress else { return }
      sums.initialize(repeating: 0, count: lanes)
      var index = (start &- radius) &* lanes
      while index < (start &+ radius) &* lanes {
        sums[index % lanes] &+= UInt32(from[index])
        index &+= 1
      }
      var position = start &* lanes
      while position < end &* lanes {
        let middle = from + position
        let (ahead, behind) = (middle + reach, middle - reach)
        let (outerAhead, outerBehind) = (ahead + lanes, behind - lanes)
        let target = onto + position
        var lane = 0
        while lane < lanes {
          let sum = sums[lane] &+ UInt32(ahead[lane])
          let outer = UInt32(outerAhead[lane]) &+ UInt32(outerBehind[lane])
          let mean =
            (UInt64(sum) &* UInt64(weight) &+ UInt64(outer) &* UInt64(outerWeight) &+ 0x8000_0000)
            &>> 32
          target[lane] = UInt16(truncatingIfNeeded: mean)
          sums[lane] = sum &- UInt32(behind[lane])
          lane &+= 1
        }
        position &+= lanes
      }
    }
  }

  /// Samples of lines that lie side by side, eight bits of them below the point, with a margin at
  /// both ends that three passes use up.
  private struct Lines {
    var samples: UnsafeMutablePointer<UInt16>
    var spare: UnsafeMutablePointer<UInt16>
    let lanes: Int
    let margin: Int
    let length: Int
    /// Margins and all.
    let count: Int

    init(length: Int, reach: Int, lanes: Int) {
      self.lanes = lanes
      self.length = length
      margin = 3 * reach
      count = length + 2 * margin
      samples = .allocate(capacity: count * lanes)
      samples.initialize(repeating: 0, count: count * lanes)
      spare = .allocate(capacity: count * lanes)
      spare.initialize(repeating: 0, count: count * lanes)
    }

    func deallocate() {
      samples.deallocate()
      spare.deallocate()
    }

    /// The first sample past the margin.
    var first: UnsafeMutablePointer<UInt16> { samples + margin * lanes }

    func fillMargins(_ edge: Edge) {
      switch edge {
      case .transparent:
        memset(samples, 0, margin * lanes * 2)
        memset(samples + (margin + length) * lanes, 0, margin * lanes * 2)
      case .extended:
        for index in 0..<margin {
          memcpy(samples + index * lanes, first, lanes * 2)
          memcpy(
            first + (length + index) * lanes, first + (length - 1) * lanes, lanes * 2)
        }
      }
    }
  }
}

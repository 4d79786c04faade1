internal import Foundation

/// Drawing shadows.
nonisolated extension Compositor {
  func draw(
    _ shadow: ShadowPaint, of index: Int, _ surface: PixelSurface, _ clip: PixelRect,
    _ level: UInt8
  ) {
    let paint = list.nodes[index].paint
    let color = shadow.color.scaled(by: level)
    // What the layer hides of its own shadow is not drawn.
    var parts = [clip]
    if paint.background?.isOpaque == true, level == 255 {
      for hole in prepare(index).outline.whole {
        parts = parts.flatMap { $0.subtracting(hole) }
      }
    }
    var moved = paint
    moved.map = paint.map.translated(
      by: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    if let (mask, rect) = stretchedMask(of: shadow, moved) {
      for part in parts {
        surface.fill(
          part.intersection(rect), with: color, through: mask, origin: (rect.x, rect.y))
      }
      return
    }
    let scale = DrawingCache.step(of: moved.map, near: self.scale)
    guard
      let mask = shadows.mask(
        ShadowCache.MaskKey(shape: shadow.shape, sigma: shadow.sigma, scale: scale))
    else { return }
    let frame = mask.frame
    if moved.isOnGrid {
      let box = moved.box(of: frame)
      let rect = PixelRect(
        x: Int(box.left), y: Int(box.top), width: mask.bitmap.width, height: mask.bitmap.height)
      for part in parts {
        surface.fill(
          part.intersection(rect), with: color, through: mask.bitmap, origin: (rect.x, rect.y))
      }
      return
    }
    let map = CGAffineTransform(
      a: frame.width / CGFloat(mask.bitmap.width), b: 0, c: 0,
      d: frame.height / CGFloat(mask.bitmap.height), tx: frame.minX, ty: frame.minY
    ).concatenating(moved.map)
    let whole = PixelRect(x: 0, y: 0, width: mask.bitmap.width, height: mask.bitmap.height)
    guard
      let source = PixelSource(
        bitmap: mask.bitmap, part: whole, isOpaque: false, map: map, extends: false)
    else { return }
    for part in parts { surface.fill(part, with: color, through: source) }
  }

  /// The shadow of an upright box, put together from the blurred corner; nil where that can't be:
  /// for other shapes, uneven scales, and boxes too small for their blur.
  private func stretchedMask(of shadow: ShadowPaint, _ paint: LayerPaint)
    -> (mask: Bitmap, rect: PixelRect)?
  {
    let map = paint.map
    guard case .box(let rect, let radius, let corners, let isContinuous) = shadow.shape,
      map.b == 0, map.c == 0, map.a > 0, abs(map.a - map.d) < 1e-6 * map.a
    else { return nil }
    let scale = DrawingCache.step(of: map, near: self.scale)
    let corner = Corner(radius: radius, mask: corners, isContinuous: isContinuous)
    var box = paint.box(of: rect, corner: corner)
    let key = ShadowCache.CornerKey(
      radius: Double(radius * scale), corners: corners, isContinuous: box.reach != 1,
      sigma: Double(shadow.sigma * scale))
    let factor = Double(map.a / scale)
    let curve = key.radius * (key.isContinuous ? 1.6 : 1)
    let needed = Double(2 * BoxBlur.margin(sigma: CGFloat(key.sigma))) + 2 * curve + 2
    guard box.width / factor >= needed, box.height / factor >= needed, needed < 4096 else {
      return nil
    }
    let tile = shadows.corner(key)
    let reach = Double(tile.reach) * factor
    let extent = PixelRect(
      left: Int((box.left - reach).rounded(.down)), top: Int((box.top - reach).rounded(.down)),
      right: Int((box.right + reach).rounded(.up)), bottom: Int((box.bottom + reach).rounded(.up)))
    guard extent.width < 16_384, extent.height < 16_384 else { return nil }
    box.left -= Double(extent.x)
    box.right -= Double(extent.x)
    box.top -= Double(extent.y)
    box.bottom -= Double(extent.y)
    let mask = shadows.stretched(
      ShadowCache.StretchKey(corner: key, scale: factor, box: box)
    ) {
      tile.stretched(over: box, scale: factor, width: extent.width, height: extent.height)
    }
    return (mask, extent)
  }
}

nonisolated extension ShadowCorner {
  /// Where a pixel of the stretched shadow is read from: a place in the tile, and how much of
  /// 256 the next place counts.
  private struct Sample: Equatable {
    let place: Int
    let next: UInt32
  }

  /// The samples of a line of pixels, for a box from `from` to `to` on it.
  private func samples(_ count: Int, _ from: Double, _ to: Double, _ scale: Double) -> [Sample] {
    let side = 2 * size + 1
    return (0..<count).map { index in
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

  /// The shadow of a larger box, at another scale.
  func stretched(over box: RoundedBox, scale: Double, width: Int, height: Int) -> Bitmap {
    let result = Bitmap(width: width, height: height, format: .mask)
    let columns = samples(width, box.left, box.right, scale)
    let rows = samples(height, box.top, box.bottom, scale)
    let middle = Sample(place: size, next: 0)
    let constantStart = columns.firstIndex(of: middle) ?? width
    let constantEnd = (columns.lastIndex(of: middle) ?? width - 1) + 1
    columns.withUnsafeBufferPointer { columns in
      for y in 0..<height {
        let target = result.row(y).assumingMemoryBound(to: UInt8.self)
        if y > 0, rows[y] == rows[y - 1] {
          memcpy(target, result.row(y - 1), width)
          continue
        }
        let upper = bitmap.row(rows[y].place).assumingMemoryBound(to: UInt8.self)
        let lower = bitmap.row(min(rows[y].place + 1, 2 * size)).assumingMemoryBound(to: UInt8.self)
        let down = rows[y].next
        func sample(_ x: Int) -> UInt8 {
          let place = columns[x].place
          let right = columns[x].next
          let next = right == 0 ? place : place + 1
          let top = UInt32(upper[place]) * (256 - right) + UInt32(upper[next]) * right
          let bottom = UInt32(lower[place]) * (256 - right) + UInt32(lower[next]) * right
          return UInt8((top * (256 - down) + bottom * down + 32_768) >> 16)
        }
        for x in 0..<min(constantStart, width) { target[x] = sample(x) }
        if constantStart < constantEnd {
          memset(target + constantStart, Int32(sample(constantStart)), constantEnd - constantStart)
        }
        for x in max(constantEnd, constantStart)..<max(width, constantEnd) { target[x] = sample(x) }
      }
    }
    return result
  }
}

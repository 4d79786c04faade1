internal import Foundation

/// Drawing shadows.
nonisolated extension Compositor {
  func draw(
    _ shadow: ShadowPaint, of index: Int, _ surface: PixelSurface, _ clip: PixelRect,
    _ level: UInt8
  ) {
    let paint = nodes[index].paint
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
    if key.sigma * factor >= Self.steadySigma {
      // Nobody sees a part of a pixel in so soft an edge, and its halves then mirror each other.
      (box.left, box.top) = (box.left.rounded(), box.top.rounded())
      (box.right, box.bottom) = (box.right.rounded(), box.bottom.rounded())
    }
    let extent = PixelRect(
      left: Int((box.left - reach).rounded(.down)), top: Int((box.top - reach).rounded(.down)),
      right: Int((box.right + reach).rounded(.up)), bottom: Int((box.bottom + reach).rounded(.up)))
    guard extent.width < 16_384, extent.height < 16_384 else { return nil }
    box.left -= Double(extent.x)
    box.right -= Double(extent.x)
    box.top -= Double(extent.y)
    box.bottom -= Double(extent.y)
    let mask = shadows.stretched(
      ShadowCache.StretchKey(corner: key, scale: factor, box: box), width: extent.width,
      height: extent.height
    ) { mask in
      tile.stretch(
        over: box, scale: factor, width: extent.width, height: extent.height, into: mask)
    }
    return (mask, extent)
  }

  /// From this blur on, in pixels, a shadow lies on whole pixels.
  private static var steadySigma: Double { 4 }
}

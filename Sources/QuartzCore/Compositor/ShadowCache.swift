internal import CCairo
internal import Foundation

/// Blurred shadows that were made lately. Boxes of all sizes share the corners of one; a shadow
/// that is scaled by an animation is not blurred anew.
nonisolated final class ShadowCache {
  private var corners: [CornerKey: ShadowCorner] = [:]
  private var stretched: [(key: StretchKey, mask: Bitmap)] = []
  private var masks: [MaskKey: ShadowMask] = [:]

  /// A blurred corner, and what of it matters.
  struct CornerKey: Hashable {
    let radius: Double
    let corners: CACornerMask
    let isContinuous: Bool
    let sigma: Double
  }

  /// A shadow of a box at its size on the plane.
  struct StretchKey: Hashable {
    let corner: CornerKey
    let scale: Double
    let box: RoundedBox
  }

  /// A shadow of any shape.
  struct MaskKey: Hashable {
    let shape: ShadowPaint.Shape
    let sigma: CGFloat
    let scale: CGFloat
  }

  private func keep<Key, Value>(_ value: Value, _ key: Key, in table: inout [Key: Value]) {
    if table.count >= 12 { table.removeAll() }
    table[key] = value
  }

  func corner(_ key: CornerKey) -> ShadowCorner {
    if let corner = corners[key] { return corner }
    let corner = ShadowCorner(key)
    keep(corner, key, in: &corners)
    return corner
  }

  /// A mask that `make` fills from its upper left corner, which may be larger than asked for.
  func stretched(
    _ key: StretchKey, width: Int, height: Int, make: (Bitmap) -> Void
  ) -> Bitmap {
    if let entry = stretched.first(where: { $0.key == key }) { return entry.mask }
    // While a shadow is scaled there is another in each frame; they take turns in the memory.
    var mask: Bitmap?
    if stretched.count >= 4 {
      let oldest = stretched.removeFirst().mask
      if oldest.width >= width, oldest.height >= height { mask = oldest }
    }
    let result =
      mask
      ?? Bitmap(width: (width + 127) & ~127, height: (height + 127) & ~127, format: .mask)
    make(result)
    stretched.append((key, result))
    return result
  }

  func mask(_ key: MaskKey) -> ShadowMask? {
    if let mask = masks[key] { return mask }
    guard let mask = ShadowMask(key) else { return nil }
    keep(mask, key, in: &masks)
    return mask
  }
}

/// The blurred picture of a box just so large that its corners don't reach each other.
nonisolated struct ShadowCorner {
  let bitmap: Bitmap
  /// How far the shadow reaches beyond the box, in pixels.
  let reach: Int
  /// From the outer edge of the shadow to where it is the same all along an edge.
  let size: Int
  /// All corners are the same.
  let isSymmetric: Bool

  init(_ key: ShadowCache.CornerKey) {
    isSymmetric = key.radius == 0 || key.corners.isEmpty || key.corners == .all
    reach = BoxBlur.margin(sigma: CGFloat(key.sigma))
    let curve = Int((key.radius * (key.isContinuous ? 1.6 : 1)).rounded(.up))
    size = 2 * reach + curve
    let side = 2 * size + 1
    let margin = Double(reach)
    let box = RoundedBox(
      left: margin, top: margin, right: Double(side) - margin, bottom: Double(side) - margin,
      radiusX: key.radius, radiusY: key.radius, corners: key.corners,
      isContinuous: key.isContinuous)
    bitmap = Bitmap.mask(PixelRect(x: 0, y: 0, width: side, height: side)) { cairo in
      box.outline(CairoSink(cairo: cairo))
      cairo_fill(cairo)
    }
    BoxBlur.blur(bitmap, sigma: CGFloat(key.sigma))
  }
}

/// The blurred picture of any shape, with its place in the layer.
nonisolated struct ShadowMask {
  let bitmap: Bitmap
  /// The rectangle of the layer that the mask covers.
  let frame: CGRect

  /// Nil where there is nothing, or too much, to blur.
  init?(_ key: ShadowCache.MaskKey) {
    let scale = key.scale
    let sigma = key.sigma * scale
    let box: CGRect =
      switch key.shape {
      case .box(let rect, _, _, _): rect
      case .path(let path): path.boundingBoxOfPath
      case .contents(let contents): contents.frame
      }
    let margin = CGFloat(BoxBlur.margin(sigma: sigma) + 1)
    let left = (box.minX * scale).rounded(.down) - margin
    let top = (box.minY * scale).rounded(.down) - margin
    let right = (box.maxX * scale).rounded(.up) + margin
    let bottom = (box.maxY * scale).rounded(.up) + margin
    guard right > left, bottom > top, right - left < 16_384, bottom - top < 16_384 else {
      return nil
    }
    let rect = PixelRect(
      left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
    bitmap = Bitmap.mask(rect) { cairo in
      cairo_scale(cairo, Double(scale), Double(scale))
      switch key.shape {
      case .box(let rect, let radius, let corners, let isContinuous):
        let corner = Corner(radius: radius, mask: corners, isContinuous: isContinuous)
        cairo.addBox(rect, corner, inset: 0, map: .identity)
        cairo_fill(cairo)
      case .path(let path):
        path.add(toCairo: cairo)
        cairo_fill(cairo)
      case .contents(let shadow):
        let part = shadow.contents.part
        let surface = shadow.contents.bitmap.makeSurface(part: part)
        cairo_translate(cairo, Double(shadow.frame.minX), Double(shadow.frame.minY))
        cairo_scale(
          cairo, Double(shadow.frame.width) / Double(part.width),
          Double(shadow.frame.height) / Double(part.height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_paint(cairo)
        cairo_surface_destroy(surface)
      }
    }
    BoxBlur.blur(bitmap, sigma: sigma)
    frame = CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }
}

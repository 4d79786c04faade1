internal import CPango
import CoreGraphics

extension TextCanvas {
  /// Glyphs of one face on one baseline.
  struct GlyphSet {
    var face: FontFace
    var glyphs: ArraySlice<PositionedGlyph>
    /// In the frame: what the glyphs' x and y count from.
    var origin: CGPoint
  }

  /// Draws glyphs that share a colour.
  func draw(_ sets: [GlyphSet], _ color: CGColor) {
    setColor(color)
    var outlined: [GlyphSet] = []
    for set in sets {
      if set.face.isColored {
        TextSession.shared.withLock { _ in showPictures(of: set, alpha: color.alpha) }
      } else if let scale = uniformScale,
        abs(set.face.matrix.yy) * scale <= GlyphAtlas.largestSize
      {
        outlined.append(set)
      } else {
        TextSession.shared.withLock { _ in fillOutlines(of: set) }
      }
    }
    if let scale = uniformScale { cover(outlined, scale: scale) }
  }

  // MARK: Masks

  private struct PlacedMask {
    var mask: GlyphMask
    var x: Int
    var y: Int
  }

  /// Puts the masks of all glyphs together and paints through that once.
  private func cover(_ sets: [GlyphSet], scale: CGFloat) {
    var placed: [PlacedMask] = []
    for set in sets { place(set, scale: scale, into: &placed) }
    let limits = visiblePixels.insetBy(dx: -1, dy: -1)
    var box = CGRect.null
    for item in placed where item.mask.width > 0 {
      box = box.union(
        CGRect(x: item.x, y: item.y, width: item.mask.width, height: item.mask.height))
    }
    box = box.intersection(limits).integral
    guard !box.isNull, box.width > 0, box.height > 0, box.width < 32_768 else { return }
    let (left, top) = (Int(box.minX), Int(box.minY))
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
    defer { cairo_surface_destroy(surface) }
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let size = (width: Int(box.width), height: Int(box.height))
    for item in placed {
      item.mask.add(
        to: pixels, stride: stride, size: size, x: item.x - left, y: item.y - top)
    }
    cairo_surface_mark_dirty(surface)
    inPixels { cairo_mask_surface(cairo, surface, Double(left), Double(top)) }
  }

  private func place(_ set: GlyphSet, scale: CGFloat, into placed: inout [PlacedMask]) {
    let phases = CGFloat(GlyphAtlas.phases)
    let start = toPixels(set.origin)
    // The line's baseline on a whole row; marks above and below keep their distance from it.
    let baseline = start.y.rounded()
    var wanted: [(id: UInt32, phase: Int)] = []
    var places: [(x: Int, y: Int)] = []
    wanted.reserveCapacity(set.glyphs.count)
    places.reserveCapacity(set.glyphs.count)
    for glyph in set.glyphs where glyph.id & PositionedGlyph.missingFlag == 0 {
      let steps = ((start.x + CGFloat(glyph.x) * scale) * phases).rounded()
      guard abs(steps) < 1e9 else { continue }
      let x = (steps / phases).rounded(.down)
      wanted.append((glyph.id, Int(steps - x * phases)))
      places.append((Int(x), Int((baseline + CGFloat(glyph.y) * scale).rounded())))
    }
    let masks = TextSession.shared.withLock {
      $0.atlas.masks(of: wanted, in: set.face, scale: scale)
    }
    for (mask, place) in zip(masks, places) {
      placed.append(PlacedMask(mask: mask, x: place.x + mask.left, y: place.y + mask.top))
    }
  }

  // MARK: By way of Cairo

  private func cairoGlyphs(of set: GlyphSet) -> [cairo_glyph_t] {
    set.glyphs.compactMap { glyph in
      guard glyph.id & PositionedGlyph.missingFlag == 0 else { return nil }
      return cairo_glyph_t(
        index: UInt(glyph.id), x: Double(origin.x + set.origin.x + CGFloat(glyph.x)),
        y: Double(origin.y + set.origin.y + CGFloat(glyph.y)))
    }
  }

  /// For what is turned, skewed or very large.
  private func fillOutlines(of set: GlyphSet) {
    let glyphs = cairoGlyphs(of: set)
    set.face.select(in: cairo)
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  private func showPictures(of set: GlyphSet, alpha: CGFloat) {
    let glyphs = cairoGlyphs(of: set)
    set.face.select(in: cairo)
    guard alpha < 1 else {
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
      return
    }
    cairo_push_group(cairo)
    cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }
}

extension GlyphMask {
  /// Adds the coverage, so that strokes of neighbours that touch leave no seam.
  func add(
    to pixels: UnsafeMutablePointer<UInt8>, stride: Int, size: (width: Int, height: Int), x: Int,
    y: Int
  ) {
    let (left, right) = (max(0, -x), min(width, size.width - x))
    let (top, bottom) = (max(0, -y), min(height, size.height - y))
    guard left < right, top < bottom else { return }
    coverage.withUnsafeBufferPointer { source in
      for row in top..<bottom {
        let from = source.baseAddress! + row * width
        let onto = pixels + (y + row) * stride + x
        for column in left..<right {
          let sum = UInt16(onto[column]) + UInt16(from[column])
          onto[column] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
      }
    }
  }
}

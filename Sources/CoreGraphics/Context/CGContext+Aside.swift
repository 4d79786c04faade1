internal import CCairo
package import Foundation

// What Cairo can't paint in one go is drawn aside and then put in place: shadows, masks,
// transparency layers, and the blend mode that it lacks.
extension CGContext {
  /// Lets other modules draw with Cairo, heeding alpha, blend mode, shadow and masks.
  ///
  /// `extents` are in user space and hold all that `body` draws. `body` gets a `cairo_t` with the
  /// matrix, clip and operator set; it sets the source, and leaves the rest as it found it.
  package func drawing(in extents: CGRect, _ body: (OpaquePointer) -> Void) {
    if paintsDirectly && state.alpha == 1 {
      cairo_set_operator(cairo, state.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
      body(cairo)
      finishPainting()
    } else {
      let box = extents.applying(deviceMatrix).insetBy(dx: -1, dy: -1)
      paintAside(extents: box, alpha: state.alpha, body)
    }
  }

  /// Draws into pixels of their own and puts them in place.
  ///
  /// `extents` are in pixels.
  func paintAside(extents: CGRect, alpha: CGFloat = 1, _ body: (OpaquePointer) -> Void) {
    let place = PixelRect(covering: extents, in: reach(of: state.shadow))
    guard !place.isEmpty else { return }
    let bitmap = Bitmap(width: place.width, height: place.height)
    let aside = makeCairo(over: bitmap, at: place)
    body(aside)
    cairo_destroy(aside)
    putInPlace(bitmap, at: place, alpha: alpha)
  }

  /// All pixels of which the drawn part can depend: those of the clip, and those whose shadow
  /// falls there.
  func reach(of shadow: GraphicsState.Shadow?) -> PixelRect {
    let clip = clipBounds
    guard let shadow, !clip.isEmpty else { return clip }
    let (offset, sigma) = deviceShadow(shadow)
    let margin = BoxBlur.margin(sigma: sigma)
    let casters = PixelRect(
      x: clip.x - margin - offset.x, y: clip.y - margin - offset.y,
      width: clip.width + 2 * margin, height: clip.height + 2 * margin)
    let box = clip.rect.union(casters.rect)
    return PixelRect(
      x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height))
  }

  /// A `cairo_t` whose pixel (x, y) is that of the context, with its matrix and line attributes.
  func makeCairo(over bitmap: Bitmap, at place: PixelRect) -> OpaquePointer {
    let surface = bitmap.makeSurface()
    cairo_surface_set_device_offset(surface, Double(-place.x), Double(-place.y))
    let new = cairo_create(surface)!
    cairo_surface_destroy(surface)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_set_matrix(new, &matrix)
    cairo_set_line_width(new, cairo_get_line_width(cairo))
    cairo_set_line_cap(new, cairo_get_line_cap(cairo))
    cairo_set_line_join(new, cairo_get_line_join(cairo))
    cairo_set_miter_limit(new, cairo_get_miter_limit(cairo))
    cairo_set_tolerance(new, cairo_get_tolerance(cairo))
    cairo_set_antialias(new, cairo_get_antialias(cairo))
    let dash = lineDash
    cairo_set_dash(new, dash.lengths, Int32(dash.lengths.count), dash.phase)
    return new
  }

  /// Composites pixels that were drawn aside, with the state's shadow, masks and blend mode.
  func putInPlace(_ bitmap: Bitmap, at place: PixelRect, alpha: CGFloat) {
    if alpha < 1 { fade(bitmap, to: alpha) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    if let shadow = state.shadow { drawShadow(shadow, of: bitmap, at: place) }
    if let blend = state.blendMode.cairoOperator {
      paint(bitmap, at: place, blend: blend)
    } else {
      let mixed = plusDarker(bitmap, over: place)
      paint(mixed, at: place, blend: CAIRO_OPERATOR_SOURCE)
    }
    cairo_restore(cairo)
    finishPainting()
  }

  private func paint(_ bitmap: Bitmap, at place: PixelRect, blend: cairo_operator_t) {
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(place.x), Double(place.y), Double(place.width), Double(place.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, blend)
    let surface = bitmap.makeSurface()
    cairo_set_source_surface(cairo, surface, Double(place.x), Double(place.y))
    paintThroughMask()
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_surface_destroy(surface)
  }

  /// Paints the source through the mask of the state, if there is one; matrix is the identity.
  func paintThroughMask() {
    guard let mask = state.clipMask else {
      cairo_paint(cairo)
      return
    }
    let surface = mask.bitmap.makeSurface()
    cairo_mask_surface(cairo, surface, Double(mask.place.x), Double(mask.place.y))
    cairo_surface_destroy(surface)
  }

  private func fade(_ bitmap: Bitmap, to alpha: CGFloat) {
    let surface = bitmap.makeSurface()
    let fader = cairo_create(surface)
    cairo_set_operator(fader, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(fader, 0, 0, 0, alpha)
    cairo_paint(fader)
    cairo_destroy(fader)
    cairo_surface_destroy(surface)
  }

  /// What is in `place` now, mixed with `source`: the sum less one, in premultiplied terms
  /// max(0, α − (αₛ − cₛ) − (α_b − c_b)) where α = min(1, αₛ + α_b).
  private func plusDarker(_ source: Bitmap, over place: PixelRect) -> Bitmap {
    let result = Bitmap(width: place.width, height: place.height)
    let copier = makeCairo(over: result, at: place)
    cairo_identity_matrix(copier)
    cairo_set_source_surface(copier, cairo_get_target(cairo), 0, 0)
    cairo_paint(copier)
    cairo_destroy(copier)
    for y in 0..<result.height {
      let from = source.row(y).assumingMemoryBound(to: UInt8.self)
      let onto = result.row(y).assumingMemoryBound(to: UInt8.self)
      for x in stride(from: 0, to: result.width * 4, by: 4) {
        let (above, below) = (Int(from[x + 3]), Int(onto[x + 3]))
        let alpha = min(255, above + below)
        for part in x..<(x + 3) {
          onto[part] = UInt8(max(0, alpha - (above - Int(from[part])) - (below - Int(onto[part]))))
        }
        onto[x + 3] = UInt8(alpha)
      }
    }
    return result
  }
}

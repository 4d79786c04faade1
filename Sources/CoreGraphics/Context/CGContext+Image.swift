internal import CCairo
public import Foundation

extension CGContext {
  /// Draws an image stretched to `rect`, its top at the greatest y: upright in the usual space of
  /// Core Graphics, upside down in a flipped one.
  ///
  /// With `byTiling` it repeats at the size and place of `rect` over all of the clip.
  ///
  /// A mask image is filled with the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    let upright = CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
    place(
      image, in: upright, tiles: byTiling,
      matrix: CGAffineTransform(scaleX: 1, y: -1).concatenating(deviceMatrix))
  }

  /// Draws an image stretched to `rect`, its top at the least y: upright in a flipped context.
  package func drawFlipped(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    place(image, in: rect.standardized, tiles: byTiling, matrix: deviceMatrix)
  }

  private func place(_ image: CGImage, in rect: CGRect, tiles: Bool, matrix: CGAffineTransform) {
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let box =
      tiles ? clipBounds.rect : rect.applying(matrix).insetBy(dx: -1, dy: -1)
    func paint(_ cairo: OpaquePointer) {
      var own = cairo_matrix_t()
      cairo_get_matrix(cairo, &own)
      let quality = image.shouldInterpolate ? state.interpolationQuality : .none
      if image.isMask {
        let shape = CGContext.pattern(image, in: rect, matrix: matrix, quality: quality)
        setSource(state.fillColor, of: cairo)
        outline(rect, tiles: tiles, matrix: matrix, of: cairo)
        cairo_save(cairo)
        cairo_clip(cairo)
        if tiles { cairo_pattern_set_extend(shape, CAIRO_EXTEND_REPEAT) }
        cairo_identity_matrix(cairo)
        cairo_mask(cairo, shape)
        cairo_restore(cairo)
        cairo_pattern_destroy(shape)
      } else {
        let pattern = CGContext.pattern(image, in: rect, matrix: matrix, quality: quality)
        if tiles { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT) }
        outline(rect, tiles: tiles, matrix: matrix, of: cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source(cairo, pattern)
        if state.alpha == 1 {
          cairo_fill(cairo)
        } else {
          cairo_save(cairo)
          cairo_clip(cairo)
          cairo_paint_with_alpha(cairo, state.alpha)
          cairo_restore(cairo)
        }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_pattern_destroy(pattern)
      }
      cairo_set_matrix(cairo, &own)
    }
    if state.paintsPlainly {
      let blend = state.blendMode
      cairo_set_operator(cairo, blend.cairoOperator ?? CAIRO_OPERATOR_OVER)
      if blend.reachesBeyondShape {
        cairo_save(cairo)
        outline(rect, tiles: tiles, matrix: matrix, of: cairo)
        cairo_clip(cairo)
        paint(cairo)
        cairo_restore(cairo)
      } else {
        paint(cairo)
      }
      finishPainting()
    } else {
      paintAside(extents: box, paint)
    }
  }

  /// Makes the place of an image the current path.
  private func outline(
    _ rect: CGRect, tiles: Bool, matrix: CGAffineTransform, of cairo: OpaquePointer
  ) {
    cairo_new_path(cairo)
    if tiles {
      let clip = clipBounds
      cairo_identity_matrix(cairo)
      cairo_rectangle(
        cairo, Double(clip.x), Double(clip.y), Double(clip.width), Double(clip.height))
    } else {
      var matrix = matrix.cairo
      cairo_set_matrix(cairo, &matrix)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }
  }

  /// Makes the image, stretched to `rect` with its top at the least y of `matrix`, the source of
  /// a `cairo_t`, and `rect` its path.
  static func place(
    _ image: CGImage, in rect: CGRect, onto cairo: OpaquePointer, matrix: CGAffineTransform,
    quality: CGInterpolationQuality
  ) {
    let turned = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix)
    let upright = CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
    let pattern = pattern(image, in: upright, matrix: turned, quality: quality)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// A Cairo pattern in pixel space that shows the image in `rect`.
  ///
  /// `matrix` takes `rect` to pixels.
  static func pattern(
    _ image: CGImage, in rect: CGRect, matrix: CGAffineTransform, quality: CGInterpolationQuality
  ) -> OpaquePointer {
    let surface = image.bitmap.makeSurface(part: image.part)
    let pattern = cairo_pattern_create_for_surface(surface)!
    cairo_surface_destroy(surface)
    let toPixels = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
      .concatenating(matrix)
    var inverse = snapped(toPixels).inverted().cairo
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter(for: toPixels, quality: quality))
    return pattern
  }

  private static func filter(
    for matrix: CGAffineTransform, quality: CGInterpolationQuality
  ) -> cairo_filter_t {
    if quality == .none || snapped(matrix).movesWholePixels { return CAIRO_FILTER_NEAREST }
    return quality == .low ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
  }

  /// The matrix, without rounding errors that would keep an image from being copied pixel by pixel.
  private static func snapped(_ matrix: CGAffineTransform) -> CGAffineTransform {
    func near(_ value: CGFloat) -> CGFloat {
      abs(value - value.rounded()) < 1e-7 ? value.rounded() : value
    }
    let clean = CGAffineTransform(
      a: near(matrix.a), b: near(matrix.b), c: near(matrix.c), d: near(matrix.d),
      tx: near(matrix.tx), ty: near(matrix.ty))
    return clean.movesWholePixels ? clean : matrix
  }
}

extension CGAffineTransform {
  /// True where pixels land on pixels, perhaps turned over or by quarters.
  var movesWholePixels: Bool {
    let isUpright = abs(a) == 1 && abs(d) == 1 && b == 0 && c == 0
    let isTurned = abs(b) == 1 && abs(c) == 1 && a == 0 && d == 0
    return (isUpright || isTurned) && tx == tx.rounded() && ty == ty.rounded()
  }
}

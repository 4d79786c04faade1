internal import CCairo
public import Foundation

extension CGContext {
  /// Draws an image stretched to `rect`, its top at the greatest y: upright in the usual space of
  /// Core Graphics, upside down in a flipped one.
  ///
  /// With `byTiling` it repeats at the size and place of `rect` over all of the clip. A mask image
  /// is filled with the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    place(
      ImagePlacement(
        upright: image, in: rect.standardized, matrix: deviceMatrix,
        tiles: byTiling ? clipBounds : nil, quality: state.interpolationQuality))
  }

  /// Draws an image stretched to `rect`, its top at the least y: upright in a flipped context.
  package func drawFlipped(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    place(
      ImagePlacement(
        image, in: rect.standardized, matrix: deviceMatrix,
        tiles: byTiling ? clipBounds : nil, quality: state.interpolationQuality))
  }

  private func place(_ placement: ImagePlacement) {
    let rect = placement.rect
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    guard state.paintsPlainly else {
      return paintAside(extents: placement.extent) { aside in
        if placement.image.isMask {
          fillMask(placement, on: aside)
        } else {
          fill(placement, on: aside, alpha: state.alpha)
        }
      }
    }
    cairo_set_operator(cairo, blendOperator(for: placement))
    if placement.image.isMask || state.blendMode.reachesBeyondShape || state.alpha < 1 {
      cairo_save(cairo)
      placement.addOutline(to: cairo)
      cairo_clip(cairo)
      if placement.image.isMask {
        fillMask(placement, on: cairo)
      } else {
        fill(placement, on: cairo, alpha: state.alpha)
      }
      cairo_restore(cairo)
    } else {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      fill(placement, on: cairo, alpha: 1)
      cairo_set_matrix(cairo, &matrix)
    }
    finishPainting()
  }

  /// Where an opaque image covers whole pixels, to replace is the same as to draw over, and faster.
  private func blendOperator(for placement: ImagePlacement) -> cairo_operator_t {
    if state.blendMode == .normal, state.alpha == 1, placement.image.isOpaque,
      placement.copiesPixels
    {
      return CAIRO_OPERATOR_SOURCE
    }
    return state.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER
  }

  /// Paints an image into its place. The matrix is the identity afterwards.
  private func fill(_ placement: ImagePlacement, on cairo: OpaquePointer, alpha: CGFloat) {
    placement.addOutline(to: cairo)
    let pattern = placement.makePattern()
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    if alpha == 1 {
      cairo_fill(cairo)
    } else {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, alpha)
    }
    // The image's pixels may go away, so no source may hold on to them.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  /// Paints the fill colour through a mask image. The matrix is the identity afterwards.
  private func fillMask(_ placement: ImagePlacement, on cairo: OpaquePointer) {
    placement.addOutline(to: cairo)
    cairo_clip(cairo)
    let pattern = placement.makePattern()
    setSource(state.fillColor, of: cairo)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}

internal import CCairo
public import Foundation

extension CGContext {
  /// From now on draws only inside the current path as well, and drops it.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cairo)
  }

  /// From now on draws only inside `rect` as well.
  ///
  /// The current path is dropped.
  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    clip()
  }

  /// From now on draws only inside any of the rectangles as well.
  ///
  /// The current path is dropped.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    clip()
  }

  /// From now on draws only inside `rect` as well, and there through `mask`, stretched to it.
  ///
  /// A mask image counts by its coverage, an image with alpha by its alpha, and an image without
  /// by its brightness.
  ///
  /// DIFFERENCE: Apple takes the mask from a picture without alpha only where it is in shades of
  /// grey, and lets a mask image paint where it is 0, not where it is 1.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let bounds = clipBounds
    guard !bounds.isEmpty, let coverage = mask.coverage else { return }
    let combined = Bitmap(width: bounds.width, height: bounds.height, format: .mask)
    let cairo = makeCairo(over: combined, at: bounds)
    defer { cairo_destroy(cairo) }
    let placement = ImagePlacement(
      upright: coverage, in: rect.standardized, matrix: deviceMatrix,
      quality: state.interpolationQuality)
    placement.addOutline(to: cairo)
    let pattern = placement.makePattern()
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_fill(cairo)
    if let former = state.clipMask {
      let surface = former.bitmap.makeSurface()
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(cairo, surface, Double(former.place.x), Double(former.place.y))
      cairo_paint(cairo)
      cairo_surface_destroy(surface)
    }
    state.clipMask = .init(bitmap: combined, place: bounds)
  }

  /// Draws everywhere again.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.clipMask = nil
  }

  /// The smallest rectangle in user space that holds all that can be drawn to.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The pixels that can be drawn to.
  var clipBounds: PixelRect {
    let limits = layers.last?.place ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let box = boundingBoxOfClipPath.applying(deviceMatrix)
    // Cairo's numbers come back through the inverse matrix: a hair more is not another pixel.
    return PixelRect(covering: box.insetBy(dx: 1e-6, dy: 1e-6), in: limits)
  }
}

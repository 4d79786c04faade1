internal import CCairo
import Foundation

/// An image on its way into a context.
struct ImagePlacement {
  let image: CGImage
  /// Where the image goes, its top at the least y.
  let rect: CGRect
  /// From the space of `rect` to pixels, y downwards.
  let matrix: CGAffineTransform
  /// The pixels to be filled with repetitions; nil where the image is drawn once.
  var tiles: PixelRect?
  let quality: CGInterpolationQuality

  init(
    _ image: CGImage, in rect: CGRect, matrix: CGAffineTransform, tiles: PixelRect? = nil,
    quality: CGInterpolationQuality
  ) {
    self.image = image
    self.rect = rect
    self.matrix = matrix
    self.tiles = tiles
    self.quality = image.shouldInterpolate ? quality : .none
  }

  /// Turned over, so that the top is at the greatest y of the space that `matrix` comes from.
  init(
    upright image: CGImage, in rect: CGRect, matrix: CGAffineTransform, tiles: PixelRect? = nil,
    quality: CGInterpolationQuality
  ) {
    self.init(
      image, in: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height),
      matrix: CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix), tiles: tiles,
      quality: quality)
  }

  /// All pixels that may change.
  var extent: CGRect { tiles?.rect ?? rect.applying(matrix).insetBy(dx: -1, dy: -1) }

  /// Makes the place the current path of a `cairo_t`, and leaves its matrix the identity.
  func addOutline(to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    if let tiles {
      cairo_identity_matrix(cairo)
      cairo_rectangle(
        cairo, Double(tiles.x), Double(tiles.y), Double(tiles.width), Double(tiles.height))
    } else {
      var matrix = matrix.cairo
      cairo_set_matrix(cairo, &matrix)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_identity_matrix(cairo)
    }
  }

  /// A Cairo pattern that shows the image in its place, where the matrix is the identity; the
  /// caller destroys it.
  func makePattern() -> OpaquePointer {
    let surface = image.bitmap.makeSurface(part: image.part)
    let pattern = cairo_pattern_create_for_surface(surface)!
    cairo_surface_destroy(surface)
    var inverse = imageToPixels.inverted().cairo
    cairo_pattern_set_matrix(pattern, &inverse)
    // Without padding, blending would mix the image's border with nothing.
    cairo_pattern_set_extend(pattern, tiles == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, filter)
    return pattern
  }

  private var filter: cairo_filter_t {
    if quality == .none || copiesPixels { return CAIRO_FILTER_NEAREST }
    return quality == .low ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
  }

  /// True where each pixel of the image is one of the context.
  var copiesPixels: Bool { imageToPixels.movesWholePixels }

  /// From pixels of the image to those of the context, without rounding errors that would keep
  /// them from being the same.
  private var imageToPixels: CGAffineTransform {
    let exact = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
      .concatenating(matrix)
    func near(_ value: CGFloat) -> CGFloat {
      abs(value - value.rounded()) < 1e-7 ? value.rounded() : value
    }
    let snapped = CGAffineTransform(
      a: near(exact.a), b: near(exact.b), c: near(exact.c), d: near(exact.d),
      tx: near(exact.tx), ty: near(exact.ty))
    return snapped.movesWholePixels ? snapped : exact
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

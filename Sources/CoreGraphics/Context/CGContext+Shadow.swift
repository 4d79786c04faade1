internal import CCairo
import Foundation

extension CGContext {
  /// Offset and standard deviation of a shadow in pixels, y downwards.
  func deviceShadow(_ shadow: GraphicsState.Shadow) -> (offset: (x: Int, y: Int), sigma: CGFloat) {
    let offset = shadow.offset.applying(baseMatrix)
    func whole(_ length: CGFloat) -> Int { Int(min(max(length, -32768), 32768).rounded()) }
    return ((whole(offset.width), whole(offset.height)), shadow.blur / 2 * abs(baseMatrix.a))
  }

  /// Paints the shadow that the pixels cast, with the offset rounded to whole pixels.
  ///
  /// The context's matrix is the identity.
  func drawShadow(_ shadow: GraphicsState.Shadow, of bitmap: Bitmap, at place: PixelRect) {
    let ink = bitmap.ink
    guard !ink.isEmpty else { return }
    let (offset, sigma) = deviceShadow(shadow)
    let margin = BoxBlur.margin(sigma: sigma)
    let mask = Bitmap(
      width: ink.width + 2 * margin, height: ink.height + 2 * margin, format: .mask)
    bitmap.copyAlpha(of: ink, to: mask, x: margin, y: margin)
    BoxBlur.blur(mask, sigma: sigma)

    let left = Double(place.x + ink.x + offset.x - margin)
    let top = Double(place.y + ink.y + offset.y - margin)
    let (red, green, blue, alpha) = shadow.color.rgba
    cairo_set_operator(cairo, shadowOperator)
    cairo_set_source_rgba(cairo, red, green, blue, alpha)
    let surface = mask.makeSurface()
    defer { cairo_surface_destroy(surface) }
    if state.clipMask == nil {
      cairo_mask_surface(cairo, surface, left, top)
    } else {
      let colored = Bitmap(width: mask.width, height: mask.height)
      let target = colored.makeSurface()
      let painter = cairo_create(target)
      cairo_set_source_rgba(painter, red, green, blue, alpha)
      cairo_mask_surface(painter, surface, 0, 0)
      cairo_destroy(painter)
      cairo_set_source_surface(cairo, target, left, top)
      paintThroughMask()
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_surface_destroy(target)
    }
  }

  /// A shadow is blended as what casts it, but it neither wipes out nor cuts what is there.
  private var shadowOperator: cairo_operator_t {
    let mode = state.blendMode
    guard let blend = mode.cairoOperator, !mode.reachesBeyondShape, mode != .copy, mode != .clear
    else { return CAIRO_OPERATOR_OVER }
    return blend
  }
}

extension Bitmap {
  /// Copies the alpha of the pixels in `part` into a mask, with its upper left corner at (x, y).
  fileprivate func copyAlpha(of part: PixelRect, to mask: Bitmap, x: Int, y: Int) {
    for line in 0..<part.height {
      let from = row(part.y + line).assumingMemoryBound(to: UInt32.self) + part.x
      let onto = mask.row(y + line).assumingMemoryBound(to: UInt8.self) + x
      var column = 0
      while column < part.width {
        onto[column] = UInt8(truncatingIfNeeded: from[column] &>> 24)
        column &+= 1
      }
    }
  }
}

internal import CCairo
internal import Foundation

/// Gradients and paths of layers, drawn at the size in which they show.
nonisolated final class DrawingCache {
  /// Pixels, and the rectangle of the layer that they cover.
  struct Drawing {
    let bitmap: Bitmap
    let frame: CGRect
  }

  private struct Entry {
    let picture: PicturePaint
    let scale: CGFloat
    let drawing: Drawing
  }

  private var entries: [Int: Entry] = [:]

  /// The drawing of a layer's picture. While the layer is scaled by an animation it is drawn at
  /// a step of a fixed scale and not anew in each frame.
  func drawing(of picture: PicturePaint, serial: Int, _ paint: LayerPaint, scale: CGFloat)
    -> Drawing?
  {
    let scale = Self.step(of: paint.map, near: scale)
    if let entry = entries[serial], entry.picture == picture, entry.scale == scale {
      return entry.drawing
    }
    let frame = picture.frame
    let left = (frame.minX * scale).rounded(.down)
    let top = (frame.minY * scale).rounded(.down)
    let right = (frame.maxX * scale).rounded(.up)
    let bottom = (frame.maxY * scale).rounded(.up)
    guard right > left, bottom > top, right - left < 32_767, bottom - top < 32_767 else {
      return nil
    }
    let bitmap = Bitmap(width: Int(right - left), height: Int(bottom - top))
    let surface = bitmap.makeSurface()
    let cairo = cairo_create(surface)!
    cairo_surface_destroy(surface)
    cairo_translate(cairo, -Double(left), -Double(top))
    cairo_scale(cairo, Double(scale), Double(scale))
    switch picture.content {
    case .gradient(let gradient): gradient.draw(in: cairo, frame, bitmap)
    case .shape(let shape): shape.draw(in: cairo)
    case .pixels, .raster, .projected: break
    }
    cairo_destroy(cairo)
    let drawing = Drawing(
      bitmap: bitmap,
      frame: CGRect(
        x: left / scale, y: top / scale, width: (right - left) / scale,
        height: (bottom - top) / scale))
    entries[serial] = Entry(picture: picture, scale: scale, drawing: drawing)
    return drawing
  }

  /// Forgets the drawings of layers that are not in the list.
  func endFrame(_ list: DisplayList) {
    guard !entries.isEmpty else { return }
    let alive = Set(list.nodes.map(\.serial))
    entries = entries.filter { alive.contains($0.key) }
  }

  /// The scale at which something under a map is drawn once for a while: the screen's, or that
  /// halved or doubled so often as comes closest.
  static func step(of map: CGAffineTransform, near scale: CGFloat) -> CGFloat {
    let actual = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard actual > 0, actual.isFinite, scale > 0 else { return scale }
    let steps = min(max(log2(actual / scale).rounded(), -6), 3)
    return scale * exp2(steps)
  }
}

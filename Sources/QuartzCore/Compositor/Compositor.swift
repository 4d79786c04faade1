internal import Foundation

/// Draws the damaged part of a display list.
///
/// A large area is drawn in bands that fit into the processor's cache, so that what lies on top
/// of something finds it there. Whatever the bands and the damage, a pixel gets the same value.
nonisolated final class Compositor {
  /// The list that is drawn.
  private(set) var list = DisplayList()
  /// The list's nodes while it is drawn. They are large, and looked at in every band, so they are
  /// read where they lie and not copied.
  private(set) var nodes = UnsafeBufferPointer<DisplayNode>(start: nil, count: 0)
  /// What was worked out for its nodes in this frame.
  var prepared: [PreparedNode?] = []
  /// The screen's pixels per point.
  var scale: CGFloat = 1
  let masks: MaskCache
  let shadows: ShadowCache
  let drawings: DrawingCache
  let rasters: RasterCache
  let backdrops: BackdropCache
  /// The caches are another's, who draws in the same frame.
  private let isGuest: Bool
  private var spare: [Bitmap] = []
  /// The smallest rectangle around all that is drawn anew.
  private(set) var damageExtent = PixelRect.empty
  /// How many pixels were written in the last frame.
  var pixelsDrawn = 0

  /// The rows that are drawn at once.
  static let bandHeight = 48
  /// The fewest rows that are worth a band of their own.
  private static let leastBandHeight = 12

  /// Makes a compositor, for a raster one that shares what another one knows of shapes.
  init(sharing other: Compositor? = nil) {
    masks = other?.masks ?? MaskCache()
    shadows = other?.shadows ?? ShadowCache()
    drawings = DrawingCache()
    rasters = RasterCache()
    backdrops = BackdropCache()
    isGuest = false
  }

  /// Makes a compositor that draws what lies beneath a backdrop, in another one's frame.
  init(beneath other: Compositor) {
    masks = other.masks
    shadows = other.shadows
    drawings = other.drawings
    rasters = other.rasters
    backdrops = other.backdrops
    isGuest = true
  }

  /// Draws what shows of `list` in some rectangles, which must have no pixel in common, into a
  /// bitmap whose upper left pixel lies at `origin`.
  func render(
    _ list: DisplayList, damage: [PixelRect], into bitmap: Bitmap, scale: CGFloat,
    origin: (x: Int, y: Int) = (0, 0)
  ) {
    self.list = list
    self.scale = scale
    pixelsDrawn = 0
    damageExtent = damage.reduce(.empty) { $0.union($1) }
    prepared = Array(repeating: nil, count: list.nodes.count)
    let surface = PixelSurface(bitmap: bitmap, x: origin.x, y: origin.y)
    list.nodes.withUnsafeBufferPointer { nodes in
      self.nodes = nodes
      for rect in damage { draw(rect.intersection(surface.frame), surface, list.occluders) }
      self.nodes = UnsafeBufferPointer(start: nil, count: 0)
    }
    pixelsDrawn += surface.pixelsDrawn
    prepared.removeAll(keepingCapacity: true)
    guard !isGuest else { return }
    drawings.endFrame(list)
    rasters.endFrame(list)
    backdrops.endFrame(list)
  }

  /// Draws a rectangle, band after band.
  private func draw(
    _ rect: PixelRect, _ surface: PixelSurface, _ occluders: [DisplayList.Occluder]
  ) {
    var top = rect.y
    while top < rect.bottom {
      let bottom = bottom(ofBandFrom: top, in: rect, occluders)
      let band = PixelRect(left: rect.x, top: top, right: rect.right, bottom: bottom)
      let first = occluders.last { $0.rect.contains(band) }?.node
      if first == nil { surface.clear(band) }
      draw(nodes.indices, surface, band, from: first ?? 0)
      top = bottom
    }
  }

  /// Where a band ends: also where something that hides it all begins or ends, so that as little as
  /// can be is drawn behind that.
  private func bottom(
    ofBandFrom top: Int, in rect: PixelRect, _ occluders: [DisplayList.Occluder]
  ) -> Int {
    var bottom = min(rect.bottom, top + Self.bandHeight)
    for (_, cover) in occluders where cover.x <= rect.x && cover.right >= rect.right {
      if cover.y >= top + Self.leastBandHeight { bottom = min(bottom, cover.y) }
      if cover.bottom >= top + Self.leastBandHeight { bottom = min(bottom, cover.bottom) }
    }
    return bottom
  }

  /// Draws nodes, but of those before `first`, which are hidden, only what lies within them.
  func draw(_ range: Range<Int>, _ surface: PixelSurface, _ clip: PixelRect, from first: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = nodes[index].end
      let box = nodes[index].extent.intersection(clip)
      if !box.isEmpty, end > first {
        if nodes[index].effect.isGroup {
          drawGroup(index, surface, box)
        } else {
          drawLayer(index, surface, box, level(Double(nodes[index].effect.alpha)), from: first)
        }
      }
      index = end
    }
  }

  /// Draws a layer and those below it apart, then the whole onto the surface.
  private func drawGroup(_ index: Int, _ surface: PixelSurface, _ box: PixelRect) {
    let strength = level(Double(nodes[index].effect.alpha))
    let hasMask = nodes[index].effect.hasMask
    guard strength > 0 else { return }
    var box = box
    if let shadow = nodes[index].paint.shadow, !hasMask {
      // Around the rest there is nothing for the shadow to be one picture with.
      let body = box.intersection(nodes[index].bodyExtent)
      for part in box.subtracting(body) { draw(shadow, of: index, surface, part, strength) }
      box = body
      guard !box.isEmpty else { return }
    }
    aside(box) { group in
      drawLayer(index, group, box, 255, from: index)
      if hasMask {
        aside(box) { mask in
          draw(nodes[index].childrenEnd..<nodes[index].end, mask, box, from: index)
          group.keep(box, where: mask)
        }
      }
      surface.draw(group.source, in: box, level: strength)
    }
  }

  /// Calls `body` with a transparent surface for some pixels.
  func aside(_ box: PixelRect, _ body: (PixelSurface) -> Void) {
    let index = spare.lastIndex { $0.width >= box.width && $0.height >= box.height }
    let bitmap =
      index.map { spare.remove(at: $0) }
      ?? Bitmap(width: (box.width + 63) & ~63, height: max(box.height, Self.bandHeight))
    let surface = PixelSurface(
      bitmap: bitmap, x: box.x, y: box.y, width: box.width, height: box.height)
    surface.clear(box)
    body(surface)
    pixelsDrawn += surface.pixelsDrawn
    if spare.count < 8 { spare.append(bitmap) }
  }
}

internal import Foundation

/// Pictures of a tree of layers.
extension CALayer {
  /// Draws the layer and all below it, without animations, as they show in the layer's own
  /// coordinates, into a context whose y grows downwards.
  public final func render(in ctx: CGContext) {
    let map = ctx.ctm
    let scale = max(1, abs(map.a * map.d - map.b * map.c).squareRoot())
    guard let image = image(scale: scale) else { return }
    ctx.saveGState()
    ctx.translateBy(x: bounds.minX, y: bounds.minY + bounds.height)
    ctx.scaleBy(x: 1, y: -1)
    ctx.draw(
      image,
      in: CGRect(
        origin: .zero,
        size: CGSize(
          width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)))
    ctx.restoreGState()
  }

  /// A picture of what lies in the bounds, `scale` pixels per point; nil for a layer of no size.
  package final func image(scale: CGFloat) -> CGImage? {
    layOutTree()
    displayTreeAlone()
    let width = Int((bounds.width * scale).rounded(.up))
    let height = Int((bounds.height * scale).rounded(.up))
    guard width > 0, height > 0, width <= BackingStore.longestSide,
      height <= BackingStore.longestSide
    else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    let viewport = PixelRect(x: 0, y: 0, width: width, height: height)
    var builder = DisplayListBuilder(time: 0, scale: scale, viewport: viewport)
    builder.animates = false
    builder.add(root: self)
    Compositor().render(builder.list, damage: [viewport], into: bitmap, scale: scale)
    return CGImage(bitmap: bitmap)
  }

  /// Draws what must be drawn, without counting as a commit.
  private func displayTreeAlone() {
    displayIfNeeded()
    for layer in children { layer.displayTreeAlone() }
    rare?.mask?.displayTreeAlone()
  }
}

internal import Foundation

/// Layers that are drawn apart and kept as a picture.
///
/// Which these are depends on the tree and the moment alone, and not on the frames before: a
/// moment shows the same however one came to it.
extension DisplayListBuilder {
  /// How many pixels rasters that nobody asked for may have in a frame of a small screen. On a
  /// large one they may have half of its.
  static var leastRasterBudget: Int { 1 << 20 }

  /// Whether an animation moves a layer with others below it as a whole, so that a raster saves
  /// work. On the grid at full strength, drawing is exact and cheap; within a raster all is a
  /// picture already.
  func movesAsOne(
    _ layer: CALayer, _ values: LayerProperties, map: CGAffineTransform,
    at localTime: CFTimeInterval
  ) -> Bool {
    animates && !isApart && !layer.attachments.isEmpty && !layer.children.isEmpty
      && (values.opacity < 1 || !isOnGrid(map)) && layer.movesAsOne(at: localTime)
  }

  /// The scale of a raster under a map: the screen's, or that halved or doubled so often that it
  /// is enlarged by a little at most. What is small is drawn from more pixels than it has, and
  /// stays sharp.
  func rasterScale(under map: CGAffineTransform) -> CGFloat {
    let actual = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard actual > 0, actual.isFinite else { return scale }
    let steps = log2(actual / scale)
    return scale * exp2(min(max(steps.rounded(steps < 0 ? .up : .toNearestOrAwayFromZero), -6), 3))
  }

  /// Draws a layer apart, its opacity and transform aside. At the screen's scale, pixels lie as
  /// they will when the layer is at rest.
  mutating func makeRaster(
    of layer: CALayer, _ values: LayerProperties, _ context: Context, scale: CGFloat
  ) -> Raster {
    var map = CGAffineTransform(scaleX: scale, y: scale)
    if scale == self.scale, let rest = placement(of: layer, layer.values, context)?.map,
      isOnGrid(rest)
    {
      map = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: rest.tx - rest.tx.rounded(.down),
        ty: rest.ty - rest.ty.rounded(.down))
    }
    var builder = DisplayListBuilder(time: time, scale: scale, viewport: .everywhere)
    builder.animates = animates
    builder.isApart = true
    builder.rasterLimit = rasterLimit
    var inner = context
    inner.clip = .everywhere
    inner.isInGroup = false
    inner.parent = 0
    let around = LayerGeometry(values, flipsChildren: layer.isGeometryFlipped).forSublayers
    builder.addNode(layer, values, inner, map: map, around: around, opacity: 1)
    if builder.isAnimating { isAnimating = true }
    return Raster(list: builder.list, map: map, scale: scale)
  }

  /// Notes a raster in place of the layers that are in it.
  mutating func add(
    _ raster: Raster, of layer: CALayer, _ values: LayerProperties, _ context: Context,
    map: CGAffineTransform
  ) {
    let frame = raster.frame
    addPicture(
      PicturePaint(content: .raster(raster), frame: frame, visible: frame),
      serial: context.serial(of: layer), context, map: map, alpha: min(values.opacity, 1))
  }

  /// The same for one that tapers.
  mutating func add(
    _ raster: Raster, of layer: CALayer, _ values: LayerProperties, _ context: Context,
    _ projection: Projection
  ) {
    let frame = projection.frame(of: raster.frame)
    guard !frame.isNull else { return }
    addPicture(
      PicturePaint(content: .projected(raster, projection), frame: frame, visible: frame),
      serial: context.serial(of: layer), context, map: .identity, alpha: min(values.opacity, 1))
  }

  /// Notes a picture alone.
  mutating func addPicture(
    _ picture: PicturePaint, serial: Int, _ context: Context, map: CGAffineTransform, alpha: Float
  ) {
    var paint = LayerPaint(
      map: map, isOnGrid: isOnGrid(map), bounds: picture.frame,
      corner: Corner(radius: 0, mask: [], isContinuous: false))
    paint.pictures = [picture]
    var node = DisplayNode(
      serial: serial, parent: context.parent, paint: paint,
      effect: LayerEffect(alpha: alpha, clips: false))
    node.ownExtent = paint.extent(clipped: false).intersection(context.clip)
    node.bodyExtent = node.ownExtent
    node.extent = node.ownExtent
    node.childrenEnd = list.nodes.count + 1
    node.end = node.childrenEnd
    list.nodes.append(node)
  }
}

nonisolated extension PixelRect {
  /// Larger than any picture, and small enough for arithmetic.
  static let everywhere = PixelRect(x: -(1 << 30), y: -(1 << 30), width: 1 << 31, height: 1 << 31)
}

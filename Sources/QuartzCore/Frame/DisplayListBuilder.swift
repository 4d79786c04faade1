internal import Foundation

/// Walks a tree of layers at a moment and notes what shows.
struct DisplayListBuilder {
  let time: CFTimeInterval
  let scale: CGFloat
  let viewport: PixelRect
  /// Whether running animations count, or the model alone.
  var animates = true
  var list = DisplayList()
  /// An animation that shows something runs.
  var isAnimating = false
  /// The list is that of a raster, whose root the tree's root is not.
  var isApart = false
  /// How many pixels a raster may have that a layer asks for.
  var rasterLimit: Int
  /// How many more pixels all those may have that nobody asked for.
  private var rasterBudget: Int

  init(time: CFTimeInterval, scale: CGFloat, viewport: PixelRect) {
    self.time = time
    self.scale = scale
    self.viewport = viewport
    let area = min(viewport.area, 1 << 40)
    rasterLimit = area * 5 / 2
    rasterBudget = max(area / 2, Self.leastRasterBudget)
  }

  /// What a layer inherits.
  struct Context {
    /// From the superlayer's coordinates to pixels.
    var map: CGAffineTransform
    /// What the superlayer does to all its sublayers.
    var around: CATransform3D?
    var time: CFTimeInterval
    var clip: PixelRect
    var isInGroup: Bool
    var parent: Int
    /// What colours are multiplied by.
    var tint: ColorFactors?
    /// Tells the times apart that a replicator shows its sublayers.
    var instance = 0

    /// The number of a layer's node.
    func serial(of layer: CALayer) -> Int { layer.state.serial &+ instance &<< 40 }
  }

  /// Notes a root layer, whose bounds' origin comes to lie at the plane's.
  mutating func add(root: CALayer) {
    let context = Context(
      map: CGAffineTransform(scaleX: scale, y: scale), around: nil, time: time, clip: viewport,
      isInGroup: false, parent: 0)
    list.nodes.reserveCapacity(64)
    add(root, context, isRoot: true)
  }

  mutating func add(_ layer: CALayer, _ context: Context, isRoot: Bool = false) {
    let localTime = layer.timing.localTime(at: context.time)
    let values: LayerProperties
    if animates, !layer.attachments.isEmpty {
      values = layer.properties(at: localTime)
      noteAnimations(of: layer, at: localTime)
    } else {
      values = layer.values
    }
    guard !values.isHidden, values.opacity > 0 else { return }

    if isRoot {
      let map = context.map.translated(
        by: CGPoint(x: -values.bounds.minX, y: -values.bounds.minY))
      let around = LayerGeometry(values, flipsChildren: layer.isGeometryFlipped).forSublayers
      return addNode(
        layer, values, context, map: map, around: around, opacity: min(values.opacity, 1))
    }
    if values.keepsDepth { return addSpace(layer, values, context) }
    guard let place = placement(of: layer, values, context) else { return }
    if animates, !layer.attachments.isEmpty, let (before, pose) = layer.transition(at: localTime) {
      isAnimating = true
      return addTransition(before, pose, of: layer, values, context, map: place.map)
    }
    if let projection = place.projection {
      let scale = rasterScale(under: place.map)
      let raster = makeRaster(of: layer, values, context, scale: scale)
      if raster.extent.area <= rasterLimit {
        return add(raster, of: layer, values, context, projection)
      }
    }
    if layer.shouldRasterize, layer.rasterizationScale > 0 {
      let raster = makeRaster(of: layer, values, context, scale: layer.rasterizationScale)
      if raster.extent.area <= rasterLimit {
        return add(raster, of: layer, values, context, map: place.map)
      }
    } else if movesAsOne(layer, values, map: place.map, at: localTime) {
      let scale = rasterScale(under: place.map)
      let raster = makeRaster(of: layer, values, context, scale: scale)
      if raster.count > 1, raster.extent.area <= rasterBudget, !raster.list.hasBackdrop {
        rasterBudget -= raster.extent.area
        return add(raster, of: layer, values, context, map: place.map)
      }
    }
    addNode(
      layer, values, context, map: place.map, around: place.around,
      opacity: min(values.opacity, 1))
  }

  /// Notes a layer that is drawn by itself, and those below it.
  mutating func addNode(
    _ layer: CALayer, _ values: LayerProperties, _ context: Context, map: CGAffineTransform,
    around: CATransform3D?, opacity: Float
  ) {
    let localTime = layer.timing.localTime(at: context.time)
    let index = list.nodes.count
    var paint = LayerPaint(
      map: map, isOnGrid: isOnGrid(map), bounds: values.bounds,
      corner: Corner(
        radius: max(0, min(values.cornerRadius, values.bounds.width / 2, values.bounds.height / 2)),
        mask: layer.maskedCorners, isContinuous: layer.cornerCurve == .continuous))
    paint.add(values, of: layer)
    if let tint = context.tint { paint.tint(tint) }
    let clips = values.masksToBounds
    let mask = layer.rare?.mask
    list.nodes.append(
      DisplayNode(
        serial: context.serial(of: layer), parent: context.parent, paint: paint,
        effect: LayerEffect(
          alpha: 1, clips: clips, hasMask: mask != nil)))

    let body = paint.extent(clipped: clips).intersection(context.clip)
    let shadow = paint.shadow?.extent(map: map).intersection(context.clip)
    list.nodes[index].bodyExtent = body
    list.nodes[index].ownExtent = shadow.map { $0.union(body) } ?? body
    var clip = context.clip
    if clips { clip = clip.intersection(paint.pixels(of: values.bounds)) }

    var inner = Context(
      map: map, around: around, time: localTime, clip: clip,
      isInGroup: context.isInGroup, parent: context.serial(of: layer), tint: context.tint,
      instance: context.instance)
    let fades = opacity < 1
    if fades || mask != nil { inner.isInGroup = true }
    if paint.count > 0, !inner.isInGroup { noteOccluder(index, values, layer, clip) }
    if !clips || !clip.isEmpty {
      if case .emitter(let emitter) = values.own {
        addParticles(of: layer, emitter, inner, at: localTime)
      }
      addSublayers(of: layer, values, inner)
    }
    list.nodes[index].childrenEnd = list.nodes.count
    if let mask {
      var aside = inner
      aside.clip = context.clip
      aside.tint = nil
      add(mask, aside)
    }
    list.nodes[index].end = list.nodes.count
    finish(index, opacity: opacity, groups: layer.allowsGroupOpacity)
  }

  /// Adds up extents, and settles how a translucent layer fades: as one picture only where two
  /// things lie on each other.
  private mutating func finish(_ index: Int, opacity: Float, groups: Bool) {
    var body = list.nodes[index].bodyExtent
    var child = index + 1
    let last = list.nodes[index].childrenEnd
    while child < last {
      body = body.union(list.nodes[child].extent)
      child = list.nodes[child].end
    }
    list.nodes[index].bodyExtent = body
    list.nodes[index].extent = body.union(list.nodes[index].ownExtent)
    let hasMask = list.nodes[index].effect.hasMask
    guard opacity < 1 || hasMask else { return }
    if hasMask || (groups && overlaps(index..<last)) {
      list.nodes[index].effect.isGroup = true
      list.nodes[index].effect.alpha = opacity
    } else {
      multiplyAlpha(index..<last, by: opacity)
    }
  }

  mutating func multiplyAlpha(_ range: Range<Int>, by factor: Float) {
    var index = range.lowerBound
    while index < range.upperBound {
      list.nodes[index].effect.alpha *= factor
      index = list.nodes[index].effect.isGroup ? list.nodes[index].end : index + 1
    }
  }

  /// Whether two things that the nodes draw may have a pixel in common.
  private func overlaps(_ range: Range<Int>) -> Bool {
    var extents: [PixelRect] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let node = list.nodes[index]
      let isGroup = node.effect.isGroup
      let count = isGroup ? 1 : node.paint.count
      let extent = isGroup ? node.extent : node.ownExtent
      if count > 0, !extent.isEmpty {
        if count > 1 || extents.count > 8 || extents.contains(where: { $0.intersects(extent) }) {
          return true
        }
        extents.append(extent)
      }
      index = isGroup ? node.end : index + 1
    }
    return false
  }

  func isOnGrid(_ map: CGAffineTransform) -> Bool {
    abs(map.a - scale) < 1e-6 && abs(map.d - scale) < 1e-6 && abs(map.b) < 1e-6
      && abs(map.c) < 1e-6
  }

  private mutating func noteOccluder(
    _ index: Int, _ values: LayerProperties, _ layer: CALayer, _ clip: PixelRect
  ) {
    let paint = list.nodes[index].paint
    guard paint.map.b == 0, paint.map.c == 0 else { return }
    var rect = PixelRect.empty
    if paint.background?.isOpaque == true {
      rect = paint.wholePixels(of: values.bounds)
    } else if let picture = paint.pictures.first, paint.pictures.count == 1,
      case .pixels(let contents, _) = picture.content, contents.isOpaque || layer.isOpaque
    {
      rect = paint.wholePixels(of: picture.visible)
    }
    if paint.corner.isRound {
      rect = rect.insetBy(Int((paint.corner.radius * abs(paint.map.a)).rounded(.up)) * 2)
    }
    rect = rect.intersection(clip)
    if rect.area >= 4096 { list.occluders.append((index, rect)) }
  }

  private mutating func noteAnimations(of layer: CALayer, at localTime: CFTimeInterval) {
    guard !isAnimating else { return }
    isAnimating = layer.attachments.contains { attached in
      attached.compiled.shows(on: layer.values)
        && (!attached.hasBegun || attached.phase(at: localTime) == .active)
    }
  }
}

nonisolated extension CGAffineTransform {
  /// A move, then this.
  func translated(by p: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: a * p.x + c * p.y + tx, ty: b * p.x + d * p.y + ty)
  }
}

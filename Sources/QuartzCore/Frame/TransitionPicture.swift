internal import Foundation

/// What a layer with all below it showed in a frame.
nonisolated struct TransitionPicture: Sendable {
  let contents: LayerContents
  /// Where the picture lies, in the layer's coordinates.
  let frame: CGRect
  /// The layer's bounds in that frame.
  let bounds: CGRect
}

extension CALayer {
  /// The transition that is under way at a moment of the layer's time, and how it stands.
  final func transition(at localTime: CFTimeInterval) -> (TransitionPicture?, TransitionTrack.Pose)?
  {
    for attached in attachments.reversed() {
      guard let transition = attached.animation as? CATransition,
        !attached.hasBegun || attached.phase(at: localTime) != .over,
        let pose = attached.transitionPose(at: localTime)
      else { continue }
      return (transition.before, pose)
    }
    return nil
  }
}

extension AttachedAnimation {
  fileprivate func transitionPose(at layerTime: CFTimeInterval) -> TransitionTrack.Pose? {
    guard case .transition(let track) = compiled.body else { return nil }
    let timing = compiled.timing
    let local = hasBegun || timing.beginTime != 0 ? timing.localTime(at: layerTime) : 0
    guard let sample = timing.sample(atLocal: local) else { return nil }
    return track.pose(at: compiled.function?(sample.progress) ?? sample.progress)
  }
}

extension LayerRenderer {
  /// What a layer showed in the last frame; nil where it did not.
  func lastPicture(of layer: CALayer) -> TransitionPicture? {
    guard let index = last.nodes.firstIndex(where: { $0.serial == layer.state.serial }) else {
      return nil
    }
    let node = last.nodes[index]
    let extent = node.extent.intersection(viewport)
    guard !extent.isEmpty,
      node.paint.map.a * node.paint.map.d - node.paint.map.b * node.paint.map.c != 0
    else { return nil }
    let part = last.part(index)
    let bitmap = Bitmap(width: extent.width, height: extent.height)
    Compositor().render(
      part, damage: [extent], into: bitmap, scale: scale, origin: (extent.x, extent.y))
    return TransitionPicture(
      contents: LayerContents(bitmap, version: 0, isOpaque: false),
      frame: extent.rect.applying(node.paint.map.inverted()), bounds: node.paint.bounds)
  }
}

nonisolated extension DisplayList {
  /// A node with those below it as a list of their own; its opacity is left out.
  fileprivate func part(_ index: Int) -> DisplayList {
    let end = nodes[index].end
    var result = DisplayList()
    result.nodes = nodes[index..<end].map { node in
      var node = node
      node.end -= index
      node.childrenEnd -= index
      return node
    }
    if result.nodes[0].effect.isGroup { result.nodes[0].effect.alpha = 1 }
    return result
  }
}

extension DisplayListBuilder {
  /// Notes a layer in a transition: what showed, and what shows.
  mutating func addTransition(
    _ before: TransitionPicture?, _ pose: TransitionTrack.Pose, of layer: CALayer,
    _ values: LayerProperties, _ context: Context, map: CGAffineTransform
  ) {
    let index = list.nodes.count
    let serial = context.serial(of: layer)
    let bounds = values.bounds
    list.nodes.append(
      DisplayNode(
        serial: serial, parent: context.parent,
        paint: LayerPaint(
          map: map, isOnGrid: isOnGrid(map), bounds: bounds,
          corner: Corner(radius: 0, mask: [], isContinuous: false)),
        effect: LayerEffect(alpha: min(values.opacity, 1), isGroup: true, clips: pose.clips)))
    var inner = context
    inner.parent = serial
    if pose.clips {
      inner.clip = inner.clip.intersection(list.nodes[index].paint.pixels(of: bounds))
    }
    func moved(_ by: CGPoint) -> CGAffineTransform {
      map.translated(by: CGPoint(x: by.x * bounds.width, y: by.y * bounds.height))
    }
    var parts: [(picture: PicturePaint, map: CGAffineTransform, alpha: Double, salt: Int)] = []
    if let before {
      let frame = before.frame.offsetBy(
        dx: bounds.minX - before.bounds.minX, dy: bounds.minY - before.bounds.minY)
      let whole = PicturePaint(
        content: .pixels(before.contents, part: before.contents.part), frame: frame, visible: frame)
      parts.append((whole, moved(pose.old), pose.oldAlpha, 1))
    }
    let raster = makeRaster(of: layer, values, context, scale: scale)
    let frame = raster.frame
    if raster.extent.area > 0, raster.extent.area <= rasterLimit {
      parts.append(
        (
          PicturePaint(content: .raster(raster), frame: frame, visible: frame), moved(pose.new),
          pose.newAlpha, 2
        ))
    }
    if !pose.newIsInFront { parts.reverse() }
    for (place, part) in parts.enumerated() {
      var picture = part.picture
      // Two that fade into each other make up a whole, and let nothing through.
      picture.adds = place > 0 && !pose.clips
      addPicture(
        picture, serial: serial ^ part.salt << 60, inner, map: part.map,
        alpha: Float(part.alpha))
    }
    list.nodes[index].childrenEnd = list.nodes.count
    list.nodes[index].end = list.nodes.count
    var body = PixelRect.empty
    for child in list.nodes[(index + 1)...] { body = body.union(child.extent) }
    list.nodes[index].bodyExtent = body
    list.nodes[index].extent = body
  }
}

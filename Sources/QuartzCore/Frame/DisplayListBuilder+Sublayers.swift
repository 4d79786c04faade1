internal import Foundation

/// The layers in a layer: once, or as often as a replicator shows them.
extension DisplayListBuilder {
  mutating func addSublayers(of layer: CALayer, _ values: LayerProperties, _ inner: Context) {
    guard !layer.children.isEmpty else { return }
    guard case .replicator(let replicator) = values.own else {
      for child in backToFront(layer.children, values, inner) { add(child, inner) }
      return
    }
    let anchor = LayerGeometry(values, flipsChildren: false).anchor
    var step = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    for index in 0..<max(0, replicator.count) {
      var context = inner
      context.instance = inner.instance &* 1_009 &+ index
      context.time = inner.time - CFTimeInterval(replicator.delay) * CFTimeInterval(index)
      let tint = replicator.tint(index)
      if !tint.isIdentity { context.tint = tint.times(inner.tint) }
      if index > 0 {
        step = step.concatenating(replicator.transform)
        let whole = step.concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        context.around = inner.around.map { whole.concatenating($0) } ?? whole
      }
      for child in backToFront(layer.children, values, context) { add(child, context) }
    }
  }

  /// Notes the layers in one that has no plane of its own.
  mutating func addSpace(_ layer: CALayer, _ values: LayerProperties, _ context: Context) {
    let geometry = LayerGeometry(values, flipsChildren: layer.isGeometryFlipped)
    var step = geometry.toSuperlayer
    if let outer = context.around { step = step.concatenating(outer) }
    var inner = context
    inner.around = geometry.forSublayers.map { $0.concatenating(step) } ?? step
    inner.time = layer.timing.localTime(at: context.time)
    inner.parent = context.serial(of: layer)
    if values.opacity < 1 { inner.isInGroup = true }
    let first = list.nodes.count
    addSublayers(of: layer, values, inner)
    if values.opacity < 1 { multiplyAlpha(first..<list.nodes.count, by: values.opacity) }
  }

  /// Sublayers in the order of drawing: by the depths that show at a moment, which in a layer that
  /// has no plane are those of their middles in space.
  private func backToFront(
    _ layers: [CALayer], _ values: LayerProperties, _ context: Context
  ) -> [CALayer] {
    let isInSpace = values.keepsDepth
    guard
      isInSpace || layers.contains(where: { $0.values.zPosition != 0 || !$0.attachments.isEmpty })
    else { return layers }
    let depths = layers.map { layer in
      let values =
        animates && !layer.attachments.isEmpty
        ? layer.properties(at: layer.timing.localTime(at: context.time)) : layer.values
      guard isInSpace else { return values.zPosition }
      var step = LayerGeometry(values, flipsChildren: false).toSuperlayer
      if let around = context.around { step = step.concatenating(around) }
      return step.depth(of: CGPoint(x: values.bounds.midX, y: values.bounds.midY))
    }
    guard depths.contains(where: { $0 != depths[0] }) else { return layers }
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }
}

nonisolated extension CATransform3D {
  /// How near to the eye a point of the plane z = 0 comes.
  fileprivate func depth(of p: CGPoint) -> CGFloat {
    let w = m14 * p.x + m24 * p.y + m44
    let z = m13 * p.x + m23 * p.y + m43
    return w == 0 ? z : z / w
  }
}

/// What a layer shows now, as a layer.
extension CALayer {
  /// A layer of the same class with the values that show at the present time; nil if no commit has
  /// seen the layer in a tree. Its `sublayers`, `superlayer` and `mask` are presentations too.
  public final func presentation() -> Self? {
    if presented != nil { return self }
    guard state.isCommitted else { return nil }
    let copy = Self()
    copy.copyModel(from: self)
    copy.presented = self
    copy.values = properties(at: localTime(at: CACurrentMediaTime()))
    if let mask = rare?.mask?.presentation() { copy.makeRare { $0.mask = mask } }
    return copy
  }

  /// The layer that a presentation is of; itself for others.
  public final func model() -> Self {
    guard let layer = presented as? Self else { return self }
    return layer
  }

  /// Copies everything but the place in a tree and the animations.
  final func copyModel(from layer: CALayer) {
    values = layer.values
    timing = layer.timing
    delegate = layer.delegate
    name = layer.name
    isOpaque = layer.isOpaque
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    magnificationFilter = layer.magnificationFilter
    minificationFilter = layer.minificationFilter
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    allowsGroupOpacity = layer.allowsGroupOpacity
    shouldRasterize = layer.shouldRasterize
    rasterizationScale = layer.rasterizationScale
    isGeometryFlipped = layer.isGeometryFlipped
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    actions = layer.actions
    style = layer.style
    (self as? CATextLayer)?.copyLook(from: layer)
    if let values = layer.rare?.values { makeRare { $0.values = values } }
  }

  /// True where a renderer draws the tree that the layer is in.
  package final var isInRenderedTree: Bool { rootLayer.state.renderer != nil }
}

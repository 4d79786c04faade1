internal import Foundation

/// Putting layers into layers.
extension CALayer {
  /// Adds a layer in front of the others; it leaves the layer that it was in.
  public final func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Adds a layer at an index of `sublayers`, which must lie in 0 … the number of sublayers.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    precondition(
      Int(idx) <= children.count,
      "insertSublayer at \(idx) of a layer with \(children.count) sublayers")
    insert(layer, at: Int(idx))
  }

  /// Adds a layer right behind another; behind all where that is nil or not in here.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a layer right in front of another; in front of all where that is nil or not in here.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    // Found from the front, as most come in front of all others.
    insert(layer, at: children.lastIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts one layer in the place of another; does nothing where `oldLayer` is not in here.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Leaves the superlayer, or the layer of which this one is the mask.
  public final func removeFromSuperlayer() {
    if let masked = rare?.masked {
      masked.mask = nil
      return
    }
    guard let parent else { return }
    let action = orderAction(kCAOnOrderOut)
    if let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    self.parent = nil
    leftTree()
    parent.sublayersChanged()
    action?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
  }

  /// The root of the tree that the layer is in; itself if it is in none.
  package final var rootLayer: CALayer {
    var layer = self
    while let next = layer.parent ?? layer.rare?.masked { layer = next }
    return layer
  }

  /// True for `layer` and the layers below it.
  final func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.parent ?? current.rare?.masked
    }
    return false
  }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "A layer can't be its own sublayer")
    precondition(
      !isDescendant(of: layer), "A layer can't go into a layer that is below it: \(layer)")
    var index = index
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      if old < index { index -= 1 }
      children.insert(layer, at: index)
      return sublayersChanged()
    }
    layer.removeFromSuperlayer()
    let action = layer.orderAction(kCAOnOrderIn)
    children.insert(layer, at: index)
    layer.parent = self
    layer.raiseBits()
    sublayersChanged()
    action?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== rare?.mask else { return }
    if let old = rare?.mask {
      old.rare?.masked = nil
      old.leftTree()
    }
    if let layer {
      precondition(!isDescendant(of: layer), "A layer can't be masked by a layer above it")
      layer.removeFromSuperlayer()
      layer.makeRare { $0.masked = self }
    }
    makeRare { $0.mask = layer }
    layer?.raiseBits()
    setNeedsComposite()
  }

  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    guard delegate !== self.delegate else { return }
    view = nil
    makeRare { $0.delegate = delegate }
  }

  final func makeRare(_ body: (inout RareLayerProperties) -> Void) {
    var values = rare ?? RareLayerProperties()
    body(&values)
    rare = values
  }

  private func sublayersChanged() {
    setNeedsLayout()
    setNeedsComposite()
  }

  /// Notes that the layer may be in no tree at the next commit.
  private func leftTree() {
    if state.isCommitted { CATransaction.orphans.append(self) }
  }

  private func orderAction(_ event: String) -> (any CAAction)? {
    guard !CATransaction.disableActions(), delegate != nil || actions != nil || style != nil,
      let action = action(forKey: event), !(action is NSNull)
    else { return nil }
    return action
  }
}

public import Foundation

/// Where a layer lies in its superlayer and others.
extension CALayer {
  /// The smallest upright rectangle of the superlayer that holds the bounds under the transform.
  /// Setting it sets `position` and the size of `bounds`, so that it would hold without a
  /// transform that turns; a scale is taken into account.
  public final var frame: CGRect {
    get { LayerGeometry(values, flipsChildren: false).frame }
    set {
      var size = newValue.size
      if values.transform != CATransform3DIdentity {
        let affine = CATransform3DGetAffineTransform(values.transform)
        if affine.a != 0 || affine.b != 0 || affine.c != 0 || affine.d != 0 {
          let upright = CGRect(origin: .zero, size: newValue.size)
          size = upright.applying(affine.inverted()).size
        }
      }
      // First the place then the size, as both run actions of their own.
      let anchor = values.anchorPoint
      let box = CGRect(
        x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
        height: size.height)
      let moved = box.applying(CATransform3DGetAffineTransform(values.transform))
      position = CGPoint(x: newValue.minX - moved.minX, y: newValue.minY - moved.minY)
      bounds = CGRect(origin: values.bounds.origin, size: size)
    }
  }

  /// The transform as far as the plane goes.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(values.transform)
  }

  /// Sets the transform to one of the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Conversion

  /// A point of another layer in this one's coordinates; nil stands for the root of its tree.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? treeRoot).map(p, to: self)
  }

  /// A point of this layer in another's coordinates; nil stands for the root of the tree.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    map(p, to: l ?? treeRoot)
  }

  /// The smallest upright rectangle in this layer that holds one of another layer.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? treeRoot).map(r, to: self)
  }

  /// The smallest upright rectangle in another layer that holds one of this layer.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    map(r, to: l ?? treeRoot)
  }

  private var treeRoot: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  private func map(_ r: CGRect, to target: CALayer) -> CGRect {
    guard !r.isNull, !r.isInfinite else { return r }
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ]
    return CGRect(around: map(corners, to: target))
  }

  private func map(_ p: CGPoint, to target: CALayer) -> CGPoint { map([p], to: target)[0] }

  /// Up to the layer that both are in, and down from there. Layers of different trees are taken
  /// to have the same root.
  private func map(_ points: [CGPoint], to target: CALayer) -> [CGPoint] {
    guard self !== target else { return points }
    var below: [CALayer] = []
    var next: CALayer? = target
    while let layer = next, !isEqualOrBelow(layer) {
      below.append(layer)
      next = layer.planeAbove
    }
    let common = next
    var points = points
    var current: CALayer? = self
    while let layer = current, !layer.isSame(as: common) {
      let plane = layer.toPlane
      for index in points.indices { points[index] = plane.project(points[index]) }
      current = layer.planeAbove
    }
    for layer in below.reversed() {
      let plane = layer.toPlane
      for index in points.indices { points[index] = plane.unproject(points[index]) }
    }
    return points
  }

  private func isEqualOrBelow(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current.isSame(as: layer) { return true }
      next = current.planeAbove
    }
    return false
  }

  /// Presentations are made anew each time they are asked for.
  private func isSame(as layer: CALayer?) -> Bool {
    guard let layer else { return false }
    return self === layer || (presented != nil && presented === layer.presented)
  }

  /// The geometry as `model` has it, or as the presentation shows it.
  private var geometry: LayerGeometry { LayerGeometry(values, flipsChildren: isGeometryFlipped) }

  private var toSuper: CATransform3D {
    let own = geometry.toSuperlayer
    guard let superlayer else { return own }
    let around = superlayer.geometry.forSublayers
    return around.map { own.concatenating($0) } ?? own
  }

  /// The nearest layer above that has a plane of its own, onto which this one is flattened.
  private var planeAbove: CALayer? {
    var next = superlayer
    while let layer = next, layer.values.keepsDepth { next = layer.superlayer }
    return next
  }

  /// The way to that plane.
  private var toPlane: CATransform3D {
    var result = toSuper
    var next = superlayer
    while let layer = next, layer.values.keepsDepth {
      result = result.concatenating(layer.toSuper)
      next = layer.superlayer
    }
    return result
  }

  // MARK: Hit testing

  final func frontmostLayer(at p: CGPoint) -> CALayer? {
    let geometry = toPlane
    guard !isHidden, geometry.isInvertibleOnPlane else { return nil }
    let point = geometry.unproject(p)
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    if let mask, mask.hitTest(point) == nil { return nil }
    for layer in (sublayers ?? []).backToFront.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }
}

extension [CALayer] {
  /// In the order of drawing: by `zPosition`, then as they are.
  var backToFront: [CALayer] {
    guard contains(where: { $0.values.zPosition != 0 }) else { return self }
    return enumerated().sorted { a, b in
      (a.element.values.zPosition, a.offset) < (b.element.values.zPosition, b.offset)
    }.map(\.element)
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

internal import Foundation

extension DisplayListBuilder {
  /// Where a layer comes to lie, and what it does to its sublayers.
  struct Placement {
    /// From the layer's coordinates to pixels; where they taper, in the layer's middle.
    var map: CGAffineTransform
    /// What happens to all sublayers in the layer's coordinates.
    var around: CATransform3D?
    /// Where the layer tapers, all that the map says of the middle only.
    var projection: Projection?
  }

  /// The place of a layer; nil where nothing of it is seen.
  func placement(of layer: CALayer, _ values: LayerProperties, _ context: Context) -> Placement? {
    var place = Placement(map: context.map)
    if values.transform == CATransform3DIdentity, context.around == nil {
      // The fast way for the most common case.
      let (bounds, anchor) = (values.bounds, values.anchorPoint)
      place.map = context.map.translated(
        by: CGPoint(
          x: values.position.x - bounds.minX - anchor.x * bounds.width,
          y: values.position.y - bounds.minY - anchor.y * bounds.height))
      if layer.isGeometryFlipped || values.sublayerTransform != CATransform3DIdentity {
        place.around = LayerGeometry(values, flipsChildren: layer.isGeometryFlipped).forSublayers
      }
    } else {
      let geometry = LayerGeometry(values, flipsChildren: layer.isGeometryFlipped)
      var step = geometry.toSuperlayer
      if let outer = context.around { step = step.concatenating(outer) }
      if !values.isDoubleSided, step.m33 < 0 { return nil }
      let middle = CGPoint(x: values.bounds.midX, y: values.bounds.midY)
      place.map = step.affine(near: middle).concatenating(context.map)
      place.around = geometry.forSublayers
      place.projection = Projection(step, then: context.map)
    }
    let map = place.map
    guard map.a * map.d - map.b * map.c != 0, map.tx.isFinite, map.ty.isFinite else { return nil }
    return place
  }
}

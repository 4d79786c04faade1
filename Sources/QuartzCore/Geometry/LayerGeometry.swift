internal import Foundation

/// The transforms that a layer's properties amount to.
nonisolated struct LayerGeometry {
  let bounds: CGRect
  let position: CGPoint
  let anchorPoint: CGPoint
  let zPosition: CGFloat
  let anchorPointZ: CGFloat
  let transform: CATransform3D
  let sublayerTransform: CATransform3D
  let flipsChildren: Bool

  init(_ properties: LayerProperties, flipsChildren: Bool) {
    bounds = properties.bounds
    position = properties.position
    anchorPoint = properties.anchorPoint
    zPosition = properties.zPosition
    anchorPointZ = properties.anchorPointZ
    transform = properties.transform
    sublayerTransform = properties.sublayerTransform
    self.flipsChildren = flipsChildren
  }

  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the layer's coordinates to its superlayer's, the latter's `sublayerTransform` aside.
  var toSuperlayer: CATransform3D {
    let anchor = self.anchor
    guard transform != CATransform3DIdentity else {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition)
    }
    var result = transform
    if anchorPointZ != 0 {
      result = CATransform3DMakeTranslation(0, 0, -anchorPointZ).concatenating(result)
    }
    result = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0).concatenating(result)
    return result.concatenating(
      CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
  }

  /// What happens to all sublayers in this layer's coordinates; nil for nothing.
  var forSublayers: CATransform3D? {
    guard flipsChildren || sublayerTransform != CATransform3DIdentity else { return nil }
    var result = CATransform3DIdentity
    if flipsChildren {
      result.m22 = -1
      result.m42 = 2 * bounds.origin.y + bounds.size.height
    }
    let anchor = self.anchor
    return result.concatenating(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
      .concatenating(sublayerTransform)
      .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// The smallest upright rectangle in the superlayer that holds the bounds.
  var frame: CGRect {
    if transform == CATransform3DIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height, width: bounds.size.width,
        height: bounds.size.height)
    }
    let map = toSuperlayer
    return CGRect(
      around: [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map { map.project($0) })
  }
}

nonisolated extension CATransform3D {
  /// Where a point of the plane z = 0 is seen.
  func project(_ p: CGPoint) -> CGPoint {
    let x = m11 * p.x + m21 * p.y + m41
    let y = m12 * p.x + m22 * p.y + m42
    let w = m14 * p.x + m24 * p.y + m44
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  private var planeDeterminant: CGFloat {
    m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
  }

  /// Whether each place that is seen belongs to one point of the plane.
  var isInvertibleOnPlane: Bool { planeDeterminant != 0 && planeDeterminant.isFinite }

  /// The point of the plane z = 0 that is seen at `p`; `p` itself where there is none.
  func unproject(_ p: CGPoint) -> CGPoint {
    let d = planeDeterminant
    guard d != 0, d.isFinite else { return p }
    // The inverse of the 3 × 3 matrix that maps the plane, by cofactors; the factor 1 / d falls
    // out of the division.
    let x =
      p.x * (m22 * m44 - m24 * m42) + p.y * (m24 * m41 - m21 * m44) + (m21 * m42 - m22 * m41)
    let y =
      p.x * (m14 * m42 - m12 * m44) + p.y * (m11 * m44 - m14 * m41) + (m12 * m41 - m11 * m42)
    let w =
      p.x * (m12 * m24 - m14 * m22) + p.y * (m14 * m21 - m11 * m24) + (m11 * m22 - m12 * m21)
    return w == 0 ? p : CGPoint(x: x / w, y: y / w)
  }

  /// The affine map of the plane that is closest at a point: the map itself where there is no
  /// perspective.
  func affine(near p: CGPoint) -> CGAffineTransform {
    guard m14 != 0 || m24 != 0 || m44 != 1 else {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
    let w = m14 * p.x + m24 * p.y + m44
    guard w != 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let image = project(p)
    let a = (m11 - image.x * m14) / w
    let b = (m12 - image.y * m14) / w
    let c = (m21 - image.x * m24) / w
    let d = (m22 - image.y * m24) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * p.x - c * p.y, ty: image.y - b * p.x - d * p.y)
  }
}

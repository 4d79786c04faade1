internal import Foundation

/// A map of a layer's plane onto that of pixels as an eye at some distance sees it: straight
/// lines stay straight, but parallels meet.
nonisolated struct Projection: Equatable, Sendable {
  /// What x, y and the divisor of both are made of: so much of x, of y, and of 1.
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var w: SIMD3<Double>

  /// What a transform does to the plane z = 0, then an affine map; nil where nothing tapers, so
  /// that an affine map says all.
  init?(_ transform: CATransform3D, then map: CGAffineTransform) {
    let t = transform
    guard t.m14 != 0 || t.m24 != 0 else { return nil }
    let u = SIMD3(Double(t.m11), Double(t.m21), Double(t.m41))
    let v = SIMD3(Double(t.m12), Double(t.m22), Double(t.m42))
    w = SIMD3(Double(t.m14), Double(t.m24), Double(t.m44))
    x = u * Double(map.a) + v * Double(map.c) + w * Double(map.tx)
    y = u * Double(map.b) + v * Double(map.d) + w * Double(map.ty)
    guard determinant != 0, determinant.isFinite else { return nil }
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    (self.x, self.y, self.w) = (x, y, w)
  }

  private var determinant: Double {
    x.x * (y.y * w.z - y.z * w.y) - x.y * (y.x * w.z - y.z * w.x) + x.z * (y.x * w.y - y.y * w.x)
  }

  /// From pixels back to the layer's plane. The divisor has the sign of this map's: what is behind
  /// the eye stays so.
  var inverted: Projection {
    let d = determinant
    return Projection(
      x: SIMD3(y.y * w.z - y.z * w.y, x.z * w.y - x.y * w.z, x.y * y.z - x.z * y.y) / d,
      y: SIMD3(y.z * w.x - y.x * w.z, x.x * w.z - x.z * w.x, x.z * y.x - x.x * y.z) / d,
      w: SIMD3(y.x * w.y - y.y * w.x, x.y * w.x - x.x * w.y, x.x * y.y - x.y * y.x) / d)
  }

  /// The same, then an affine map of the result.
  func then(_ map: CGAffineTransform) -> Projection {
    Projection(
      x: x * Double(map.a) + y * Double(map.c) + w * Double(map.tx),
      y: x * Double(map.b) + y * Double(map.d) + w * Double(map.ty), w: w)
  }

  /// The smallest upright rectangle around the part of a rectangle that is before the eye; null
  /// where none is.
  func frame(of rect: CGRect) -> CGRect {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ].map { (corner) -> SIMD3<Double> in
      let p = SIMD3(Double(corner.0), Double(corner.1), 1)
      return SIMD3((x * p).sum(), (y * p).sum(), (w * p).sum())
    }
    var seen: [CGPoint] = []
    for index in 0..<4 {
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      if a.z >= Self.nearest { seen.append(CGPoint(x: a.x / a.z, y: a.y / a.z)) }
      if (a.z >= Self.nearest) != (b.z >= Self.nearest) {
        let p = a + (b - a) * ((Self.nearest - a.z) / (b.z - a.z))
        seen.append(CGPoint(x: p.x / p.z, y: p.y / p.z))
      }
    }
    return seen.isEmpty ? .null : CGRect(around: seen)
  }

  /// What is nearer to the eye, as a part of the way to the plane of the screen, is left out.
  private static let nearest = 1.0 / 64
}

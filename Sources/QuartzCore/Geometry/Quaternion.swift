internal import Foundation

/// A rotation in space.
nonisolated struct Quaternion {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  /// The rotation whose matrix, for row vectors, has these rows: three unit vectors at right
  /// angles, right-handed.
  init(rows r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
    // The greatest of the four is found from the diagonal, the rest from it.
    let trace = r0.x + r1.y + r2.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(x: (r1.z - r2.y) / s, y: (r2.x - r0.z) / s, z: (r0.y - r1.x) / s, w: s / 4)
    } else if r0.x > r1.y, r0.x > r2.z {
      let s = 2 * max(0, 1 + r0.x - r1.y - r2.z).squareRoot()
      self.init(x: s / 4, y: (r0.y + r1.x) / s, z: (r2.x + r0.z) / s, w: (r1.z - r2.y) / s)
    } else if r1.y > r2.z {
      let s = 2 * max(0, 1 + r1.y - r0.x - r2.z).squareRoot()
      self.init(x: (r0.y + r1.x) / s, y: s / 4, z: (r1.z + r2.y) / s, w: (r2.x - r0.z) / s)
    } else {
      let s = 2 * max(0, 1 + r2.z - r0.x - r1.y).squareRoot()
      self.init(x: (r2.x + r0.z) / s, y: (r1.z + r2.y) / s, z: s / 4, w: (r0.y - r1.x) / s)
    }
  }

  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rows of the matrix, for row vectors.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation a part of the way from `a` to `b`, by the shorter way, at even pace.
  static func mix(_ a: Quaternion, _ b: Quaternion, _ t: Double) -> Quaternion {
    let product = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    let sign: Double = product < 0 ? -1 : 1
    let cosine = min(abs(product), 1)
    var from = 1 - t
    var to = t
    if cosine < 0.999_999_9 {
      let angle = acos(cosine)
      from = sin((1 - t) * angle) / sin(angle)
      to = sin(t * angle) / sin(angle)
    }
    to *= sign
    return Quaternion(
      x: a.x * from + b.x * to, y: a.y * from + b.y * to, z: a.z * from + b.z * to,
      w: a.w * from + b.w * to)
  }
}

internal import Foundation

/// A transform without perspective, taken apart: scale, then shear, then rotation, then
/// translation.
///
/// The method is the "unmatrix" of Graphics Gems II (Spencer Thomas), as the CSS Transforms
/// specification gives it.
nonisolated struct DecomposedTransform {
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
  var shear: (xy: CGFloat, xz: CGFloat, yz: CGFloat)
  var rotation: Quaternion
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
  var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)
}

nonisolated extension CATransform3D {
  /// The transform a part of the way from `a` to `b`.
  static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
    guard t != 0 else { return a }
    guard t != 1 else { return b }
    if !(a.isScaleAndTranslation && b.isScaleAndTranslation),
      let first = DecomposedTransform(a), let last = DecomposedTransform(b)
    {
      return DecomposedTransform(mixing: first, last, t).transform
    }
    return CATransform3D(entries: zip(a.entries, b.entries).map { $0 + ($1 - $0) * t })
  }

  /// True where nothing turns and nothing leans, so that entries can be mixed one by one.
  private var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
      && m34 == 0 && m44 == 1
  }
}

nonisolated extension DecomposedTransform {
  /// Nil where the transform flattens space, so that there is no telling how it turns.
  init?(_ m: CATransform3D) {
    guard m.m44 != 0 else { return nil }
    var a = CATransform3D(entries: m.entries.map { $0 / m.m44 })
    let column = (a.m14, a.m24, a.m34)
    (a.m14, a.m24, a.m34, a.m44) = (0, 0, 0, 1)
    guard let inverse = a.inverse else { return nil }
    perspective = (
      inverse.m11 * column.0 + inverse.m12 * column.1 + inverse.m13 * column.2,
      inverse.m21 * column.0 + inverse.m22 * column.1 + inverse.m23 * column.2,
      inverse.m31 * column.0 + inverse.m32 * column.1 + inverse.m33 * column.2,
      inverse.m41 * column.0 + inverse.m42 * column.1 + inverse.m43 * column.2 + 1
    )
    translation = (a.m41, a.m42, a.m43)

    var x = SIMD3<Double>(a.m11, a.m12, a.m13)
    var y = SIMD3<Double>(a.m21, a.m22, a.m23)
    var z = SIMD3<Double>(a.m31, a.m32, a.m33)
    scale.x = length(x)
    x /= scale.x
    shear.xy = dot(x, y)
    y -= x * shear.xy
    scale.y = length(y)
    y /= scale.y
    shear.xy /= scale.y
    shear.xz = dot(x, z)
    z -= x * shear.xz
    shear.yz = dot(y, z)
    z -= y * shear.yz
    scale.z = length(z)
    z /= scale.z
    shear.xz /= scale.z
    shear.yz /= scale.z
    guard scale.x > 0, scale.y > 0, scale.z > 0 else { return nil }
    if dot(x, cross(y, z)) < 0 {
      // A mirror image. In the plane one axis tells it better than all three.
      if z.z > 0.999_999 {
        scale.x.negate()
        shear.xy.negate()
        shear.xz.negate()
        x = -x
      } else {
        scale = (-scale.x, -scale.y, -scale.z)
        (x, y, z) = (-x, -y, -z)
      }
    }
    rotation = Quaternion(rows: x, y, z)
  }

  init(mixing a: DecomposedTransform, _ b: DecomposedTransform, _ t: Double) {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    scale = (mix(a.scale.x, b.scale.x), mix(a.scale.y, b.scale.y), mix(a.scale.z, b.scale.z))
    shear = (mix(a.shear.xy, b.shear.xy), mix(a.shear.xz, b.shear.xz), mix(a.shear.yz, b.shear.yz))
    rotation = Quaternion.mix(a.rotation, b.rotation, t)
    translation = (
      mix(a.translation.x, b.translation.x), mix(a.translation.y, b.translation.y),
      mix(a.translation.z, b.translation.z)
    )
    perspective = (
      mix(a.perspective.x, b.perspective.x), mix(a.perspective.y, b.perspective.y),
      mix(a.perspective.z, b.perspective.z), mix(a.perspective.w, b.perspective.w)
    )
  }

  /// The parts put together again.
  var transform: CATransform3D {
    let (x, y, z) = rotation.rows
    let row1 = x * scale.x
    let row2 = (y + x * shear.xy) * scale.y
    let row3 = (z + x * shear.xz + y * shear.yz) * scale.z
    let linear = CATransform3D(
      m11: row1.x, m12: row1.y, m13: row1.z, m14: 0,
      m21: row2.x, m22: row2.y, m23: row2.z, m24: 0,
      m31: row3.x, m32: row3.y, m33: row3.z, m34: 0,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    guard perspective != (0, 0, 0, 1) else { return linear }
    var eye = CATransform3DIdentity
    (eye.m14, eye.m24, eye.m34, eye.m44) =
      (perspective.x, perspective.y, perspective.z, perspective.w)
    return linear.concatenating(eye)
  }
}

nonisolated func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  a.x * b.x + a.y * b.y + a.z * b.z
}

nonisolated func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

nonisolated func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

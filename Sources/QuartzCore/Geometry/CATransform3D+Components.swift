internal import Foundation

/// Scale, rotation and translation as key paths know them: a scale, then turns about x, y and z,
/// then a translation.
nonisolated extension CATransform3D {
  subscript(component: LayerKeyPath.Component) -> AnimatableValue {
    get {
      switch component {
      case .translation(.x): .number(m41)
      case .translation(.y): .number(m42)
      case .translation(.z): .number(m43)
      case .translationSize: .size(CGSize(width: m41, height: m42))
      case .scale(.x): .number(rowLength(0))
      case .scale(.y): .number(rowLength(1) * (isMirrored ? -1 : 1))
      case .scale(.z): .number(rowLength(2))
      // Apple gives the mean of the three.
      case .scale: .number((rowLength(0) + rowLength(1) + rowLength(2)) / 3)
      case .rotation(let axis): .number(angles[axis.index])
      default: .number(0)
      }
    }
    set {
      switch (component, newValue) {
      case (.translation(.x), .number(let value)): m41 = value
      case (.translation(.y), .number(let value)): m42 = value
      case (.translation(.z), .number(let value)): m43 = value
      case (.translationSize, .size(let value)): (m41, m42) = (value.width, value.height)
      case (.scale(let axis?), .number(let value)): setScale(value, row: axis.index)
      case (.scale(nil), .number(let value)):
        for row in 0..<3 { setScale(value, row: row) }
      case (.rotation(let axis), .number(let value)): setAngle(value, axis: axis.index)
      default: break
      }
    }
  }

  /// The linear part's rows.
  private var rows: [SIMD3<Double>] {
    get { [SIMD3(m11, m12, m13), SIMD3(m21, m22, m23), SIMD3(m31, m32, m33)] }
    set {
      (m11, m12, m13) = (newValue[0].x, newValue[0].y, newValue[0].z)
      (m21, m22, m23) = (newValue[1].x, newValue[1].y, newValue[1].z)
      (m31, m32, m33) = (newValue[2].x, newValue[2].y, newValue[2].z)
    }
  }

  private func rowLength(_ row: Int) -> CGFloat { length(rows[row]) }

  private var isMirrored: Bool { dot(rows[0], cross(rows[1], rows[2])) < 0 }

  /// The rows as unit vectors at right angles; where a scale is zero, a direction that fits.
  private var axes: [SIMD3<Double>] {
    var axes = rows
    func unit(_ v: SIMD3<Double>) -> SIMD3<Double>? { length(v) > 1e-12 ? v / length(v) : nil }
    let z = unit(axes[2])
    axes[0] = unit(axes[0]) ?? unit(cross(axes[1], axes[2])) ?? SIMD3(1, 0, 0)
    axes[1] =
      unit(axes[1] - axes[0] * dot(axes[0], axes[1])) ?? unit(cross(z ?? SIMD3(0, 0, 1), axes[0]))
      ?? SIMD3(0, 1, 0)
    if isMirrored { axes[1] = -axes[1] }
    axes[2] = cross(axes[0], axes[1])
    return axes
  }

  private mutating func setScale(_ value: CGFloat, row: Int) {
    var rows = self.rows
    let mirrored = row == 1 && isMirrored
    let old = length(rows[row]) * (mirrored ? -1 : 1)
    rows[row] = abs(old) > 1e-12 ? rows[row] * (value / old) : axes[row] * value
    self.rows = rows
  }

  /// The turns about x, y and z in radians, which one after the other give the rotation.
  private var angles: [CGFloat] {
    let r = axes
    let cosine = (r[0].x * r[0].x + r[0].y * r[0].y).squareRoot()
    guard cosine > 1e-9 else {
      // Looking along the edge, a turn about x and one about z are the same; z gets it.
      return [0, atan2(-r[0].z, cosine), atan2(-r[1].x, r[1].y)]
    }
    return [atan2(r[1].z, r[2].z), atan2(-r[0].z, cosine), atan2(r[0].y, r[0].x)]
  }

  private mutating func setAngle(_ value: CGFloat, axis: Int) {
    // What perspective there is stays outermost.
    let eye = perspectivePart
    if let eye { self = eye.without }
    var angles = self.angles
    let move = (m41, m42, m43)
    (m41, m42, m43) = (0, 0, 0)
    let back = Self.rotation(angles).inverse ?? CATransform3DIdentity
    angles[axis] = value
    self = concatenating(back).concatenating(Self.rotation(angles))
    (m41, m42, m43) = move
    if let eye { self = concatenating(eye.perspective) }
  }

  private var perspectivePart: (without: CATransform3D, perspective: CATransform3D)? {
    guard m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1, let parts = DecomposedTransform(self)
    else { return nil }
    var without = self
    (without.m14, without.m24, without.m34, without.m44) = (0, 0, 0, 1)
    var eye = CATransform3DIdentity
    (eye.m14, eye.m24, eye.m34, eye.m44) = (
      parts.perspective.x, parts.perspective.y, parts.perspective.z, parts.perspective.w
    )
    return (without, eye)
  }

  private static func rotation(_ angles: [CGFloat]) -> CATransform3D {
    var result = CATransform3DMakeRotation(angles[2], 0, 0, 1)
    guard angles[0] != 0 || angles[1] != 0 else { return result }
    result = CATransform3DMakeRotation(angles[1], 0, 1, 0).concatenating(result)
    return CATransform3DMakeRotation(angles[0], 1, 0, 0).concatenating(result)
  }
}

nonisolated extension LayerKeyPath.Axis {
  /// 0, 1, 2 for x, y, z.
  var index: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .z: 2
    }
  }
}

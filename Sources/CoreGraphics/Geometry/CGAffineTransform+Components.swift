public import Foundation

/// The parts of which a transform is made, applied in the order scale, shear, rotation,
/// translation.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The scale; its height is negative where the transform turns the plane over.
  public var scale: CGSize
  /// How far x moves for each unit of y, after the scale.
  public var horizontalShear: CGFloat
  /// The turn in radians, from −π to π.
  public var rotation: CGFloat
  /// The move.
  public var translation: CGVector

  /// Makes parts that change nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0,
      translation: CGVector(dx: 0, dy: 0))
  }

  /// Makes a set of parts.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that scales, then shears, then turns, then moves.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The parts of this transform; put together again they give the same transform.
  ///
  /// A transform that flattens everything onto a line has a scale height of zero and no shear.
  public func decomposed() -> CGAffineTransformComponents {
    var parts = CGAffineTransformComponents()
    parts.translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    if width > 0 {
      parts.rotation = atan2(b, a)
      parts.scale = CGSize(width: width, height: determinant / width)
      if parts.scale.height != 0 {
        parts.horizontalShear = (a * c + b * d) / (width * parts.scale.height)
      }
    } else {
      parts.rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
      parts.scale = CGSize(width: 0, height: hypot(c, d))
    }
    return parts
  }
}

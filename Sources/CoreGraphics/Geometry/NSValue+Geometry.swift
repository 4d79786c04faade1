public import Foundation

// On Apple's systems UIKit adds these; layers need them for animations as well, so they are here.
// Foundation on Linux wraps arrays of numbers, but no structures: hence the type codes.
extension NSValue {
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) {
    var vector = vector
    self.init(bytes: &vector, objCType: "[2d]")
  }

  /// Wraps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }

  /// The point that was wrapped.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that was wrapped.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that was wrapped.
  public var cgRectValue: CGRect { rectValue }

  /// The vector that was wrapped.
  public var cgVectorValue: CGVector {
    var vector = CGVector()
    getValue(&vector)
    return vector
  }

  /// The transform that was wrapped.
  public var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform()
    getValue(&transform)
    return transform
  }
}

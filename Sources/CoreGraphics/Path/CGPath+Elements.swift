public import Foundation

/// What an element of a path is.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A line; one point.
  case addLineToPoint
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint
  /// Ends a subpath; no point.
  case closeSubpath
}

/// One element of a path, valid only during the call that it is passed to.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// As many points as the type says.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that looks at one element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls `block` with each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let base = points.baseAddress else { return }
      base.initialize(repeating: .zero, count: 3)
      var current = CGPathElement(type: .moveToPoint, points: base)
      elements.forEach { element in
        (base[0], base[1], base[2]) = element.points
        current.type =
          switch element.verb {
          case .move: .moveToPoint
          case .line: .addLineToPoint
          case .quad: .addQuadCurveToPoint
          case .cubic: .addCurveToPoint
          case .close: .closeSubpath
          }
        withUnsafePointer(to: &current) { block($0) }
      }
    }
  }

  /// Calls `function` with `info` and each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

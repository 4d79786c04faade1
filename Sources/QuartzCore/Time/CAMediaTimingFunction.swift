public import Foundation

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1) in the square of time and
/// progress.
nonisolated public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Unchecked for `NSObject`'s sake; the one property is constant.
  package let curve: UnitBezier

  /// Makes one of the named curves; an unknown name gives the linear one.
  public init(name: CAMediaTimingFunctionName) { curve = name.curve }

  /// Makes a curve from its two inner control points. Abscissas outside 0 … 1 are clamped, as
  /// progress would not be a function of time otherwise.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Makes a curve in full precision.
  package init(curve: UnitBezier) { self.curve = curve }

  /// Writes the control point with index 0 … 3, as two numbers, to `values`.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(index), "control point \(index) asked for; there are 0 to 3")
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  /// True for a timing function with the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// Equal for equal control points.
  public override var hash: Int { curve.hashValue }
}

/// The names of the standard curves.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: UnitBezier {
    switch self {
    case .easeIn: UnitBezier(0.42, 0, 1, 1)
    case .easeOut: UnitBezier(0, 0, 0.58, 1)
    case .easeInEaseOut: UnitBezier(0.42, 0, 0.58, 1)
    case .default: UnitBezier(0.25, 0.1, 0.25, 1)
    default: .linear
    }
  }
}

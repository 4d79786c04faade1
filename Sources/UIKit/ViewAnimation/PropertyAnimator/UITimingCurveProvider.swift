public import Foundation
internal import QuartzCore

/// The kinds of pace that an animator has.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A curve of one's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and then a spring.
  case composed = 3
}

/// The pace of an animator.
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace along a cubic curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `easeInOut` for a curve of one's own.
  public let animationCurve: UIView.AnimationCurve
  /// The first inner control point in the square of time and progress.
  public let controlPoint1: CGPoint
  /// The second inner control point.
  public let controlPoint2: CGPoint
  /// One of the named curves, or one of one's own.
  public let timingCurveType: UITimingCurveType

  /// The pace of Core Animation by default: (0.25, 0.1), (0.25, 1).
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let bezier = curve.bezier
    controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
    controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// A curve of one's own; abscissas are kept to 0 … 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var bezier: UnitBezier {
    UnitBezier(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// A pace as of a mass on a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the begin, in units of the whole distance per second.
  ///
  /// DIFFERENCE: an animator has one pace for all that it changes, so the greater of the two parts
  /// counts, and not each for its own axis.
  public let initialVelocity: CGVector
  enum Kind {
    /// Settles in the animator's duration.
    case ratio(CGFloat)
    /// Settles when it does, whatever the animator's duration.
    case constants(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }
  let kind: Kind

  /// The system's spring: mass 3, stiffness 1000, damping 500, as the keyboard moves.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles in the animator's duration.
  /// - Parameter ratio: 1 doesn't swing; less does.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that settles in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring of a mass, a stiffness and a friction, which settles when it does: the animator's
  /// duration is not used.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .constants(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  var velocity: CGFloat {
    abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
  }
}

extension UIView.AnimationCurve {
  var bezier: UnitBezier {
    let name: CAMediaTimingFunctionName =
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    return CAMediaTimingFunction(name: name).curve
  }
}

public import Foundation

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through. Those that don't fit the key path are left out.
  open var values: [Any]?
  /// The path along which a point moves; used instead of `values`. The ends of its elements are
  /// the values that key times and timing functions speak of.
  open var path: CGPath? {
    get { storedPath }
    set { storedPath = newValue?.copy() }
  }
  private var storedPath: CGPath?
  /// When each value is reached, as fractions of the duration from 0 to 1, never falling; one for
  /// each value, and one more for `discrete`. Evenly spread where nil or of another number.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next, one fewer than values. Even where missing.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How to get from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight the curve through a value is for the cubic modes; positive is tighter.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner at a value is for the cubic modes; positive is sharper.
  open var continuityValues: [NSNumber]?
  /// Where the curve bends at a value for the cubic modes; positive is before it.
  open var biasValues: [NSNumber]?

  /// A copy of the same class.
  open override func copyAnimation() -> CAAnimation {
    let copy = super.copyAnimation()
    guard let copy = copy as? CAKeyframeAnimation else { return copy }
    copy.values = values
    copy.storedPath = storedPath
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    return copy
  }

  override func compile() -> CompiledAnimation.Body {
    guard let target else { return .nothing }
    let times = keyTimes?.map(\.doubleValue)
    let functions = timingFunctions?.map(\.curve) ?? []
    if let path, target.kind == .point {
      let frames = PathKeyframes(
        path: path, mode: calculationMode, keyTimes: times, functions: functions,
        turn: rotationMode)
      return track(frames.map { .path($0) })
    }
    let list = (values ?? []).compactMap { animatable($0) }
    func numbers(_ list: [NSNumber]?) -> [Double] { list?.map(\.doubleValue) ?? [] }
    let frames = Keyframes(
      values: list, mode: calculationMode, keyTimes: times, functions: functions,
      shape: SplineShape(
        tension: numbers(tensionValues), continuity: numbers(continuityValues),
        bias: numbers(biasValues)))
    return track(frames.map { .keyframes($0) })
  }
}

/// How to get from one keyframe to the next.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode from its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps; each value stays until the next key time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at even pace; key times and timing functions are not used.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at even pace; key times and timing functions are not used.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer turns while it moves along a path.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

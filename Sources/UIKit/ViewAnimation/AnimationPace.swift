internal import QuartzCore

/// How the time of an animation becomes progress.
enum AnimationPace {
  case curve(CAMediaTimingFunction)
  case spring(SpringPace)

  init(options: UIView.AnimationOptions) {
    switch options.curve {
    case 0: self = .curve(CAMediaTimingFunction(name: .easeInEaseOut))
    case 1: self = .curve(CAMediaTimingFunction(name: .easeIn))
    case 2: self = .curve(CAMediaTimingFunction(name: .easeOut))
    case 3: self = .curve(CAMediaTimingFunction(name: .linear))
    default: self = .spring(.keyboard)
    }
  }

  init(curve: UIView.AnimationCurve) {
    self.init(options: UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
  }

  /// The pace of a step between keyframes.
  static var linear: AnimationPace { .curve(CAMediaTimingFunction(name: .linear)) }

  /// The duration that an animation of this pace has where `wanted` was asked for.
  func duration(wanted: TimeInterval) -> TimeInterval {
    if case .spring(let spring) = self, let own = spring.duration { return own }
    return wanted
  }

  /// An animation of a key path at this pace.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.allowsOverdamping = spring.allowsOverdamping
      animation.initialVelocity = spring.velocity
      return animation
    }
  }
}

/// The constants of a spring.
struct SpringPace: Equatable {
  var mass: CGFloat = 1
  var stiffness: CGFloat
  var damping: CGFloat
  /// In units of the whole distance per second.
  var velocity: CGFloat = 0
  /// The duration that belongs to it; nil where the caller's counts.
  var duration: TimeInterval?
  /// Whether more than the critical damping makes it sluggish.
  var allowsOverdamping = false

  /// The spring behind the keyboard's curve, 7: half a second, whatever was asked for (seen).
  static let keyboard = SpringPace(mass: 3, stiffness: 1000, damping: 500, duration: 0.5)

  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// Mass 1; stiffness ω² and damping 2ζω, where ω is such that the response has come to within
  /// `tolerance` of its end at the duration.
  /// - Parameter dampingRatio: ζ; above 1 counts as 1, where there is no overshoot.
  init(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Self.leastDampingRatio), 1)
    let omega = Self.frequency(
      duration: max(duration, 1e-3), ratio: ratio, velocity: velocity.isFinite ? velocity : 0)
    stiffness = omega * omega
    damping = 2 * ratio * omega
    self.velocity = velocity.isFinite ? velocity : 0
  }

  init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat = 0,
    duration: TimeInterval? = nil, allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
    self.duration = duration
    self.allowsOverdamping = allowsOverdamping
  }

  private static let tolerance: CGFloat = 0.001
  /// With less damping no frequency settles in time.
  private static let leastDampingRatio: CGFloat = 0.01

  /// ω of the spring that has settled at `duration`: the largest at which the envelope
  /// |(ζω − v) / ω_d| · e^(−ζωD), or |1 + (ω − v)D| · e^(−ωD) for ζ = 1, equals the tolerance.
  private static func frequency(duration: CGFloat, ratio: CGFloat, velocity: CGFloat) -> CGFloat {
    func excess(_ omega: CGFloat) -> CGFloat {
      guard ratio < 1 else {
        return abs(1 + (omega - velocity) * duration) * exp(-omega * duration) - tolerance
      }
      let damped = omega * (1 - ratio * ratio).squareRoot()
      return abs((ratio * omega - velocity) / damped) * exp(-ratio * omega * duration) - tolerance
    }
    // Beyond every root: the exponential rules there.
    var high = (30 + abs(velocity) * duration) / (ratio * duration)
    var low = high
    // Down to the largest root, in steps that no root and its neighbour fit into together.
    while excess(low) < 0, low > 1e-6 { low *= 0.98 }
    high = low / 0.98
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

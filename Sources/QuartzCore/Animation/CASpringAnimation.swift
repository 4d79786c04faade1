public import Foundation

/// A basic animation that moves as a mass on a spring.
///
/// Its `duration` is not set by the spring: use `settlingDuration` for the time until it rests.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring's end; greater than 0, 1 by default.
  open var mass: CGFloat = 1
  /// The spring's stiffness; greater than 0, 100 by default.
  open var stiffness: CGFloat = 100
  /// The friction; at least 0, 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the begin in units of the whole distance per second; positive towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one makes it sluggish; false by default, where it
  /// counts as the critical one.
  open var allowsOverdamping = false

  /// Makes a spring by how long it seems to take and how much it swings: 0 not at all, 1 for
  /// ever, negative sluggish.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 1e-3))
    let bounce = min(max(bounce, -0.99), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    allowsOverdamping = ratio > 1
    duration = settlingDuration
  }

  /// A copy of the same class.
  open override func copyAnimation() -> CAAnimation {
    let copy = super.copyAnimation()
    guard let copy = copy as? CASpringAnimation else { return copy }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  /// Seconds until the way that is left stays within a thousandth; infinite without friction.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  final var spring: Spring {
    let critical = 2 * (max(0, mass) * max(0, stiffness)).squareRoot()
    return Spring(
      mass: Double(mass), stiffness: Double(stiffness),
      damping: Double(allowsOverdamping ? damping : min(damping, critical)),
      initialVelocity: Double(initialVelocity))
  }

  override func compile() -> CompiledAnimation.Body {
    track(.spring(span, spring, duration: duration))
  }
}

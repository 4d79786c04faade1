internal import Foundation
internal import QuartzCore

/// How the time of an animator becomes progress.
enum AnimatorPace: Equatable {
  case curve(UnitBezier)
  /// A spring, and the seconds in which it settles.
  case spring(SpringPace, TimeInterval)

  /// The pace of parameters for a duration.
  init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
    if let parameters = provider.springTimingParameters {
      switch parameters.kind {
      case .ratio(let ratio):
        let spring = SpringPace(
          duration: duration, dampingRatio: ratio, velocity: parameters.velocity)
        self = .spring(spring, duration)
      case .constants(let mass, let stiffness, let damping):
        let spring = SpringPace(
          mass: mass, stiffness: stiffness, damping: damping, velocity: parameters.velocity,
          allowsOverdamping: true)
        self = .spring(spring, Self.model(of: spring).settlingDuration)
      }
    } else {
      self = .curve((provider.cubicTimingParameters ?? UICubicTimingParameters()).bezier)
    }
  }

  /// Seconds from the start to the end where `wanted` was asked for.
  func duration(wanted: TimeInterval) -> TimeInterval {
    if case .spring(_, let own) = self { return own }
    return wanted
  }

  /// The progress at a part of the time, both from 0 to 1; a spring goes beyond.
  func progress(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): return curve(fraction)
    case .spring(let spring, let duration):
      guard fraction < 1 else { return 1 }
      return Self.model(of: spring).value(at: fraction * duration)
    }
  }

  /// The earliest part of the time at which the progress is reached.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    let steps = 400
    var low = 0.0
    for step in 1...steps {
      var high = Double(step) / Double(steps)
      guard self.progress(at: high) >= progress else {
        low = high
        continue
      }
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if self.progress(at: middle) < progress { low = middle } else { high = middle }
      }
      return high
    }
    return 1
  }

  /// An animation of a key path at this pace.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      return animation
    case .spring(let spring, _):
      return AnimationPace.spring(spring).makeAnimation(keyPath: keyPath)
    }
  }

  private static func model(of spring: SpringPace) -> Spring {
    let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
    return Spring(
      mass: spring.mass, stiffness: spring.stiffness,
      damping: spring.allowsOverdamping ? spring.damping : min(spring.damping, critical),
      initialVelocity: spring.velocity)
  }
}

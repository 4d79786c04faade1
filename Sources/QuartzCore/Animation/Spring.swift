internal import Foundation

/// The motion of a mass on a spring with friction, from 0 to 1.
nonisolated package struct Spring: Hashable, Sendable {
  /// The natural frequency in radians per second.
  package let frequency: Double
  /// The damping ratio: 1 is critical, less swings.
  package let ratio: Double
  /// The speed at the begin, in units of the whole way per second.
  package let initialVelocity: Double

  /// Makes a spring. A mass or a stiffness that is not positive counts as a tiny one, a negative
  /// damping as none.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    frequency = (stiffness / mass).squareRoot()
    ratio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
  }

  /// The spring that has settled, within a thousandth, after `duration` seconds, as views animate
  /// with a damping ratio: for a ratio below 1 the frequency solves
  /// |(ζω - v) / ω_d| · e^(-ζωD) = 0.001, else (1 + |ω - v| D) e^(-ωD) = 0.001.
  package init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double = 0) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let duration = max(duration, 1e-3)
    // Both sides fall as ω grows, past the small ω where the velocity outweighs the friction.
    func rest(_ frequency: Double) -> Double {
      guard ratio < 1 else {
        return (1 + abs(frequency - initialVelocity) * duration) * exp(-frequency * duration)
      }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return abs((ratio * frequency - initialVelocity) / damped)
        * exp(-ratio * frequency * duration)
    }
    var low = max(initialVelocity, 0) / ratio + 1e-6
    var high = max(low, 1) * 2
    while rest(high) > 0.001, high < 1e9 { high *= 2 }
    if rest(low) < 0.001 { low = 1e-6 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    frequency = (low + high) / 2
    self.ratio = ratio
    self.initialVelocity = initialVelocity
  }

  /// The stiffness for a mass of 1.
  package var stiffness: Double { frequency * frequency }
  /// The damping for a mass of 1.
  package var damping: Double { 2 * ratio * frequency }

  /// The way gone after `time` seconds; 1 is the end, and more is past it.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = ratio * frequency
    // What is left x obeys x'' + 2ζω x' + ω² x = 0 with x(0) = 1, x'(0) = -v.
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (decay - initialVelocity) / damped
      return 1 - exp(-decay * time) * (cos(damped * time) + sine * sin(damped * time))
    }
    if ratio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let (slow, fast, a, b) = overdamped
    return 1 - (a * exp(-slow * time) + b * exp(-fast * time))
  }

  /// The two rates of decay of an overdamped spring, and the share of each.
  private var overdamped: (slow: Double, fast: Double, a: Double, b: Double) {
    let root = (ratio * ratio - 1).squareRoot()
    let slow = frequency / (ratio + root)
    let fast = frequency * (ratio + root)
    let b = (slow - initialVelocity) / (slow - fast)
    return (slow, fast, 1 - b, b)
  }

  /// Seconds until the way that is left stays below a thousandth by the envelope of the swings;
  /// for a ratio below 1 the sum of the sine's and the cosine's. Infinite without friction.
  package var settlingDuration: Double {
    guard ratio > 0 else { return .infinity }
    func rest(_ time: Double) -> Double {
      if ratio < 1 {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        return (1 + abs((ratio * frequency - initialVelocity) / damped))
          * exp(-ratio * frequency * time)
      }
      if ratio == 1 {
        return (1 + abs(frequency - initialVelocity) * time) * exp(-frequency * time)
      }
      let (slow, fast, a, b) = overdamped
      return abs(a) * exp(-slow * time) + abs(b) * exp(-fast * time)
    }
    var high = 1.0
    while rest(high) > 0.001, high < 1e9 { high *= 2 }
    var low = 0.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

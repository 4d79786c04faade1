internal import Foundation

/// How a scroll view goes on along one axis after the finger has left it: slower and slower, and
/// back where it went too far. A pure function of time.
///
/// The figures are those that observers of iOS agree on: the speed shrinks by the deceleration
/// rate each millisecond; beyond an edge a critically damped spring of stiffness 100 and mass 1
/// takes over.
struct ScrollMotion {
  /// Within this many points of its goal a motion counts as ended.
  private static let threshold: CGFloat = 0.25
  /// The spring's natural frequency, in radians a second.
  private static let frequency: CGFloat = 10

  private let start: CGFloat
  private let velocity: CGFloat
  private let decay: CGFloat
  /// The time at which the spring takes over, and where it starts, with what speed, and to where.
  private let springTime: CGFloat?
  private let springStart: CGFloat
  private let springVelocity: CGFloat
  private let goal: CGFloat
  /// Seconds from the start to the end.
  let duration: CGFloat

  /// A motion that decelerates.
  /// - Parameters:
  ///   - start: where it starts, in points.
  ///   - velocity: in points a second.
  ///   - limits: where it may come to rest.
  ///   - rate: what is left of the speed after a millisecond, between 0 and 1.
  ///   - bounces: whether it may go beyond the limits on its way.
  init(
    from start: CGFloat, velocity: CGFloat, within limits: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    let decay = -1000 * log(min(max(rate, 0.001), 0.9999))
    self.start = start
    self.velocity = velocity
    self.decay = decay
    if !limits.contains(start) {
      goal = min(max(start, limits.lowerBound), limits.upperBound)
      (springTime, springStart, springVelocity) = (0, start, velocity)
    } else {
      let rest = start + velocity / decay
      if limits.contains(rest) {
        goal = rest
        (springTime, springStart, springVelocity) = (nil, rest, 0)
        let speed = abs(velocity)
        duration = speed / decay > Self.threshold ? log(speed / decay / Self.threshold) / decay : 0
        return
      }
      goal = rest < limits.lowerBound ? limits.lowerBound : limits.upperBound
      let left = 1 - (goal - start) * decay / velocity
      springTime = -log(left) / decay
      springStart = goal
      springVelocity = bounces ? velocity * left : 0
    }
    duration = (springTime ?? 0) + Self.settlingTime(springStart - goal, springVelocity)
  }

  /// A motion to a given place on the spring.
  init(from start: CGFloat, velocity: CGFloat, to goal: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.goal = goal
    decay = 1
    (springTime, springStart, springVelocity) = (0, start, velocity)
    duration = Self.settlingTime(start - goal, velocity)
  }

  /// The place after a number of seconds, in points.
  func position(at time: CGFloat) -> CGFloat {
    guard time < duration else { return goal }
    if let springTime, time >= springTime {
      return goal + Self.spring(springStart - goal, springVelocity, time - springTime)
    }
    return start + velocity / decay * (1 - exp(-decay * time))
  }

  /// How far a spread of `distance` is still open on a critically damped spring.
  private static func spring(_ distance: CGFloat, _ velocity: CGFloat, _ time: CGFloat) -> CGFloat {
    (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }

  private static func settlingTime(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
    guard distance != 0 || velocity != 0 else { return 0 }
    // |distance| + |velocity + frequency · distance| · t bounds the factor of the exponential.
    let slope = abs(velocity + frequency * distance)
    // That grows at first where there is speed: it is looked at from its greatest value on.
    var time = slope > 0 ? max(0, 1 / frequency - abs(distance) / slope) : 0
    while (abs(distance) + slope * time) * exp(-frequency * time) > threshold { time += 1.0 / 120 }
    return time
  }

  /// Where a finger that pulls beyond an edge takes the content: less and less far.
  /// - Parameters:
  ///   - excess: how far the finger is beyond, in points, either sign.
  ///   - dimension: the scroll view's length along the axis.
  static func rubberBand(_ excess: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let band = (1 - 1 / (abs(excess) * 0.55 / dimension + 1)) * dimension
    return excess < 0 ? -band : band
  }

  /// The finger's way that `rubberBand` would answer with `band`.
  static func unband(_ band: CGFloat, dimension: CGFloat) -> CGFloat {
    let part = min(abs(band) / max(dimension, 1), 0.999)
    let excess = (1 / (1 - part) - 1) * dimension / 0.55
    return band < 0 ? -excess : excess
  }
}

public import UIKit

extension Motion {
  /// Only the opacity changes, over a quarter of a second.
  public static let fade = Motion(duration: 0.25, pace: .curve(.easeInOut))

  /// Nothing moves: it is there, or gone, at once.
  public static let none = Motion(duration: 0, pace: .curve(.linear), alpha: 1)

  /// From a little too large, on a spring: how the system's alerts enter.
  public static let zoom = Motion(duration: 0.404, pace: .spring(damping: 1), scale: 1.2)

  /// From small over and under its size, as alerts did before iOS 7: scales of 0.6, 1.1, 0.9 and
  /// 1 at 0, 0.6, 0.8 and 1 of 0.2555 seconds.
  public static let pop = Motion(
    duration: 0.2555,
    pace: .keyframes([
      Keyframe(at: 0, scale: 0.6), Keyframe(at: 0.6, scale: 1.1), Keyframe(at: 0.8, scale: 0.9),
      Keyframe(at: 1),
    ]), alpha: 1)

  /// From 1.6 times its size, fading, in a quarter of a second: how a floating card comes.
  public static let approach = Motion(duration: 0.25, pace: .curve(.easeInOut), scale: 1.6)

  /// To half its size, fading, in a quarter of a second: how a floating card goes.
  public static let recede = Motion(duration: 0.25, pace: .curve(.easeInOut), scale: 0.5)

  /// From a third of its size on a spring that swings a little.
  public static let spring = Motion(
    duration: 0.6, pace: .spring(damping: 0.55), scale: 0.3)

  /// From above the window, slanted, and swings into its place.
  public static let drop = Motion(
    duration: 0.65, pace: .spring(damping: 0.62), offset: CGVector(dx: 0, dy: -1),
    rotation: -0.14, alpha: 1)

  /// Down and out of the window, slanting as it falls.
  public static let fall = Motion(
    duration: 0.35, pace: .curve(.easeIn), offset: CGVector(dx: 0, dy: 1), rotation: 0.14,
    alpha: 1)

  /// From side to side around its place, dying down, as a head is shaken. As an entry it fades
  /// in meanwhile.
  public static let shake = Motion(
    duration: 0.45,
    pace: .keyframes(
      zip([0, 0.15, 0.35, 0.55, 0.72, 0.87, 1], [0, -14, 12, -9, 6, -3, 0]).map {
        Keyframe(at: $0, shift: CGVector(dx: $1, dy: 0))
      }))

  /// From outside an edge of the window.
  public static func slide(
    from edge: Placement.Edge, duration: TimeInterval = 0.4, pace: Pace = .spring(damping: 1)
  ) -> Motion {
    Motion(
      duration: duration, pace: pace, offset: edge.direction(isRightToLeft: false), alpha: 1)
  }

  /// Turns in as a leaf on a hinge, its side towards an edge of the window first.
  public static func flip(from edge: Placement.Edge) -> Motion {
    let direction = edge.direction(isRightToLeft: false)
    let quarter = CGFloat.pi / 2
    return Motion(
      duration: 0.45, pace: .spring(damping: 0.8),
      tilt: CGVector(dx: -direction.dx * quarter, dy: direction.dy * quarter), alpha: 0)
  }
}

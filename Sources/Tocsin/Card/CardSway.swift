import UIKit

extension UIMotionEffect {
  /// Moves a view against what is behind it as the viewer moves, so that it seems to float above.
  /// - Parameter distance: how far at most, in points, to either side.
  static func sway(by distance: CGFloat) -> UIMotionEffect {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      ("center.x", .tiltAlongHorizontalAxis), ("center.y", .tiltAlongVerticalAxis),
    ].map { keyPath, type in
      let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
      effect.minimumRelativeValue = -distance
      effect.maximumRelativeValue = distance
      return effect
    }
    return group
  }
}

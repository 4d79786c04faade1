import UIKit

/// The old alerts' pop: from small, over the full size, under it, and there.
struct PopIn {
  var scales: [CGFloat] = [0.6, 1.1, 0.9, 1]
  /// When each scale is reached, from 0 to 1.
  var keyTimes: [NSNumber] = [0, 0.6, 0.8, 1]
  var duration: TimeInterval = 0.2555
}

extension UIView {
  /// Pops the view in. Its own transform stays as it is, so the view is in place at the end.
  func popIn(_ pop: PopIn = PopIn(), delegate: (any CAAnimationDelegate)? = nil) {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale")
    animation.values = pop.scales
    animation.keyTimes = pop.keyTimes
    animation.duration = pop.duration
    animation.delegate = delegate
    layer.add(animation, forKey: "popIn")
  }

  /// Fades the view in, as long as the pop lasts unless told otherwise.
  func fadeIn(duration: TimeInterval = PopIn().duration, delegate: (any CAAnimationDelegate)? = nil)
  {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.delegate = delegate
    layer.add(animation, forKey: "fadeIn")
  }
}

import UIKit

/// Calls a closure after some seconds, on the clock that animations go by.
///
/// It is an animation of nothing: it costs no frames, stands still while it is held, and obeys
/// a clock that is stepped by hand.
final class Countdown: NSObject, CAAnimationDelegate {
  private let layer = CALayer()
  private var expire: (() -> Void)?

  init(seconds: TimeInterval, on host: CALayer, expire: @escaping () -> Void) {
    self.expire = expire
    super.init()
    host.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "countdown")
    animation.fromValue = 0
    animation.toValue = 1
    // Zero would stand for the transaction's own duration.
    animation.duration = max(seconds, 0.001)
    animation.delegate = self
    layer.add(animation, forKey: "countdown")
  }

  /// Ends it without a call.
  func stop() {
    expire = nil
    layer.removeFromSuperlayer()
    layer.removeAllAnimations()
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard finished, let expire else { return }
    stop()
    expire()
  }
}

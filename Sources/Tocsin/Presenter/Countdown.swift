import UIKit

/// Calls a closure after some seconds, on the clock that animations go by.
///
/// It is an animation of nothing: it costs no frames, stands still while it is held, and obeys
/// a clock that is stepped by hand.
final class Countdown: NSObject, CAAnimationDelegate {
  private let layer = CALayer()
  private var expire: (() -> Void)?
  /// What was left when it last began to run.
  private var rest: TimeInterval
  private var runsSince: CFTimeInterval?

  /// Whether it stands still.
  var isHeld = false { didSet { if isHeld != oldValue { isHeld ? pause() : run() } } }

  init(seconds: TimeInterval, on host: CALayer, expire: @escaping () -> Void) {
    self.expire = expire
    rest = seconds
    super.init()
    host.addSublayer(layer)
    run()
  }

  /// Ends it without a call.
  func stop() {
    expire = nil
    layer.removeFromSuperlayer()
    layer.removeAllAnimations()
  }

  private func run() {
    guard expire != nil else { return }
    let animation = CABasicAnimation(keyPath: "countdown")
    animation.fromValue = 0
    animation.toValue = 1
    // Zero would stand for the transaction's own duration.
    animation.duration = max(rest, 0.001)
    animation.delegate = self
    runsSince = CACurrentMediaTime()
    layer.add(animation, forKey: "countdown")
  }

  private func pause() {
    if let runsSince { rest -= CACurrentMediaTime() - runsSince }
    runsSince = nil
    layer.removeAllAnimations()
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard finished, !isHeld, let expire else { return }
    stop()
    expire()
  }
}

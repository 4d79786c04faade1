public import UIKit

extension UIView {
  /// Calls a closure after some seconds on the clock that animations go by, so that it keeps step
  /// with them, whether that clock is the system's or a test's.
  ///
  /// Where the view leaves its window before, the system may take the animation that counts the
  /// time away, and the closure is called then.
  public func wait(_ seconds: TimeInterval, then body: @escaping () -> Void) {
    let nothing = CABasicAnimation(keyPath: "wait")
    nothing.fromValue = 0
    nothing.toValue = 1
    nothing.duration = seconds
    nothing.delegate = Wait(body)
    layer.add(nothing, forKey: nil)
  }
}

/// Calls a closure when its animation has ended.
private final class Wait: NSObject, CAAnimationDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { body() }
}

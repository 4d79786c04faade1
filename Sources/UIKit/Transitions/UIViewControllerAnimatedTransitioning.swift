public import Foundation

/// Moves the views of a transition.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition will take, in seconds. Asked before `animateTransition` and whenever
  /// the coordinator's duration is read.
  /// - Parameter transitionContext: nil where the question is asked outside a transition.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Puts the incoming view into the container, animates, and at the end, and in any case, calls
  /// `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition has ended; `transitionCompleted` is false where it was cancelled.
  ///
  /// Comes after the presentation controller was told and before the controllers are.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Decides how far a transition has got.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up. Called in place of `animateTransition`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest runs once the finger has gone, 1 being the animator's own pace.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// False where the transition should run by itself after all.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own pace.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// By hand from the start.
  public var wantsInteractiveStart: Bool { true }
}

public import Foundation
internal import QuartzCore

/// Drives an animator's transition by hand: stops the time of the container's layer and sets it
/// to a share of the animation's duration.
///
/// Call `update` while the finger moves, then `finish` or `cancel`; the rest runs by itself at
/// `completionSpeed`. The animator must use animations of views or layers, and report back with
/// `completeTransition(!transitionWasCancelled)`.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var hold: TimeHold?
  private var rest: MediaTimer?

  /// Makes a driver.
  public override init() { super.init() }

  /// The whole transition's duration in seconds, as the animator says; 0 outside a transition.
  public private(set) var duration: CGFloat = 0
  /// How far the transition is, from 0 to 1, as last updated.
  public private(set) var percentComplete: CGFloat = 0
  /// The pace of the rest, 1 being the animator's own. Values that are not above 0 count as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of blocks alongside that have an animation of their own.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// False lets the transition run by itself.
  open var wantsInteractiveStart = true

  /// Sets the transition up at its beginning. If you override it, call `super`.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator
    else { return }
    self.context = context
    duration = CGFloat(animator.transitionDuration(using: context))
    percentComplete = 0
    hold = TimeHold(of: context.containerView.layer)
    context.animate(with: animator)
    for view in context.coordinator.outsideViews { hold?.add(view.layer) }
  }

  /// Shows the transition at a share of its duration, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, let hold, rest == nil else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    hold.show(Double(self.percentComplete * duration))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Stops a transition that runs to its end or back, to be updated anew.
  open func pause() {
    guard let context, let hold, rest != nil else { return }
    rest?.cancel()
    rest = nil
    hold.stop()
    percentComplete = duration > 0 ? CGFloat(hold.elapsed) / duration : 0
    context.pauseInteractiveTransition()
  }

  /// Lets go: the transition goes on to its end.
  open func finish() { letGo(cancelled: false) }

  /// Lets go: the transition goes back to its beginning, and everything is put back.
  open func cancel() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard let context, let hold, rest == nil else { return }
    let speed = completionSpeed > 0 ? Double(completionSpeed) : 1
    let left = cancelled ? hold.elapsed : max(0, Double(duration) - hold.elapsed)
    hold.run(speed: cancelled ? -speed : speed)
    rest = MediaTimer.schedule(after: left / speed) { [self] in end(cancelled: cancelled) }
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
  }

  /// The time has come to its end, or back to its beginning.
  private func end(cancelled: Bool) {
    if cancelled { hold?.undoAnimations() }
    hold?.release()
    hold = nil
    rest = nil
    context = nil
    duration = 0
  }
}

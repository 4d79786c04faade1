public import Foundation

/// What is known about a transition by those who animate alongside it.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` where nothing is presented, as when a window turns.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began by hand.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped on its way and taken up by hand.
  var isInterruptible: Bool { get }
  /// Whether it is driven by hand right now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it came from.
  var isCancelled: Bool { get }
  /// How long it takes without a hand, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it had got when the hand let go, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The pace of the rest, 1 being the animator's own.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// The rotation of a window that turns.
  var targetTransform: CGAffineTransform { get }

  /// The controller on one side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view on one side, by the rule of `UIViewControllerContextTransitioning`.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations beside those of a transition.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the duration and curve of the transition's own animations, and
  /// `completion` when the transition has ended, cancelled or not, before the completion of
  /// `present` or `dismiss`.
  /// - Returns: false where the animations have ended already; `animation` is then not called.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside the container; a transition by hand moves `view` too.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` once, when the hand lets go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` each time that the hand lets go or takes hold.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs `animation` alongside the transition, in a view outside the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

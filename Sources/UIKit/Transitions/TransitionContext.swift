internal import Foundation

/// The two sides of a transition, and where their views are.
protocol TransitionSides: AnyObject {
  /// The view in which it happens.
  var container: UIView { get }
  /// Nil where one side is empty.
  var controllers: (from: UIViewController, to: UIViewController)? { get }
  /// The animator's view on one side.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at first; zero where it is not there.
  func initialFrame(of controller: UIViewController) -> CGRect
  /// Where a controller's view is in the end; zero where it is not there.
  func finalFrame(of controller: UIViewController) -> CGRect
}

/// What the animator of a transition gets.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// All three are let go of at the end, as animators tend to keep their context.
  private var end: ((_ completed: Bool) -> Void)?
  private var sides: (any TransitionSides)?
  private var controllers: (from: UIViewController, to: UIViewController)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let coordinator: TransitionCoordinator
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let isAnimated: Bool
  /// What `completeTransition` was called with, from that call on.
  private var result: Bool?
  private var isStarting = true

  /// - Parameter end: called once, when the animator has reported back.
  init(
    sides: any TransitionSides, style: UIModalPresentationStyle, isAnimated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?, end: @escaping (Bool) -> Void
  ) {
    self.end = end
    self.sides = sides
    controllers = sides.controllers
    containerView = sides.container
    presentationStyle = style
    self.isAnimated = isAnimated
    self.animator = animator
    coordinator = TransitionCoordinator(
      container: sides.container, isAnimated: isAnimated, style: style,
      controllers: sides.controllers
    ) { [weak sides] key in sides?.view(forKey: key) }
    super.init()
    coordinator.duration = { [weak self] in
      self?.animator?.transitionDuration(using: self) ?? 0
    }
  }

  // MARK: Facts

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: controllers?.from
    case .to: controllers?.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { sides?.view(forKey: key) }

  func initialFrame(for controller: UIViewController) -> CGRect {
    sides?.initialFrame(of: controller) ?? .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    sides?.finalFrame(of: controller) ?? .zero
  }

  // MARK: The course

  /// Runs the animator, with the blocks alongside in its first animation.
  func animate(with animator: any UIViewControllerAnimatedTransitioning) {
    coordinator.duration = { [weak self] in animator.transitionDuration(using: self) }
    coordinator.fixDuration()
    UIView.runAlongsideNextAnimation { [coordinator] in
      coordinator.runAlongsideInCurrentAnimation()
    } during: {
      animator.animateTransition(using: self)
    }
    coordinator.runAlongside()
  }

  func beginInteraction(with interactor: any UIViewControllerInteractiveTransitioning) {
    self.interactor = interactor
    isInteractive = true
    coordinator.beginInteraction(with: interactor)
  }

  /// The runner has done all that comes before the animations' end.
  func startEnded() {
    isStarting = false
    endIfDone()
  }

  // An animator may report back within `animateTransition`; the runner hears of it when it has
  // started everything.
  func completeTransition(_ didComplete: Bool) {
    guard result == nil else { return }
    result = didComplete
    endIfDone()
  }

  private func endIfDone() {
    guard !isStarting, let result, let end else { return }
    self.end = nil
    isInteractive = false
    coordinator.isCancelled = !result
    end(result)
    animator = nil
    interactor = nil
    sides = nil
    controllers = nil
  }

  // MARK: By hand

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.isCancelled = cancelled
    coordinator.endInteraction()
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, interactor != nil, result == nil else { return }
    isInteractive = true
    transitionWasCancelled = false
    coordinator.isCancelled = false
    coordinator.resumeInteraction()
  }
}

internal import Foundation

/// What the animator of a presentation or dismissal gets.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private weak var runner: TransitionRunner?
  /// Both are let go of at the end, as animators tend to keep their context.
  private var stage: TransitionStage?
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

  init(runner: TransitionRunner, stage: TransitionStage) {
    self.runner = runner
    self.stage = stage
    let presented = stage.top.presentedViewController
    let controllers =
      runner.isPresentation ? (runner.presenter, presented) : (presented, runner.presenter)
    self.controllers = controllers
    containerView = stage.container
    presentationStyle = stage.top.presentationStyle
    isAnimated = runner.isAnimated
    animator = runner.animator
    let isPresentation = runner.isPresentation
    coordinator = TransitionCoordinator(
      container: stage.container, isAnimated: isAnimated, style: presentationStyle,
      controllers: controllers
    ) { [weak stage] key in Self.view(forKey: key, on: stage, isPresentation: isPresentation) }
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

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let runner else { return nil }
    return Self.view(forKey: key, on: stage, isPresentation: runner.isPresentation)
  }

  private static func view(
    forKey key: UITransitionContextViewKey, on stage: TransitionStage?, isPresentation: Bool
  ) -> UIView? {
    guard let stage else { return nil }
    let presentersView = stage.removesPresentersView ? stage.presentersView : nil
    return switch key {
    case .from: isPresentation ? presentersView : stage.presentedView
    case .to: isPresentation ? stage.presentedView : presentersView
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    stage?.initialFrame(of: controller) ?? .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    stage?.finalFrame(of: controller) ?? .zero
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
    guard !isStarting, let result, let runner else { return }
    self.runner = nil
    isInteractive = false
    coordinator.isCancelled = !result
    runner.finish(completed: result)
    animator = nil
    interactor = nil
    stage = nil
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

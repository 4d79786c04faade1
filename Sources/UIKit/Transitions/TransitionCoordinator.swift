internal import Foundation

/// Runs what others want to animate beside a transition, and answers their questions about it.
///
/// Blocks wait until the transition animates; then they join its first animation, or, where it
/// has none of `UIView`'s, get one of their own with its duration. Blocks that come later are
/// animated over the time that is left.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private var controllers: (from: UIViewController, to: UIViewController)?
  private let views: (UITransitionContextViewKey) -> UIView?

  /// Seconds that the animations take; asked each time until they begin.
  var duration: () -> TimeInterval = { 0 }
  var targetTransform = CGAffineTransform.identity
  var isCancelled = false
  var percentComplete: CGFloat = 0
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  private enum Stage { case waiting, running, ended }
  private var stage = Stage.waiting
  private var end: TimeInterval = 0
  private var waiting: [Block] = []
  private var completions: [Block] = []
  private var endHandlers: [Block] = []
  private var changeHandlers: [Block] = []
  /// Views outside the container that move with a transition by hand.
  private(set) var outsideViews: [UIView] = []

  init(
    container: UIView, isAnimated: Bool, style: UIModalPresentationStyle,
    controllers: (from: UIViewController, to: UIViewController)? = nil,
    views: @escaping (UITransitionContextViewKey) -> UIView? = { _ in nil }
  ) {
    containerView = container
    self.isAnimated = isAnimated
    presentationStyle = style
    self.controllers = controllers
    self.views = views
  }

  var transitionDuration: TimeInterval { isAnimated ? duration() : 0 }
  var isInterruptible: Bool { false }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: controllers?.from
    case .to: controllers?.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views(key) }

  // MARK: Taking blocks

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard stage != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if stage == .waiting {
      waiting.append(animation)
    } else {
      let left = isAnimated ? max(0, end - CACurrentMediaTime()) : 0
      Self.animate(left, curve: completionCurve) { animation(self) }
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    if let view, !view.isDescendant(of: containerView) { outsideViews.append(view) }
    return animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }

  // MARK: Running them

  /// The animations begin now and take as long as they say now.
  func fixDuration() {
    let seconds = duration()
    duration = { seconds }
  }

  /// Runs what waits inside the animation block that calls this.
  func runAlongsideInCurrentAnimation() {
    guard stage == .waiting else { return }
    stage = .running
    end = CACurrentMediaTime() + transitionDuration
    while !waiting.isEmpty { waiting.removeFirst()(self) }
  }

  /// Runs what still waits, in an animation of its own.
  func runAlongside() {
    guard stage == .waiting else { return }
    guard !waiting.isEmpty else {
      runAlongsideInCurrentAnimation()
      return
    }
    Self.animate(transitionDuration, curve: completionCurve) {
      self.runAlongsideInCurrentAnimation()
    }
  }

  /// Runs what waits with no animation.
  func runAlongsideWithoutAnimation() {
    UIView.performWithoutAnimation { runAlongsideInCurrentAnimation() }
  }

  private static func animate(
    _ duration: TimeInterval, curve: UIView.AnimationCurve, _ body: @escaping () -> Void
  ) {
    guard duration > 0 else {
      UIView.performWithoutAnimation(body)
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16), animations: body)
  }

  /// The transition has ended: calls the completions, also those that come meanwhile.
  func finish() {
    runAlongsideWithoutAnimation()
    while !completions.isEmpty { completions.removeFirst()(self) }
    stage = .ended
    endHandlers = []
    changeHandlers = []
    outsideViews = []
    controllers = nil
  }

  // MARK: By hand

  func beginInteraction(with interactor: any UIViewControllerInteractiveTransitioning) {
    initiallyInteractive = true
    isInteractive = true
    completionVelocity = interactor.completionSpeed
    completionCurve = interactor.completionCurve
  }

  func resumeInteraction() {
    isInteractive = true
    for handler in changeHandlers { handler(self) }
  }

  func endInteraction() {
    isInteractive = false
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers + changeHandlers { handler(self) }
  }
}

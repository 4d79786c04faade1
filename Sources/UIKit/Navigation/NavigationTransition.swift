internal import CoreGraphics

/// One change of the page that is on top, from its first callback to its last.
final class NavigationTransition: TransitionSides {
  private let navigation: UINavigationController
  let operation: UINavigationController.Operation
  private let isAnimated: Bool
  private let from: UIViewController?
  private let to: UIViewController?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var context: TransitionContext?
  private var barChange: NavigationBarChange?

  init(in navigation: UINavigationController, _ plan: NavigationPlan) {
    self.navigation = navigation
    operation = plan.operation
    from = navigation.shown
    to = navigation.topViewController
    isAnimated = plan.isAnimated && from != nil && to != nil
    chooseAnimator()
  }

  private func chooseAnimator() {
    guard isAnimated, let from, let to else { return }
    let custom = navigation.delegate?.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    if let custom {
      animator = custom
      interactor = navigation.delegate?.navigationController(
        navigation, interactionControllerFor: custom)
    } else {
      animator = NavigationSlide(isPush: operation == .push)
      interactor = navigation.drag?.interactor
    }
  }

  // MARK: The sides

  var container: UIView { navigation.pages }
  var controllers: (from: UIViewController, to: UIViewController)? {
    guard let from, let to else { return nil }
    return (from, to)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func initialFrame(of controller: UIViewController) -> CGRect {
    controller === from ? navigation.frame(ofPage: controller) : .zero
  }

  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === to ? navigation.frame(ofPage: controller) : .zero
  }

  // MARK: The course

  func run() {
    navigation.transition = self
    navigation.view.layoutIfNeeded()
    to?.loadViewIfNeeded()
    navigation.makeRoomForTitles()
    if let to { to.view.frame = navigation.frame(ofPage: to) }
    to?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let context = TransitionContext(
      sides: self, style: .none, isAnimated: isAnimated, animator: animator
    ) { [self] in finish(completed: $0) }
    self.context = context
    for controller in [from, to, navigation] { controller?.activeCoordinator = context.coordinator }

    from?.beginAppearanceTransition(false, animated: isAnimated)
    to?.beginAppearanceTransition(true, animated: isAnimated)
    if let to {
      navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    }
    changeBars(context.coordinator)
    start(context)
    to?.announceIsAppearing()
    context.startEnded()
  }

  private func start(_ context: TransitionContext) {
    guard let animator else {
      if let view = to?.view { container.addSubview(view) }
      context.coordinator.runAlongsideWithoutAnimation()
      return context.completeTransition(true)
    }
    if let interactor, interactor.wantsInteractiveStart {
      context.beginInteraction(with: interactor)
      interactor.startInteractiveTransition(context)
      context.coordinator.runAlongside()
    } else {
      context.animate(with: animator)
    }
  }

  /// The bars change along with the pages.
  private func changeBars(_ coordinator: TransitionCoordinator) {
    let isBack = operation == .pop
    let change = navigation.navigationBar.replaceItems(navigation.stack.map(\.navigationItem))
    barChange = change
    if isAnimated { change?.prepare(isBack: isBack) }
    navigation.toolbar.isHidden = false
    coordinator.animateAlongsideTransition(
      in: navigation.navigationBar,
      animation: { [navigation] _ in
        navigation.layOutBars()
        navigation.navigationBar.layoutIfNeeded()
        change?.run(isBack: isBack)
      }, completion: nil)
    navigation.showToolbarItems(animated: isAnimated)
  }

  private func finish(completed: Bool) {
    guard let context else { return }
    if !completed {
      to?.beginAppearanceTransition(false, animated: isAnimated)
      from?.beginAppearanceTransition(true, animated: isAnimated)
    }
    let (stays, goes) = completed ? (to, from) : (from, to)
    goes?.viewIfLoaded?.removeFromSuperview()
    if let stays, let view = stays.viewIfLoaded {
      if view.superview !== container { container.addSubview(view) }
      view.transform = .identity
      view.frame = navigation.frame(ofPage: stays)
    }
    navigation.shown = stays
    if !completed { putBack() }
    barChange?.finish()
    animator?.animationEnded(completed)
    from?.endAppearanceTransition()
    to?.endAppearanceTransition()
    context.coordinator.finish()
    for controller in [from, to, navigation]
    where controller?.activeCoordinator === context.coordinator {
      controller?.activeCoordinator = nil
    }
    self.context = nil
    navigation.transition = nil
    navigation.hideBarsOutOfSight()
    if completed { announceEnd() }
    navigation.carryOut()
  }

  private func announceEnd() {
    if let to {
      navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }
    // What was popped meanwhile is shown still, and goes with the next transition.
    let next = navigation.leaving.filter { $0 === navigation.shown }
    navigation.leaving.removeAll { $0 === navigation.shown }
    navigation.settleChildren()
    navigation.leaving = next
  }

  /// A change by hand was taken back: the stack is as before.
  private func putBack() {
    guard let from else { return }
    navigation.leaving.removeAll { $0 === from }
    from.containment.isMovingFromParent = false
    if !navigation.stack.contains(from) { navigation.stack.append(from) }
    navigation.navigationBar.replaceItems(navigation.stack.map(\.navigationItem))?.finish()
    navigation.showToolbarItems(animated: false)
    navigation.layOutBars()
  }
}

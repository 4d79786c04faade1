internal import Foundation
internal import QuartzCore

/// One presentation or dismissal, from its first callback to its last.
///
/// The whole order of callbacks is here, in `run`, `start` and `finish`:
///
/// | step | presentation | dismissal |
/// | --- | --- | --- |
/// | 1 | `loadView`, `viewDidLoad` of the presented | of the presenter, where it was never loaded |
/// | 2 | container enters the window | the presenter's view is made ready |
/// | 3 | `presentationTransitionWillBegin` | `dismissalTransitionWillBegin` |
/// | 4 | `viewWillDisappear`, then `viewWillAppear` | the same |
/// | 5 | `transitionDuration`, `animateTransition`, blocks alongside | the same |
/// | 6 | `viewIsAppearing` | the same |
/// | 7 | the animator calls `completeTransition` | the same |
/// | 8 | the presenter's view leaves, if covered | presented view and container leave |
/// | 9 | `presentationTransitionDidEnd`, `animationEnded` | `dismissalTransitionDidEnd`, … |
/// | 10 | | `presentingViewController` is nil from here on |
/// | 11 | `viewDidAppear`, then `viewDidDisappear` | the same |
/// | 12 | completions of blocks alongside | the same |
/// | 13 | completion of `present` | completion of `dismiss` |
/// | 14 | presentations and dismissals that waited | the same |
///
/// The presenter has its part in 4 and 11 only where its view is removed. A cancelled transition
/// turns the appearance round first (the one that was coming gets `viewWillDisappear`, the one
/// that was going `viewWillAppear`) and goes on with step 8, putting everything back.
final class TransitionRunner {
  let isPresentation: Bool
  /// The presentations that begin or end, the topmost first. Only one begins at a time.
  let presentations: [UIPresentationController]
  let isAnimated: Bool
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Called at the end, in order.
  var completions: [(() -> Void)?]

  let presenter: UIViewController
  private let presented: [UIViewController]
  private var stage: TransitionStage?
  private var context: TransitionContext?
  private var focus: FocusMemory?

  /// Plans a presentation. The delegate is asked for animators at once.
  init(
    presenting presentation: UIPresentationController, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let controller = presentation.presentedViewController
    let delegate = controller.transitioningDelegate
    isPresentation = true
    presentations = [presentation]
    presented = [controller]
    presenter = presentation.presentingViewController
    isAnimated = animated
    completions = [completion]
    guard animated else {
      animator = nil
      interactor = nil
      return
    }
    let custom = delegate?.animationController(
      forPresented: controller, presenting: presenter, source: source)
    animator =
      custom ?? presentation.systemAnimator(isPresentation: true, presenter: presenter)
    interactor = custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
  }

  /// Plans the dismissal of a chain, the topmost first.
  init(
    dismissing chain: [UIPresentationController], top: UIPresentationController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let controller = top.presentedViewController
    let delegate = controller.transitioningDelegate
    isPresentation = false
    presentations = chain
    presented = chain.map(\.presentedViewController)
    presenter = chain[chain.count - 1].presentingViewController
    isAnimated = animated
    completions = [completion]
    guard animated else {
      animator = nil
      interactor = nil
      return
    }
    let custom = delegate?.animationController(forDismissed: controller)
    animator = custom ?? top.systemAnimator(isPresentation: false, presenter: presenter)
    interactor = custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
  }

  // MARK: Before it begins

  /// Begins a scheduled presentation, unless it was dropped meanwhile.
  func runIfStillScheduled() {
    guard presentations[0].phase == .scheduled else { return }
    guard presenter.viewIfLoaded?.window != nil else {
      UIKitLog.warn(
        PresentationRefusal.notInWindow.message(presenting: presented[0], on: presenter))
      drop()
      return
    }
    guard presentations[0].isReadyToBegin() else { return drop() }
    run()
  }

  /// Takes back a presentation that has not begun.
  func drop() {
    unlink()
    presentations[0].transition = nil
    CATransaction.afterCommit { [self] in callCompletions() }
  }

  // MARK: The course

  func run() {
    for (presentation, controller) in zip(presentations, presented) {
      presentation.phase = isPresentation ? .presenting : .dismissing
      presentation.transition = self
      controller.appearance.reason = isPresentation ? .presented : .dismissed
    }
    for controller in isPresentation ? presented : [presenter] { controller.loadViewIfNeeded() }

    let stage = TransitionStage(presentations, isPresentation: isPresentation, presenter: presenter)
    stage.setUp()
    let context = TransitionContext(
      sides: stage, style: stage.top.presentationStyle, isAnimated: isAnimated, animator: animator
    ) { [weak self] in self?.finish(completed: $0) }
    self.stage = stage
    self.context = context
    for controller in presented + [presenter] {
      controller.activeCoordinator = context.coordinator
    }
    if isPresentation { focus = FocusMemory(leaving: presenter) }

    for presentation in presentations {
      presentation.announceStyle(to: context.coordinator, if: isPresentation)
      presentation.dimming?.transitionWillBegin(presentation, isPresentation: isPresentation)
      if isPresentation {
        presentation.presentationTransitionWillBegin()
      } else {
        presentation.dismissalTransitionWillBegin()
      }
    }
    for controller in leaving {
      controller.beginAppearanceTransition(false, animated: isAnimated)
    }
    for controller in coming {
      controller.beginAppearanceTransition(true, animated: isAnimated)
    }
    stage.placeViews()
    start(context, on: stage)
    for controller in coming { controller.announceIsAppearing() }
    context.startEnded()
  }

  private func start(_ context: TransitionContext, on stage: TransitionStage) {
    guard let animator else {
      stage.showEndWithoutAnimation()
      context.coordinator.runAlongsideWithoutAnimation()
      context.completeTransition(true)
      return
    }
    if let interactor, interactor.wantsInteractiveStart {
      context.beginInteraction(with: interactor)
      interactor.startInteractiveTransition(context)
      context.coordinator.runAlongside()
    } else {
      context.animate(with: animator)
    }
  }

  /// Ends the transition. Called by the context, once.
  func finish(completed: Bool) {
    guard let stage, let context else { return }
    if !completed {
      for controller in coming { controller.beginAppearanceTransition(false, animated: isAnimated) }
      for controller in leaving { controller.beginAppearanceTransition(true, animated: isAnimated) }
    }
    stage.settle(completed: completed)
    let isShownAfterwards = completed == isPresentation
    for presentation in presentations {
      presentation.dimming?.transitionDidEnd(presentation, isShown: isShownAfterwards)
      if isPresentation {
        presentation.presentationTransitionDidEnd(completed)
      } else {
        presentation.dismissalTransitionDidEnd(completed)
      }
    }
    animator?.animationEnded(completed)

    if !isShownAfterwards {
      unlink(keepingPhase: true)
      (isPresentation ? focus : presentations[presentations.count - 1].focus)?.restore()
    } else if isPresentation {
      presentations[0].focus = focus
    }
    for controller in coming + leaving { controller.endAppearanceTransition() }
    context.coordinator.finish()

    for controller in presented + [presenter]
    where controller.activeCoordinator === context.coordinator {
      controller.activeCoordinator = nil
    }
    for (presentation, controller) in zip(presentations, presented) {
      presentation.phase = isShownAfterwards ? .presented : .dismissed
      presentation.transition = nil
      controller.appearance.reason = .other
      if !isShownAfterwards { presentation.container = nil }
    }
    self.stage = nil
    self.context = nil
    callCompletions()
    let waiting = presentations.flatMap(\.afterTransition)
    for presentation in presentations { presentation.afterTransition = [] }
    for action in waiting { action() }
  }

  // MARK: Who takes part

  /// Those whose views come, in the order of their callbacks.
  private var coming: [UIViewController] {
    isPresentation ? presented : removesPresenter ? [presenter] : []
  }

  /// Those whose views go, in the order of their callbacks.
  private var leaving: [UIViewController] {
    isPresentation ? (removesPresenter ? [presenter] : []) : presented
  }

  private var removesPresenter: Bool { stage?.removesPresentersView == true }

  private func unlink(keepingPhase: Bool = false) {
    for (presentation, controller) in zip(presentations, presented) {
      if presentation.presenter?.presentedHere === controller {
        presentation.presenter?.presentedHere = nil
      }
      controller.presentation = nil
      if !keepingPhase { presentation.phase = .dismissed }
    }
  }

  private func callCompletions() {
    let calls = completions
    completions = []
    for call in calls { call?() }
  }
}

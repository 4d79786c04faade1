public import Foundation

/// Arranges a presented controller's view in the window and what surrounds it, from the moment
/// it is presented until it has been dismissed.
///
/// Subclass it for a `.custom` presentation: add your own views in
/// `presentationTransitionWillBegin`, animate them with the presented controller's
/// `transitionCoordinator`, say where the view goes in `frameOfPresentedViewInContainerView`, and
/// clean up in `dismissalTransitionDidEnd`.
///
/// The presenting controller owns the presented one, which owns its presentation controller; that
/// keeps neither alive.
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// How far the presentation is.
  enum Phase {
    /// Made, and neither accepted nor asked to start.
    case idle
    /// Accepted; starts after the commit of this turn.
    case scheduled
    case presenting, presented, dismissing
    /// Over for good.
    case dismissed
  }

  var phase = Phase.idle
  private weak var presentedWeakly: UIViewController?
  private weak var presentingWeakly: UIViewController?

  /// The controller on which `present` was called.
  weak var source: UIViewController?
  var style = UIModalPresentationStyle.custom
  /// The presentation of another style that this one stands in for.
  var adaptedFrom: UIPresentationController?
  var container: PresentationContainerView?
  /// The presenter's view while it is out of its place, and the way back.
  var presentersPlace: ViewPlace?
  /// What darkens the page below, if it is darkened.
  package var dimming: PageDimming?
  /// What had the keyboard before.
  var focus: FocusMemory?
  /// The transition under way.
  var transition: TransitionRunner?
  /// What waits for the transition under way to end.
  var afterTransition: [() -> Void] = []

  /// Makes the controller of a presentation.
  /// - Parameter presentingViewController: nil where it is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedWeakly = presentedViewController
    presentingWeakly = presentingViewController
    super.init()
  }

  // MARK: Controllers

  /// The controller that is presented.
  public var presentedViewController: UIViewController {
    guard let presentedWeakly else {
      preconditionFailure(
        "\(type(of: self)) has outlived the controller it was made for. "
          + "Don't keep a presentation controller beyond its dismissal.")
    }
    return presentedWeakly
  }

  /// The controller over which it is presented: the nearest that defines the context for the
  /// styles of the current context, else the outermost parent of the one that presents.
  public var presentingViewController: UIViewController {
    guard let presentingWeakly else {
      preconditionFailure(
        "\(type(of: self)) is not presented by any controller yet, or no more.")
    }
    return presentingWeakly
  }

  /// The presenting controller, if there is one.
  var presenter: UIViewController? {
    get { presentingWeakly }
    set { presentingWeakly = newValue }
  }

  /// Asked about adaptation and dismissal by hand.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  // MARK: Views

  /// The view that holds the presented view and all that surrounds it; nil outside the
  /// presentation.
  public var containerView: UIView? { container }

  /// The view that the animators move: the presented controller's own, or an ancestor of it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is to be, in the container: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the whole window rather than the current context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is taken out of the window once it is covered. Then, and only
  /// then, the presenter gets appearance callbacks. If you override it, don't call `super`.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the window's controllers below are out of sight, so that this one decides on the
  /// status bar and the orientation.
  var coversWindow: Bool { shouldRemovePresentersView && shouldPresentInFullscreen }

  var capturesStatusBar: Bool {
    coversWindow || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  /// The container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: The course of a presentation

  /// A scheduled presentation is about to begin, and nothing was told of it yet.
  /// - Returns: whether it can; one that can't says why in the log, and is dropped.
  func isReadyToBegin() -> Bool { true }

  /// The presentation is about to start: the container is in the window, the coordinator is
  /// there, the presented view is not in the container yet.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended; `completed` is false where it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to start.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended; `completed` is false where it was cancelled, and the presented view
  /// is still there.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adaptation

  /// The style in narrow surroundings; `.none` for no other.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    presentedWeakly.map { adaptivePresentationStyle(for: $0.traitCollection) } ?? .none
  }

  /// The style for some traits: the delegate's word, else the system's for narrow surroundings.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? defaultAdaptiveStyle : .none
  }

  // MARK: Traits and size

  /// Traits that the presented controller gets in place of its surroundings'.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedWeakly?.overrides.byPresentation = overrideTraitCollection }
  }

  /// The traits of the presentation's surroundings.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenter?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// A trait changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the presented controller would like.
  open var preferredContentSize: CGSize { presentedWeakly?.preferredContentSize ?? .zero }

  /// The presented controller would like another size. Does nothing; a presentation that follows
  /// overrides it.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The fitting size of the presented view changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The presented controller's size in a container of some size: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to get another size. Call `super`, which tells the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presentedWeakly else { return }
    presentedWeakly.viewWillTransition(
      to: self.size(forChildContentContainer: presentedWeakly, withParentContainerSize: size),
      with: coordinator)
  }

  /// Traits are about to change. Call `super`, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedWeakly?.willTransition(to: newCollection, with: coordinator)
  }

  /// The animator where the transitioning delegate has none.
  func systemAnimator(
    isPresentation: Bool, presenter: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    animatorOfStyle(isPresentation: isPresentation, presenter: presenter)
  }
}

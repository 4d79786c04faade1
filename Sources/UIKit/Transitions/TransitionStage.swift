internal import Foundation

/// Where the views of one presentation or dismissal are before, during and after it.
final class TransitionStage: TransitionSides {
  /// The topmost first.
  private let presentations: [UIPresentationController]
  private let isPresentation: Bool
  private let presenter: UIViewController
  /// Views between the topmost and the presenter that a dismissal took out, should it be cancelled.
  private var intermediates: [ViewPlace] = []

  /// Whether the presenter's view is out of its place while the presented one is there.
  let removesPresentersView: Bool

  init(
    _ presentations: [UIPresentationController], isPresentation: Bool, presenter: UIViewController
  ) {
    self.presentations = presentations
    self.isPresentation = isPresentation
    self.presenter = presenter
    removesPresentersView =
      isPresentation
      ? presentations[0].shouldRemovePresentersView
      : presentations[presentations.count - 1].presentersPlace != nil
  }

  var top: UIPresentationController { presentations[0] }
  private var bottom: UIPresentationController { presentations[presentations.count - 1] }

  /// The view in which the transition happens.
  var container: UIView {
    if let container = top.container { return container }
    let made = PresentationContainerView(frame: .zero, presentation: top)
    top.container = made
    return made
  }

  var controllers: (from: UIViewController, to: UIViewController)? {
    let presented = top.presentedViewController
    return isPresentation ? (presenter, presented) : (presented, presenter)
  }

  var presentedView: UIView? { top.presentedView }

  /// The presenter's view, or what its own presentation shows it in.
  var presentersView: UIView? {
    bottom.presentersPlace?.view ?? presenter.presentation?.presentedView ?? presenter.viewIfLoaded
  }

  // MARK: Before

  /// Brings the container of a presentation into the window, and the presenter's view into it if
  /// that is to be removed.
  func setUp() {
    guard isPresentation, let presentersView else { return }
    let place = ViewPlace(of: presentersView)
    let container = container
    if top.shouldPresentInFullscreen, let window = presentersView.window {
      container.frame = window.bounds
      window.addSubview(container)
    } else if let host = presentersView.superview {
      container.frame = presentersView.frame
      host.insertSubview(container, aboveSubview: presentersView)
    }
    guard removesPresentersView else { return }
    top.presentersPlace = place
    let frame = place.frame(in: container)
    container.addSubview(presentersView)
    presentersView.frame = frame
  }

  /// Gives the views the frames they start with, after the will-callbacks.
  func placeViews() {
    if isPresentation {
      guard let presentedView, presentedView.superview == nil else { return }
      presentedView.frame = top.frameOfPresentedViewInContainerView
    } else {
      takeOutIntermediates()
      guard let place = bottom.presentersPlace else { return }
      place.view.frame = place.frame(in: container)
    }
  }

  /// Only the topmost of a chain is animated; those between are gone at once, so that it uncovers
  /// the presenter.
  private func takeOutIntermediates() {
    for presentation in presentations.dropFirst() {
      guard let view = presentation.presentedView, view.superview != nil,
        !container.isDescendant(of: view)
      else { continue }
      intermediates.append(ViewPlace(of: view))
      view.removeFromSuperview()
    }
  }

  /// Shows the end of a transition that is not animated.
  func showEndWithoutAnimation() {
    guard isPresentation, let presentedView else { return }
    if !presentedView.isDescendant(of: container) { container.addSubview(presentedView) }
    presentedView.frame = top.frameOfPresentedViewInContainerView
  }

  // MARK: After

  /// Puts the views where they belong once the transition has ended.
  func settle(completed: Bool) {
    switch (isPresentation, completed) {
    case (true, true):
      if removesPresentersView { presentersView?.removeFromSuperview() }
    case (false, false):
      if let view = bottom.presentersPlace?.view, view.isDescendant(of: container) {
        view.removeFromSuperview()
      }
      for place in intermediates.reversed() { place.restore() }
      if let presentedView, !presentedView.isDescendant(of: container) {
        container.addSubview(presentedView)
      }
    case (true, false), (false, true):
      for presentation in presentations {
        presentation.presentedView?.removeFromSuperview()
        presentation.presentedViewController.viewIfLoaded?.removeFromSuperview()
      }
      bottom.presentersPlace?.restore()
      for presentation in presentations {
        presentation.container?.removeFromSuperview()
        presentation.presentersPlace = nil
      }
    }
  }

  // MARK: What the animator is told

  /// The presenter's view only where it comes or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let presentersView = removesPresentersView ? presentersView : nil
    return switch key {
    case .from: isPresentation ? presentersView : presentedView
    case .to: isPresentation ? presentedView : presentersView
    default: nil
    }
  }

  /// Where a controller's view is at first; zero where it is not there.
  func initialFrame(of controller: UIViewController) -> CGRect {
    if controller === top.presentedViewController {
      return isPresentation ? .zero : presentedView?.frame ?? .zero
    }
    guard controller === presenter, isPresentation || !removesPresentersView else { return .zero }
    return presentersFrame
  }

  /// Where a controller's view is in the end; zero where it is not there.
  func finalFrame(of controller: UIViewController) -> CGRect {
    if controller === top.presentedViewController {
      return isPresentation ? top.frameOfPresentedViewInContainerView : .zero
    }
    guard controller === presenter, !isPresentation || !removesPresentersView else { return .zero }
    return bottom.presentersPlace?.frame(in: container) ?? presentersFrame
  }

  private var presentersFrame: CGRect {
    guard let view = presentersView, let superview = view.superview else {
      return presentersView?.frame ?? .zero
    }
    return superview.convert(view.frame, to: container)
  }
}

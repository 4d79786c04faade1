internal import QuartzCore

extension UIViewController {
  /// The controller that this one or its nearest ancestor presents, from the call of `present` to
  /// the end of the dismissal.
  public var presentedViewController: UIViewController? {
    presentedHere ?? parent?.presentedViewController
  }

  /// The controller that presents this one or its nearest ancestor.
  public var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// What presents this controller or its nearest presented ancestor.
  ///
  /// Where nothing presents it yet, the presentation controller that `present` will use, so that
  /// its delegate can be set beforehand; it goes by the styles set before it was asked for.
  public var presentationController: UIPresentationController? {
    if let active = nearestPresentation { return active }
    if let preparedPresentation { return preparedPresentation }
    let made = makePresentation(presenter: nil, source: self)
    preparedPresentation = made
    return made
  }

  /// The active presentation of the controller or of its nearest presented ancestor.
  var nearestPresentation: UIPresentationController? {
    presentation ?? parent?.nearestPresentation
  }

  /// The coordinator of the transition under way that the controller, or an ancestor, is a side
  /// of; from before the will-begin callbacks until after the did-appear callbacks.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? parent?.transitionCoordinator
  }

  // MARK: Presenting

  func schedulePresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    if let refusal = PresentationRefusal(presenting: controller, on: presenter) {
      UIKitLog.warn(refusal.message(presenting: controller, on: presenter))
      return
    }
    if presenter.viewIfLoaded?.window?.isHidden == true {
      UIKitLog.warn(
        "\(type(of: controller)) is presented on \(type(of: presenter)), whose window is hidden; "
          + "it is seen when the window is.")
    }
    let asked =
      controller.preparedPresentation
      ?? controller.makePresentation(presenter: presenter, source: self)
    controller.preparedPresentation = nil
    asked.presenter = presenter
    asked.source = self
    let presentation = asked.adapted(to: presenter.traitCollection)
    let presented = presentation.presentedViewController

    presentation.phase = .scheduled
    presented.presentation = presentation
    presenter.presentedHere = presented

    let runner = TransitionRunner(
      presenting: presentation, source: self, animated: animated, completion: completion)
    presentation.transition = runner
    let schedule = { CATransaction.afterCommit { runner.runIfStillScheduled() } }
    if let ownPresentation = presenter.presentation, ownPresentation.transition != nil {
      ownPresentation.afterTransition.append(schedule)
    } else {
      schedule()
    }
  }

  /// The controller that presents one of `style` on behalf of this one.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard UIPresentationController.isOfCurrentContext(style) else {
      return outermostAncestor ?? self
    }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  private func makePresentation(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return custom
    }
    return .make(style: modalPresentationStyle, presented: self, presenter: presenter)
  }
}

extension UIPresentationController {
  // DIFFERENCE: adaptation is decided when a controller is presented and kept from then on; UIKit
  // also adapts when the size class changes while it is shown.
  /// The presentation to use for some traits: this one, or one of the style it adapts to.
  fileprivate func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let adaptive = adaptivePresentationStyle(for: traits)
    guard adaptive != .none, adaptive != .automatic, adaptive != style else { return self }
    let controller =
      delegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: adaptive) ?? presentedViewController
    let other = UIPresentationController.make(
      style: adaptive, presented: controller, presenter: presenter)
    other.delegate = delegate
    other.source = source
    other.adaptedFrom = self
    return other
  }
}

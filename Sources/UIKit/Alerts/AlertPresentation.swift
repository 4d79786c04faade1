internal import CoreGraphics

/// Shows an alert in the middle of what safe area and keyboard leave of the window, over the
/// darkened page.
final class AlertPresentation: UIPresentationController {
  private unowned let alert: UIAlertController
  private var keyboard: KeyboardFollower?

  init(alert: UIAlertController, presenter: UIViewController?) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: presenter)
    dimming = PageDimming()
  }

  override func isReadyToBegin() -> Bool { alert.hasSomethingToShow() }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let margin = AlertLooks.alertMargin
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .intersection(KeyboardFollower.room(in: containerView))
      .insetBy(dx: margin, dy: margin)
    guard !room.isNull else { return .zero }
    let width = min(AlertLooks.alertWidth, room.width)
    let size = alert.view.sizeThatFits(CGSize(width: width, height: room.height))
    return CGRect(
      x: alert.view.pixelAligned(nearest: room.midX - size.width / 2),
      y: alert.view.pixelAligned(nearest: room.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frameOfPresentedViewInContainerView.size }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    keyboard = KeyboardFollower { [weak self] in
      self?.place()
      self?.alert.view.layoutIfNeeded()
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { keyboard = nil }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { keyboard = nil }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    place()
  }

  override func systemAnimator(
    isPresentation: Bool, presenter: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(isPresentation: isPresentation)
  }

  /// The transform belongs to the animator, so bounds and centre are set, not the frame. An alert
  /// that leaves stays where it is.
  private func place() {
    guard phase != .dismissing, let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UIAlertController {
  /// The presentation of the alert in a style.
  func makePresentation(
    style: UIModalPresentationStyle, presenter: UIViewController?
  ) -> UIPresentationController {
    switch (preferredStyle, style) {
    case (.alert, _): AlertPresentation(alert: self, presenter: presenter)
    case (.actionSheet, .popover): ActionSheetPopover(alert: self, presenter: presenter)
    case (.actionSheet, _): ActionSheetPresentation(alert: self, presenter: presenter)
    }
  }

  /// Whether there is anything to present; says so in the log if there isn't.
  func hasSomethingToShow() -> Bool {
    if !hasContent {
      UIKitLog.warn("An alert needs a title, a message, a text field or an action to be shown.")
    }
    return hasContent
  }
}

internal import CoreGraphics

/// Shows an action sheet at the bottom of the window, over the darkened page.
final class ActionSheetPresentation: UIPresentationController {
  private unowned let alert: UIAlertController

  init(alert: UIAlertController, presenter: UIViewController?) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: presenter)
    let dimming = PageDimming()
    dimming.onTouch = { [weak alert] in alert?.touchedOutside() }
    self.dimming = dimming
  }

  override func isReadyToBegin() -> Bool { alert.hasSomethingToShow() }

  /// As wide as the shorter side of the window allows, so that it is no wider on its side.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let margin = AlertLooks.sheetMargin
    let room = bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: margin, dy: margin)
    guard !room.isNull else { return .zero }
    let shorter = min(bounds.width, bounds.height) - 2 * margin
    let width = min(room.width, max(shorter, AlertLooks.alertWidth))
    let size = alert.view.sizeThatFits(CGSize(width: width, height: room.height))
    return CGRect(
      x: alert.view.pixelAligned(nearest: room.midX - size.width / 2), y: room.maxY - size.height,
      width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frameOfPresentedViewInContainerView.size }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard phase == .presented else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func systemAnimator(
    isPresentation: Bool, presenter: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    UIAccessibility.isReduceMotionEnabled
      ? CrossDissolveAnimator(isPresentation: isPresentation)
      : CoverVerticalAnimator(isPresentation: isPresentation)
  }
}

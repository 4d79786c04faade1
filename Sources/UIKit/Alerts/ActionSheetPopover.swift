internal import CoreGraphics

/// Shows an action sheet in a bubble beside its anchor. There is no cancel button in it: a touch
/// outside does the same.
final class ActionSheetPopover: UIPopoverPresentationController {
  private unowned let alert: UIAlertController

  init(alert: UIAlertController, presenter: UIViewController?) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: presenter)
    backgroundColor = .alertGround
    dimming?.onTouch = { [weak self] in self?.touchedOutside() }
  }

  override func isReadyToBegin() -> Bool {
    guard super.isReadyToBegin(), alert.hasSomethingToShow() else { return false }
    guard hasAnchor else {
      UIKitLog.warn(
        "An action sheet in a wide window needs an anchor: set sourceView, and sourceRect where it "
          + "isn't all of that view, of its popoverPresentationController before presenting it.")
      return false
    }
    return true
  }

  override func presentationTransitionWillBegin() {
    alert.root?.becomeBubble()
    fit()
    super.presentationTransitionWillBegin()
  }

  override func containerViewWillLayoutSubviews() {
    fit()
    super.containerViewWillLayoutSubviews()
  }

  private func fit() {
    let size = alert.view.sizeThatFits(
      CGSize(width: AlertLooks.bubbleWidth, height: .greatestFiniteMagnitude))
    if alert.preferredContentSize != size { alert.preferredContentSize = size }
  }

  private func touchedOutside() {
    if alert.cancelAction == nil { dismissByHand() } else { alert.touchedOutside() }
  }
}

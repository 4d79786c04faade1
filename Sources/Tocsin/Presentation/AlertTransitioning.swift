import UIKit

/// Tells UIKit how an alert is presented, and by which animations.
final class AlertTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  /// Set where the dismissal is to be immediate.
  var leavesAtOnce = false

  private unowned let alert: Alert
  private weak var entry: AlertAnimator?
  private var isCutShort = false

  init(alert: Alert) {
    self.alert = alert
  }

  /// Ends the entry where it is, so that the alert can leave without delay.
  func cutEntryShort() {
    isCutShort = true
    entry?.cutShort()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentationController(alert: alert, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let custom = alert.transition.presenting { return custom }
    let animator = AlertAnimator(.entering, alert: alert)
    if isCutShort { animator.cutShort() }
    entry = animator
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    alert.transition.dismissing ?? AlertAnimator(.leaving, alert: alert)
  }
}

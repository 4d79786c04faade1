import UIKit

/// Tells UIKit how an alert is presented, and by which animations.
final class AlertTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  /// Set where the dismissal is to be immediate.
  var leavesAtOnce = false
  /// Set where a finger has thrown the card out.
  var release: DragRelease?

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
    let animator = AlertAnimator(
      .entering, motion: calmed(alert.transition.entering), alert: alert)
    if isCutShort { animator.cutShort() }
    entry = animator
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    if let release, let container = alert.presentation?.containerView {
      // It goes on from where the finger left it; a reader who wants no motion sees it fade there.
      let motion =
        UIAccessibility.isReduceMotionEnabled
        ? Motion(duration: 0.25, pace: .keyframes([]))
        : release.motion(of: alert.card, in: container)
      return AlertAnimator(.leaving, motion: motion, alert: alert)
    }
    return alert.transition.dismissing
      ?? AlertAnimator(.leaving, motion: calmed(alert.transition.leaving), alert: alert)
  }

  private func calmed(_ motion: Motion) -> Motion {
    UIAccessibility.isReduceMotionEnabled ? motion.calmed : motion
  }
}

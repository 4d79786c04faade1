internal import Foundation

/// How an alert comes and goes: it shrinks from 1.2 to its size on a spring while it fades in, and
/// just fades when it leaves.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// iOS 7 to 17 (seen). The spring is critically damped.
  private static let entryDuration: TimeInterval = 0.404
  private static let exitDuration: TimeInterval = 0.25
  private static let entryScale: CGFloat = 1.2
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresentation ? Self.entryDuration : Self.exitDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresentation { enter(context) } else { leave(context) }
  }

  private func enter(_ context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(isOnTop: true)
    let view = context.view(forKey: .to)
    view?.layoutIfNeeded()
    view?.alpha = 0
    if !UIAccessibility.isReduceMotionEnabled {
      view?.transform = CGAffineTransform(scaleX: Self.entryScale, y: Self.entryScale)
    }
    UIView.animate(
      withDuration: Self.entryDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      view?.alpha = 1
      view?.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func leave(_ context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: Self.exitDuration) {
      view?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      view?.alpha = 1
    }
  }
}

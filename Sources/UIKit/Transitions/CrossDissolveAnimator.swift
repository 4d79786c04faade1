internal import Foundation

/// `.crossDissolve`: the presented view fades in, and out again.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Our choice; UIKit's is not documented.
  private static let duration: TimeInterval = 0.35
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let fading = context.view(forKey: isPresentation ? .to : .from)
    context.placeIncomingView(isOnTop: isPresentation)
    let alpha = fading?.alpha ?? 1
    if isPresentation { fading?.alpha = 0 }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      fading?.alpha = self.isPresentation ? alpha : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      fading?.alpha = alpha
    }
  }
}

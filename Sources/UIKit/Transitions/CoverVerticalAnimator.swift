internal import Foundation

/// `.coverVertical`: the presented view slides up from below the container, and down again.
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of UIKit's (seen); its curve is a spring that does not overshoot.
  private static let duration: TimeInterval = 0.5
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let sliding = context.view(forKey: isPresentation ? .to : .from)
    context.placeIncomingView(isOnTop: isPresentation)
    let inside = sliding?.center ?? .zero
    let below = CGPoint(
      x: inside.x,
      y: inside.y + context.containerView.bounds.maxY - (sliding?.frame.minY ?? 0))
    if isPresentation { sliding?.center = below }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      sliding?.center = self.isPresentation ? inside : below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

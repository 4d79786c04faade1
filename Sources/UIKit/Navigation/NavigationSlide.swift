internal import CoreGraphics
internal import QuartzCore

/// The page on top slides in from the trailing edge and out to it; the one below moves a third of
/// the way and is darkened a little.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { UINavigationBar.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(isOnTop: isPush)
    let upper = context.view(forKey: isPush ? .to : .from)
    let lower = context.view(forKey: isPush ? .from : .to)
    let container = context.containerView
    let width = container.isRightToLeft ? -container.bounds.width : container.bounds.width
    let aside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    shade.isUserInteractionEnabled = false
    if let upper { container.insertSubview(shade, belowSubview: upper) }

    let isPush = isPush
    upper?.transform = isPush ? aside : .identity
    lower?.transform = isPush ? .identity : behind
    shade.alpha = isPush ? 0 : 1
    // A finger is followed evenly.
    let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: UINavigationBar.duration, delay: 0, options: curve) {
      upper?.transform = isPush ? .identity : aside
      lower?.transform = isPush ? behind : .identity
      shade.alpha = isPush ? 1 : 0
    } completion: { _ in
      shade.removeFromSuperview()
      upper?.transform = .identity
      lower?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

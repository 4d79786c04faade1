import UIKit

extension FloatingController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension FloatingController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.transitionDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    if to === self {
      present(over: from, using: context)
    } else {
      dismiss(to: to, using: context)
    }
  }

  private func present(
    over below: UIViewController, using context: any UIViewControllerContextTransitioning
  ) {
    let covered = below.view.frame
    view.frame = CGRect(
      x: covered.minX + area.minX * covered.width, y: covered.minY + area.minY * covered.height,
      width: area.width * covered.width, height: area.height * covered.height)
    // Every margin and size keeps its part when the device is turned.
    view.autoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin,
      .flexibleLeftMargin, .flexibleRightMargin,
    ]
    context.containerView.addSubview(view)
    view.layoutIfNeeded()
    card.transform = CGAffineTransform(scaleX: Self.scaleBefore, y: Self.scaleBefore)
    view.alpha = 0
    UIView.animate(withDuration: Self.transitionDuration) {
      self.card.transform = .identity
      self.view.alpha = 1
      below.view.tintAdjustmentMode = .dimmed
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  private func dismiss(
    to below: UIViewController, using context: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(withDuration: Self.transitionDuration) {
      self.card.transform = CGAffineTransform(scaleX: Self.scaleAfter, y: Self.scaleAfter)
      self.view.alpha = 0
      below.view.tintAdjustmentMode = .automatic
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

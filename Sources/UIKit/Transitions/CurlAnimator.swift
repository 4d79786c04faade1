internal import Foundation

/// `.partialCurl`: the page's lower part is rolled up and shows the presented view below it; it is
/// rolled out again over that.
final class CurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Our choice; UIKit's is not documented.
  private static let duration: TimeInterval = 0.6
  private let isPresentation: Bool
  private let onTouch: () -> Void

  /// - Parameter onTouch: called when the page that is rolled up is touched.
  init(isPresentation: Bool, onTouch: @escaping () -> Void) {
    self.isPresentation = isPresentation
    self.onTouch = onTouch
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(isOnTop: isPresentation)
    let container = context.containerView
    let before = container.subviews.compactMap { $0 as? CurledPage }.last
    guard let page = context.view(forKey: isPresentation ? .from : .to),
      let curled = CurledPage(of: page, afterUpdates: !isPresentation, onTouch: onTouch)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    before?.removeFromSuperview()
    UIView.performWithoutAnimation { container.addSubview(curled) }
    curled.run(isRollingUp: isPresentation, duration: Self.duration) {
      let isShown = self.isPresentation != context.transitionWasCancelled
      if isShown { curled.stay() } else { curled.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

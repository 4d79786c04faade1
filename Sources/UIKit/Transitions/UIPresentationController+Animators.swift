internal import Foundation

extension UIPresentationController {
  /// The animator for the `modalTransitionStyle` of the presented controller, or, where the
  /// presenter provides one for its context, of the presenter.
  func animatorOfStyle(
    isPresentation: Bool, presenter: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let isProvided =
      presenter.providesPresentationContextTransitionStyle && presenter.definesPresentationContext
      && Self.isOfCurrentContext(style)
    let style =
      (isProvided ? presenter : presentedViewController).modalTransitionStyle
    return switch style {
    case .partialCurl where coversWindow:
      CurlAnimator(isPresentation: isPresentation) { [weak self] in self?.dismissByHand() }
    case .coverVertical, .partialCurl: CoverVerticalAnimator(isPresentation: isPresentation)
    case .crossDissolve: CrossDissolveAnimator(isPresentation: isPresentation)
    case .flipHorizontal: FlipAnimator(isPresentation: isPresentation)
    }
  }
}

internal import Foundation
internal import QuartzCore

/// `.flipHorizontal`: the page turns about its vertical axis as a leaf does, its right edge coming to
/// the front, and back. The outgoing side is seen in the first half, the incoming one in the second.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Our choice; UIKit's is not documented.
  private static let duration: TimeInterval = 0.75
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(isOnTop: isPresentation)
    let front = context.view(forKey: .from)
    let back = context.view(forKey: .to)
    let half = Self.duration / 2
    // A quarter turn shows nothing; turning to just short of it keeps the transform invertible.
    let quarter = (isPresentation ? -1 : 1) * CGFloat.pi / 2 * 0.999
    func turned(by angle: CGFloat) -> CATransform3D {
      ViewTransition.turned(by: angle, about: (0, 1))
    }
    back?.isHidden = true
    UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
      front?.layer.transform = turned(by: quarter)
    } completion: { _ in
      front?.isHidden = true
      back?.isHidden = false
      back?.layer.transform = turned(by: -quarter)
      UIView.animate(withDuration: half, delay: 0, options: .curveEaseOut) {
        back?.layer.transform = CATransform3DIdentity
      } completion: { _ in
        front?.layer.transform = CATransform3DIdentity
        front?.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

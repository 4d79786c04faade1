public import Foundation

/// Names one side of a transition's controllers.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's text.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is there when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is there when it has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one side of a transition's views.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is there when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is there when it has ended.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator is told about the transition it animates, and how it reports back.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens. The animator adds the incoming view to it.
  var containerView: UIView { get }
  /// Whether there is anything to animate.
  var isAnimated: Bool { get }
  /// Whether a person drives the transition right now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it came from.
  var transitionWasCancelled: Bool { get }
  /// The style that the presentation goes by, after adaptation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that the incoming view is to have at the end: none, as windows turn whole.
  var targetTransform: CGAffineTransform { get }

  /// The transition has got so far, from 0 to 1, by hand.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The hand has let go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The hand has let go, and the transition goes back.
  func cancelInteractiveTransition()
  /// The hand has taken hold of a running transition.
  func pauseInteractiveTransition()
  /// The animations have ended. With false everything is put back as it was before.
  ///
  /// To be called once; further calls do nothing.
  func completeTransition(_ didComplete: Bool)

  /// The controller on one side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view on one side, nil where it is not the animator's: the presenter's view where that
  /// stays in its place below.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at first, in the container; zero where it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is to be in the end, in the container; zero where it leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}

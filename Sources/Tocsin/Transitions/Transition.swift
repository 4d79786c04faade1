public import UIKit

/// How an alert comes and goes.
public struct Transition {
  /// How the card enters.
  public var entering: Motion
  /// How the card leaves.
  public var leaving: Motion
  /// Runs the entry instead of ``entering``; it must also show the backdrop as it wishes.
  let presenting: (any UIViewControllerAnimatedTransitioning)?
  /// Runs the dismissal instead of ``leaving``.
  let dismissing: (any UIViewControllerAnimatedTransitioning)?

  /// Makes a transition of two motions.
  public init(entering: Motion, leaving: Motion) {
    self.entering = entering
    self.leaving = leaving
    presenting = nil
    dismissing = nil
  }

  /// Makes a transition of animation controllers of your own, as any controller's.
  public init(
    presenting: any UIViewControllerAnimatedTransitioning,
    dismissing: any UIViewControllerAnimatedTransitioning
  ) {
    entering = .fade
    leaving = .fade
    self.presenting = presenting
    self.dismissing = dismissing
  }

  /// Comes from a little too large, on a spring, and fades away: the system's own.
  public static var zoom: Transition {
    Transition(
      entering: Motion(duration: 0.404, pace: .spring(damping: 1), scale: 1.2),
      leaving: .fade)
  }

  /// Pops up from small, over and under its size, and fades away.
  public static var pop: Transition {
    Transition(
      entering: Motion(
        duration: 0.2555, pace: .scales([0.6, 1.1, 0.9, 1], at: [0, 0.6, 0.8, 1]), scale: 0.6,
        alpha: 1),
      leaving: .fade)
  }

  /// Fades in and out.
  public static var fade: Transition { Transition(entering: .fade, leaving: .fade) }

  /// Is there at once, and gone at once.
  public static var none: Transition {
    let still = Motion(duration: 0, pace: .curve(.curveLinear), alpha: 1)
    return Transition(entering: still, leaving: still)
  }

  /// Slides in from an edge of the window and out over the same edge.
  public static func slide(from edge: UIRectEdge = .bottom) -> Transition {
    let offset: CGVector
    switch edge {
    case .top: offset = CGVector(dx: 0, dy: -1)
    case .left: offset = CGVector(dx: -1, dy: 0)
    case .right: offset = CGVector(dx: 1, dy: 0)
    default: offset = CGVector(dx: 0, dy: 1)
    }
    return Transition(
      entering: Motion(
        duration: 0.4, pace: .spring(damping: 1), offset: offset, alpha: 1),
      leaving: Motion(duration: 0.25, pace: .curve(.curveEaseIn), offset: offset, alpha: 1))
  }
}

extension Motion {
  /// Only the opacity changes, over a quarter of a second.
  public static var fade: Motion { Motion(duration: 0.25, pace: .curve(.curveEaseInOut)) }
}

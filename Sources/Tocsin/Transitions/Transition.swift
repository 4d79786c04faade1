public import UIKit

/// How an alert comes and goes.
///
/// Take a preset, or make one of two motions, of one motion and its reverse, or of animation
/// controllers of your own. Where the reader has asked for less motion, all but your own
/// controllers become fades.
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

  /// Makes a transition that leaves the way it came.
  public init(reversing motion: Motion) {
    self.init(entering: motion, leaving: motion.reversed)
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
}

extension Transition {
  /// Comes from a little too large, on a spring, and fades away: the system's own.
  public static var zoom: Transition { Transition(entering: .zoom, leaving: .fade) }

  /// Pops up from small, over and under its size, and fades away.
  public static var pop: Transition { Transition(entering: .pop, leaving: .fade) }

  /// Fades in and out.
  public static var fade: Transition { Transition(entering: .fade, leaving: .fade) }

  /// Comes from large and goes to small, fading, a quarter of a second each.
  public static var float: Transition { Transition(entering: .approach, leaving: .recede) }

  /// Springs up from small and shrinks away.
  public static var spring: Transition { Transition(reversing: .spring) }

  /// Drops in from above and falls out below.
  public static var drop: Transition { Transition(entering: .drop, leaving: .fall) }

  /// Fades in shaking, as a warning, and fades away.
  public static var shake: Transition { Transition(entering: .shake, leaving: .fade) }

  /// Is there at once, and gone at once.
  public static var none: Transition { Transition(entering: .none, leaving: .none) }

  /// Slides in from an edge of the window and out over the same edge.
  public static func slide(from edge: Placement.Edge = .bottom) -> Transition {
    Transition(reversing: .slide(from: edge))
  }

  /// Turns in as a leaf on a hinge and out the same way.
  public static func flip(from edge: Placement.Edge = .leading) -> Transition {
    Transition(reversing: .flip(from: edge))
  }
}

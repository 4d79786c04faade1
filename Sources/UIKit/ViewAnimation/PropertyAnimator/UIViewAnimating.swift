public import Foundation

/// What an animator is at.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing was started, or all is over.
  case inactive = 0
  /// The animations run or are paused.
  case active = 1
  /// Stopped by `stopAnimation(false)`, to be ended by `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end = 0
  /// At the old values.
  case start = 1
  /// In between.
  case current = 2
}

/// Animations that can be started, paused, turned round and stopped.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator is at.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move.
  var isRunning: Bool { get }
  /// Whether the animations go back to the old values.
  var isReversed: Bool { get set }
  /// How much is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Ends the animations where they are.
  /// - Parameter withoutFinishing: whether that is all, with no completion called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations that are described by blocks of changes.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later, at a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on, at another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

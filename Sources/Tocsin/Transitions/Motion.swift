public import UIKit

/// How a card moves and fades, as data: what it is away from its place, and how it gets there.
public struct Motion {
  /// How far along the way the card is at a time.
  public enum Pace {
    /// By one of the named curves.
    case curve(UIView.AnimationOptions)
    /// By a spring with a damping ratio from 0 to 1, settled at the end of the duration.
    case spring(damping: CGFloat)
    /// Through scales given at key times from 0 to 1, straight from one to the next.
    case scales([CGFloat], at: [Double])
  }

  /// Seconds from the first frame to the last.
  public var duration: TimeInterval
  /// How it goes.
  public var pace: Pace
  /// The card's scale when it is away.
  public var scale: CGFloat
  /// How far the card is from its place when it is away, as a part of the way to just outside
  /// the window; (0, −1) is above its top edge.
  public var offset: CGVector
  /// The card's opacity when it is away.
  public var alpha: CGFloat

  /// Makes a motion.
  public init(
    duration: TimeInterval, pace: Pace, scale: CGFloat = 1, offset: CGVector = .zero,
    alpha: CGFloat = 0
  ) {
    self.duration = duration
    self.pace = pace
    self.scale = scale
    self.offset = offset
    self.alpha = alpha
  }
}

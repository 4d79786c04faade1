public import UIKit

/// How a card moves and fades, as data: how it is when it is away, and how it gets from there to
/// its place or back.
///
/// ```swift
/// // From twice its size, a little turned, within three tenths of a second.
/// let motion = Motion(duration: 0.3, pace: .curve(.easeOut), scale: 2, rotation: 0.1)
/// alert.transition = Transition(reversing: motion)
/// ```
public struct Motion: Sendable {
  /// How far along the way the card is at a time.
  public enum Pace: Sendable {
    /// By one of the named curves.
    case curve(UIView.AnimationCurve)
    /// By a spring with a damping ratio from 0 to 1, settled at the end of the duration. The
    /// velocity at the start is in units of the whole way per second.
    case spring(damping: CGFloat, velocity: CGFloat = 0)
    /// From keyframe to keyframe, straight from one to the next. What the motion says of scale,
    /// offset, rotation and tilt is then not used. A card that enters is opaque after 0.12
    /// seconds; one that leaves fades evenly.
    case keyframes([Keyframe])
  }

  /// How a card is at a moment of a motion, against how it is in its place.
  public struct Keyframe: Sendable {
    /// The moment, as a part of the duration from 0 to 1.
    public var time: Double
    /// Its scale.
    public var scale: CGFloat
    /// How far it is from its place, in points.
    public var shift: CGVector
    /// Its rotation clockwise, in radians.
    public var rotation: CGFloat

    /// Makes a keyframe.
    public init(
      at time: Double, scale: CGFloat = 1, shift: CGVector = .zero, rotation: CGFloat = 0
    ) {
      self.time = time
      self.scale = scale
      self.shift = shift
      self.rotation = rotation
    }
  }

  /// Seconds from the first frame to the last. With 0 or less nothing is animated.
  public var duration: TimeInterval
  /// How it goes.
  public var pace: Pace
  /// The card's scale when it is away.
  public var scale: CGFloat
  /// How far the card is from its place when it is away, as a part of the way to just outside
  /// the window: (0, −1) is above its top edge, (−1, 0) beyond its leading edge.
  public var offset: CGVector
  /// How far the card is turned clockwise when it is away, in radians.
  public var rotation: CGFloat
  /// How far the card is turned out of the screen when it is away, in radians: about its
  /// vertical axis and about its horizontal one.
  public var tilt: CGVector
  /// The card's opacity when it is away.
  public var alpha: CGFloat

  /// Makes a motion.
  public init(
    duration: TimeInterval, pace: Pace, scale: CGFloat = 1, offset: CGVector = .zero,
    rotation: CGFloat = 0, tilt: CGVector = .zero, alpha: CGFloat = 0
  ) {
    self.duration = duration
    self.pace = pace
    self.scale = scale
    self.offset = offset
    self.rotation = rotation
    self.tilt = tilt
    self.alpha = alpha
  }
}

extension Motion {
  /// The motion for the way back: the same places in the other order, slow where this one is
  /// fast. A spring leaves without swinging, in at most a quarter of a second.
  public var reversed: Motion {
    var reversed = self
    switch pace {
    case .curve(.easeIn): reversed.pace = .curve(.easeOut)
    case .curve(.easeOut): reversed.pace = .curve(.easeIn)
    case .curve: break
    case .spring:
      reversed.pace = .curve(.easeIn)
      reversed.duration = min(duration, 0.25)
    case .keyframes(let frames):
      reversed.pace = .keyframes(
        frames.reversed().map {
          var frame = $0
          frame.time = 1 - frame.time
          return frame
        })
    }
    return reversed
  }

  /// The motion for a reader who wants none: a fade, unless nothing was to be seen of it anyway.
  var calmed: Motion {
    duration > 0 ? Motion(duration: min(duration, 0.25), pace: .curve(.easeInOut)) : self
  }
}

internal import QuartzCore

extension UIView {
  /// The pace of an animation.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// How an animation runs. The pace is in bits 16 to 19, a transition in bits 20 to 23.
  nonisolated public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits. The keyboard's curve, 7, comes as `7 << 16`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out what changed within the block, so that subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts what isn't geometry from what shows and not from what was set last.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration and not that of the block around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own pace and not that of the block around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Lets a transition show its views as they change, instead of pictures of them.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Lets `transition(from:to:)` hide views instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes its own options and not those of the block around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, the left edge first.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, the right edge first.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old is rolled up from its lower edge, as the leaf of a pad.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new is rolled out from the upper edge, as the leaf of a pad.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old fades into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, the top edge first.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, the bottom edge first.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The number of the pace.
    var curve: UInt { rawValue >> 16 & 0xF }
    /// The number of the transition.
    var transition: UInt { rawValue >> 20 & 0xF }
  }

  /// How keyframes run.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out what changed within the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts what isn't geometry from what shows.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration and not that of the block around.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes its own options and not those of the block around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Even from keyframe to keyframe. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No values between keyframes.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Even speed over all keyframes of a property; their times are not used.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the keyframes, without corners at them.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve at even speed; the keyframes' times are not used.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}

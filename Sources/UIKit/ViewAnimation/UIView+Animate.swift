public import QuartzCore

extension UIView {
  // MARK: Curves

  /// Animates the changes of `animations`.
  /// - Parameters:
  ///   - duration: in seconds; 0 or less changes at once.
  ///   - animations: runs now.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes of `animations`.
  /// - Parameter completion: called at the end; with false where an animation was taken away.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes of `animations`.
  ///
  /// Geometry starts from where the eye sees the view, other properties from what was set last;
  /// see `beginFromCurrentState`. A block within another one takes over its duration, delay and
  /// pace, unless its options say otherwise.
  /// - Parameters:
  ///   - duration: in seconds; 0 or less changes at once, and calls the completion at the start of
  ///     the next turn of the run loop.
  ///   - delay: in seconds; until then the old values show.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      duration: duration, delay: delay, pace: AnimationPace(options: options), options: options,
      animations: animations, completion: completion)
  }

  // MARK: Springs

  /// Animates the changes of `animations` as on a spring.
  /// - Parameters:
  ///   - duration: when the spring has settled.
  ///   - dampingRatio: 1 and more for no overshoot; the nearer to 0, the more it swings.
  ///   - velocity: at the start, in units of the whole distance per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringPace(duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    runBlock(
      duration: duration, delay: delay, pace: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Animates the changes of `animations` as on a spring described as designers do.
  /// - Parameters:
  ///   - duration: how long the movement seems to take; it settles later.
  ///   - bounce: from 0, none, towards 1.
  ///   - initialVelocity: at the start, in units of the whole distance per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    model.initialVelocity = initialSpringVelocity
    let spring = SpringPace(
      mass: model.mass, stiffness: model.stiffness, damping: model.damping,
      velocity: initialSpringVelocity, duration: model.settlingDuration,
      allowsOverdamping: model.allowsOverdamping)
    runBlock(
      duration: duration, delay: delay, pace: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  // MARK: Waiting

  /// Animates the changes of `animations` and waits for the end.
  /// - Returns: false where an animation was taken away.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
    }
  }

  /// Animates the changes of `animations` and waits for the end.
  /// - Returns: false where an animation was taken away.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  // MARK: Around

  /// Runs changes that are not animated, even within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areAnimationsEnabled }

  /// Lets blocks animate, or change at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.areAnimationsEnabled = enabled
  }

  /// The duration of the block that runs; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Repeats the changes of `animations`, within an animation block.
  /// - Parameter count: how often they run; `.infinity` for ever.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimation.current else { return animations() }
    let before = (block.repeatCount, block.autoreverses)
    block.repeatCount = Float(count)
    block.autoreverses = autoreverses
    animations()
    (block.repeatCount, block.autoreverses) = before
  }

  // MARK: Running

  /// Runs a block with what it inherits from the one around.
  class func runBlock(
    duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: AnimationOptions,
    keyframes: KeyframeRecorder? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let batch = AnimationBatch(completion: completion)
    var block = AnimationBlock(
      duration: max(0, duration), delay: max(0, delay), pace: pace, options: options, batch: batch,
      keyframes: keyframes)
    if let outer = ViewAnimation.current, outer.isAnimating {
      let ownDuration = options.contains(.overrideInheritedDuration)
      let ownPace = options.contains(.overrideInheritedCurve)
      let ownOptions = options.contains(.overrideInheritedOptions)
      block = AnimationBlock(
        duration: ownDuration ? block.duration : outer.duration,
        delay: ownDuration ? block.delay : outer.delay, pace: ownPace ? pace : outer.pace,
        options: ownOptions ? options : outer.options, batch: batch,
        keyframes: keyframes ?? outer.keyframes, record: outer.record)
    }
    ViewAnimation.run(block, animations)
    keyframes?.finish(in: block)
    batch.close()
  }
}

// Longer than most, as what subclasses override must stand in the body of the class.

public import Foundation
internal import QuartzCore

/// Animates changes of views so that they can be paused, scrubbed, turned round and stopped.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
///     animator.addCompletion { position in … }
///     animator.startAnimation()
///
/// While it runs, `fractionComplete` counts time; when paused it is how far the changes are, so that
/// scrubbing goes on from what the eye sees.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds from the start to the end. A spring of constants has its own.
  public let duration: TimeInterval
  /// Seconds until the start, given with `startAnimation(afterDelay:)`.
  public private(set) var delay: TimeInterval = 0
  /// Whether the views take touches meanwhile. Read when changes are added.
  open var isUserInteractionEnabled = true
  /// Whether touches are left to the program to find.
  ///
  /// DIFFERENCE: kept and not used, as touches always go by where views will be.
  open var isManualHitTestingEnabled = false
  /// Whether the animations can be paused, scrubbed and stopped. Set it before they start.
  open var isInterruptible = true
  /// Whether scrubbing is even, or follows the pace. Set it before the animations start.
  open var scrubsLinearly = true
  /// Whether the animator stays active at the end, with no completion called, so that it can be
  /// turned round.
  open var pausesOnCompletion = false

  /// What the animator is at.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animations move.
  public var isRunning: Bool { runner.isRunning }

  private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let runner: ChangeRunner
  private var timer: MediaTimer?

  // MARK: Making

  /// Makes an animator with the pace of parameters. Nothing happens until it is started.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    let wanted = max(0, duration.isNaN ? 0 : duration)
    let pace = AnimatorPace(parameters, duration: wanted)
    self.duration = pace.duration(wanted: wanted)
    runner = ChangeRunner(pace: pace, duration: self.duration)
    super.init()
  }

  /// Makes an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of one's own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles in the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.curve)) ?? .easeInOut
    let animator = self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Contents

  /// Adds changes. Those added before the start are made when it comes; later ones at once, and
  /// they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin when a part of the time that is left has passed.
  /// - Parameter delayFactor: from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(delayFactor, 0), 1)
    switch state {
    case .inactive: blocks.append((animation, factor))
    case .active: record(animation, delayFactor: factor)
    case .stopped: UIKitLog.warn("Animations were added to a stopped animator; finish it first.")
    }
  }

  /// Adds a completion, which is called with the place where the animations ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts, or goes on.
  open func startAnimation() {
    guard state != .stopped else {
      return UIKitLog.warn("A stopped animator was started; finish it first.")
    }
    activate()
    if !runner.isRunning { go() }
  }

  /// Starts after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    guard state == .inactive else {
      return UIKitLog.warn("An animator was started with a delay after it was started.")
    }
    self.delay = delay
    activate()
    timer = MediaTimer.schedule(after: delay) { [self] in startAnimation() }
  }

  /// Stands still. Makes the changes where they weren't yet, and shows the old values.
  open func pauseAnimation() {
    guard canBeInterrupted("paused") else { return }
    activate()
    timer?.cancel()
    runner.pause()
  }

  /// Goes on from where the changes are.
  /// - Parameters:
  ///   - parameters: another pace; nil goes on with what is left of the present one.
  ///   - durationFactor: how long it takes from here on, as a part of the duration; 0 takes what is
  ///     left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else {
      return UIKitLog.warn("An animator can be continued only while it is active.")
    }
    runner.pause()
    guard parameters != nil || durationFactor > 0 else { return go() }
    let wanted =
      durationFactor > 0
      ? Double(durationFactor) * duration : runner.timeLeft(towardsStart: isReversed)
    if let parameters { timingParameters = parameters }
    go(at: parameters.map { AnimatorPace($0, duration: wanted) }, duration: wanted)
  }

  /// Ends the animations where they are: that becomes the views' values.
  /// - Parameter withoutFinishing: whether that is all; else the animator is stopped, and waits
  ///   for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state != .inactive, canBeInterrupted("stopped") else { return }
    timer?.cancel()
    runner.pause()
    if withoutFinishing {
      end(at: .current, calls: false)
    } else {
      state = .stopped
    }
  }

  /// Ends what was stopped, with the old values, the new ones or those that show, and calls the
  /// completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIKitLog.warn("An animator can be finished only after stopAnimation(false).")
    }
    end(at: finalPosition, calls: true)
  }

  /// Whether the animations go back to the old values. A change while they run turns them round.
  open var isReversed: Bool = false {
    didSet {
      guard isReversed != oldValue, runner.isRunning else { return }
      runner.pause()
      go()
    }
  }

  /// How much is done: of the time while the animations run, else of the changes. Setting it
  /// pauses.
  open var fractionComplete: CGFloat {
    get { CGFloat(runner.fraction(isLinear: scrubsLinearly)) }
    set {
      guard canBeInterrupted("scrubbed") else { return }
      activate()
      timer?.cancel()
      runner.scrub(to: Double(min(max(newValue, 0), 1)), isLinear: scrubsLinearly)
    }
  }

  // MARK: Inside

  private func canBeInterrupted(_ what: String) -> Bool {
    guard state != .stopped || what == "stopped" else {
      UIKitLog.warn("A stopped animator was \(what); finish it first.")
      return false
    }
    if !isInterruptible { UIKitLog.warn("An animator that can't be interrupted was \(what).") }
    return isInterruptible
  }

  /// Makes the changes that were added before the start.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = blocks
    blocks = []
    for block in waiting { record(block.body, delayFactor: block.delayFactor) }
  }

  private func record(_ body: () -> Void, delayFactor: CGFloat) {
    let allowsTouches = isUserInteractionEnabled
    let first = runner.place + Double(delayFactor) * (1 - runner.place)
    let block = AnimationBlock(
      duration: max(duration, .leastNormalMagnitude), delay: 0, pace: .linear,
      options: allowsTouches ? .allowUserInteraction : [], batch: AnimationBatch(completion: nil),
      record: { [runner] change in
        runner.add(change, from: first, blocksTouches: !allowsTouches)
      })
    ViewAnimation.run(block, body)
  }

  /// Runs on, and ends in time.
  private func go(at pace: AnimatorPace? = nil, duration: TimeInterval? = nil) {
    timer?.cancel()
    let left = runner.run(towardsStart: isReversed, at: pace, duration: duration)
    timer = MediaTimer.schedule(after: left) { [self] in arrived() }
  }

  private func arrived() {
    runner.arrive()
    if !pausesOnCompletion { end(at: isReversed ? .start : .end, calls: true) }
  }

  private func end(at place: UIViewAnimatingPosition, calls: Bool) {
    timer?.cancel()
    runner.end(at: place)
    runner.reset(
      pace: timingParameters.map { AnimatorPace($0, duration: duration) }, duration: duration)
    let waiting = calls ? completions : []
    (completions, blocks) = ([], [])
    state = .inactive
    isReversed = false
    for completion in waiting { completion(place) }
  }
}

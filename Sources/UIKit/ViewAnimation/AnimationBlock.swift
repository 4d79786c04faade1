internal import QuartzCore

/// The block of `UIView.animate` that is running: what its changes become.
final class AnimationBlock {
  let duration: TimeInterval
  let delay: TimeInterval
  let pace: AnimationPace
  let options: UIView.AnimationOptions
  let batch: AnimationBatch
  /// Set by `UIView.modifyAnimations`.
  var repeatCount: Float?
  var autoreverses: Bool?
  /// Collects changes for keyframes, where the block is one of `animateKeyframes`.
  let keyframes: KeyframeRecorder?
  /// Takes the changes in place of animations, where the block is one of a property animator.
  let record: ((RecordedChange) -> Void)?
  /// The views whose properties changed, for `.layoutSubviews`.
  private(set) var changedViews: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval, pace: AnimationPace,
    options: UIView.AnimationOptions, batch: AnimationBatch, keyframes: KeyframeRecorder? = nil,
    record: ((RecordedChange) -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.batch = batch
    self.keyframes = keyframes
    self.record = record
  }

  /// Whether changes are animated at all.
  var isAnimating: Bool { duration > 0 || keyframes != nil }

  func note(_ view: UIView) {
    if !changedViews.contains(view) { changedViews.append(view) }
  }

  /// Lays out what changed, within the block.
  func layOutChangedViews() {
    guard options.contains(.layoutSubviews) else { return }
    for view in changedViews { view.layoutIfNeeded() }
  }

  /// Sets what all animations of the block have in common.
  func setTiming(of animation: CAAnimation, on layer: CALayer) {
    animation.duration = pace.duration(wanted: duration)
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.fillMode = .both
    animation.autoreverses = autoreverses ?? options.contains(.autoreverse)
    animation.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
  }
}

/// The animations of one `UIView.animate`, and who waits for their end.
final class AnimationBatch {
  private var running = 0
  private var wasAdded = false
  private var isClosed = false
  private var areAllFinished = true
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  func animationAdded() {
    running += 1
    wasAdded = true
  }

  func animationStopped(finished: Bool) {
    running -= 1
    areAllFinished = areAllFinished && finished
    callIfDone()
  }

  /// No animation will be added any more.
  ///
  /// DIFFERENCE: where the block animated nothing, because nothing changed or the duration is 0,
  /// the completion is called at the start of the next turn. Apple says so for duration 0 only; for
  /// a block without changes it isn't documented, and never before `animate` returns is the
  /// safe half of what is seen.
  func close() {
    isClosed = true
    if wasAdded { return callIfDone() }
    guard let completion else { return }
    self.completion = nil
    UIApplication.shared.frameLoop.performNextTurn { completion(true) }
  }

  private func callIfDone() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    completion(areAllFinished)
  }
}

/// Hears of the end of one animation of a view.
final class ViewAnimationDelegate: CAAnimationDelegate {
  private let batch: AnimationBatch
  /// Takes no touches while the animation runs; nil where it may.
  private weak var blockedView: UIView?

  init(batch: AnimationBatch, view: UIView, allowsTouches: Bool) {
    self.batch = batch
    batch.animationAdded()
    guard !allowsTouches else { return }
    blockedView = view
    view.touchBlockingAnimations += 1
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    blockedView?.touchBlockingAnimations -= 1
    blockedView = nil
    batch.animationStopped(finished: flag)
  }
}

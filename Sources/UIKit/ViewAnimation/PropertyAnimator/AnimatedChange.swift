internal import Foundation
internal import QuartzCore

/// One property that an animator changes, shown anywhere between its old value and the new one.
///
/// Its model value is the new one all the while; one animation on the layer shows another.
final class AnimatedChange {
  private let view: UIView
  private let key: String
  private let old: AnimatableValue
  private let new: AnimatableValue
  /// What is added to the new value to show the old one; nil for what doesn't add up.
  private let difference: AnimatableValue?
  /// The part of the animator's time in which the block takes place that the change is of.
  let window: ClosedRange<Double>
  /// The part of the block's way that the change takes: of one in a keyframe not all.
  private let part: WayPart
  private let animationKey: String
  private let blocksTouches: Bool
  /// How far the block is while it is not running: at 0 all shows as it was, at 1 as it is to be.
  private(set) var progress = 0.0

  /// Nil for a property that can't be animated.
  init?(_ change: RecordedChange, window: ClosedRange<Double>, blocksTouches: Bool) {
    guard let from = AnimatableValue(change.old, keyPath: change.key),
      let to = AnimatableValue(change.new, keyPath: change.key)
    else { return nil }
    view = change.view
    key = change.key
    old = from
    new = to
    difference = Difference(from: change.old, to: change.new).flatMap {
      AnimatableValue($0.from, keyPath: change.key)
    }
    self.window = window
    part = WayPart(start: change.start, end: min(change.start + change.length, 1))
    self.blocksTouches = blocksTouches
    animationKey = ViewAnimation.uniqueKey(for: key)
    if blocksTouches { view.touchBlockingAnimations += 1 }
  }

  /// A part of the animator's time as a part of the window's.
  func localFraction(_ fraction: Double) -> Double {
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return fraction >= window.lowerBound ? 1 : 0 }
    return min(max((fraction - window.lowerBound) / length, 0), 1)
  }

  /// Stands still at a progress.
  func show(_ progress: Double) {
    self.progress = progress
    course = nil
    let animation = makeAnimation(.curve(.linear), from: progress, to: progress, length: 0.001)
    view.layer.add(animation, forKey: animationKey)
  }

  /// A run along a pace, of which a progress of 0 shows `from` and one of 1 shows `to`.
  struct Course {
    var pace: AnimatorPace
    var from: Double
    var to: Double
    /// Seconds of the animator's time at which the pace begins.
    var begin: TimeInterval
    /// Seconds of the whole pace.
    var length: TimeInterval
    var isBackwards: Bool

    func progress(at time: TimeInterval) -> Double {
      from + (to - from) * pace.progress(at: min(max((time - begin) / length, 0), 1))
    }
  }
  private var course: Course?

  /// Runs.
  /// - Parameter elapsed: seconds since the begin of the pace, negative before.
  func run(_ course: Course, elapsed: TimeInterval) {
    self.course = course
    let animation = makeAnimation(
      course.pace, from: course.from, to: course.to, length: course.length)
    animation.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    if course.isBackwards {
      animation.speed = -1
      animation.timeOffset = elapsed
    } else {
      animation.beginTime -= elapsed
    }
    view.layer.add(animation, forKey: animationKey)
  }

  /// Stands still where the run is at a moment of the animator's time.
  func stand(at time: TimeInterval) { show(course?.progress(at: time) ?? progress) }

  /// Ends the animation; from then on the value at a progress is the view's.
  func end(at progress: Double) {
    let shown = part.progress(at: progress)
    if shown != 1 { set(old.moved(towards: new, by: shown)) }
    release()
  }

  /// Takes the animation away, so that the new value shows.
  func release() {
    view.layer.removeAnimation(forKey: animationKey)
    if blocksTouches { view.touchBlockingAnimations -= 1 }
  }

  private func set(_ value: AnimatableValue) {
    UIView.performWithoutAnimation {
      if case .color(let color) = value, key == "backgroundColor" {
        view.backgroundColor = color.map { UIColor(cgColor: $0) }
      } else {
        view.layer.setValue(value.plain, forKeyPath: key)
      }
    }
  }

  private func makeAnimation(
    _ pace: AnimatorPace, from: Double, to: Double, length: TimeInterval
  ) -> CAPropertyAnimation {
    let first = difference ?? old
    let last = difference?.neutral ?? new
    func value(_ progress: Double) -> Any? { first.moved(towards: last, by: progress).plain }
    let animation: CAPropertyAnimation
    if part.isWhole {
      let basic = pace.makeAnimation(keyPath: key)
      (basic.fromValue, basic.toValue) = (value(from), value(to))
      animation = basic
    } else {
      let frames = part.frames(from: from, to: to, at: pace, length: length)
      let steps = CAKeyframeAnimation(keyPath: key)
      steps.values = frames.map { value($0.progress) ?? NSNull() }
      steps.keyTimes = frames.map { NSNumber(value: $0.time) }
      if case .curve(let curve) = pace {
        steps.timingFunction = CAMediaTimingFunction(curve: curve)
      }
      animation = steps
    }
    animation.duration = length
    animation.isAdditive = difference != nil
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}

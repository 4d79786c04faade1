internal import QuartzCore

/// Collects the changes of the keyframes of one `UIView.animateKeyframes`, and makes animations of
/// them.
///
/// Even from keyframe to keyframe, geometry gets one animation for each keyframe; they add up. Other
/// properties, and all on curves or at even speed, get one `CAKeyframeAnimation` each.
final class KeyframeRecorder {
  let duration: TimeInterval
  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []

  private struct Step {
    var start: TimeInterval
    var duration: TimeInterval
    var from: Any?
    var to: Any?
  }

  private struct Track {
    let view: UIView
    let key: String
    var steps: [Step]
  }

  init(duration: TimeInterval, mode: CAAnimationCalculationMode) {
    self.duration = duration
    self.mode = mode
  }

  func add(
    view: UIView, key: String, from: Any?, to: Any?, start: TimeInterval, duration: TimeInterval
  ) {
    let step = Step(start: start, duration: duration, from: from, to: to)
    if let index = tracks.firstIndex(where: { $0.view === view && $0.key == key }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(view: view, key: key, steps: [step]))
    }
  }

  /// Gives the layers their animations.
  func finish(in block: AnimationBlock) {
    for track in tracks {
      switch mode {
      case .paced, .cubic, .cubicPaced: addCurve(track, block)
      case .discrete: addValues(track, block)
      default: if !addDifferences(track, block) { addValues(track, block) }
      }
    }
    tracks.removeAll()
  }

  private func addDifferences(_ track: Track, _ block: AnimationBlock) -> Bool {
    let differences = track.steps.map { Difference(from: $0.from, to: $0.to) }
    guard differences.allSatisfy({ $0 != nil }) else { return false }
    for (step, difference) in zip(track.steps, differences) {
      guard let difference else { continue }
      let animation = CAKeyframeAnimation(keyPath: track.key)
      animation.isAdditive = true
      animation.values = [difference.from, difference.from, difference.zero, difference.zero]
      animation.keyTimes = [0, fraction(step.start), fraction(step.start + step.duration), 1]
      add(animation, ViewAnimation.uniqueKey(for: track.key), track.view, block)
    }
    return true
  }

  private func addValues(_ track: Track, _ block: AnimationBlock) {
    let steps = track.steps.sorted { $0.start < $1.start }
    guard let first = steps.first else { return }
    let animation = CAKeyframeAnimation(keyPath: track.key)
    var values: [Any] = [first.from ?? NSNull()]
    var times: [NSNumber] = [0]
    for step in steps {
      values += [step.from ?? NSNull(), step.to ?? NSNull()]
      let end = mode == .discrete ? step.start : step.start + step.duration
      times += [fraction(step.start), fraction(end)]
    }
    values.append(values[values.count - 1])
    times.append(1)
    animation.values = values
    animation.keyTimes = times
    add(animation, track.key, track.view, block)
  }

  /// A value that is reached at a time.
  private struct Frame {
    var time: TimeInterval
    var value: Any?
    /// Whether the value stays for a while, before or after.
    var rests = false
  }

  /// One animation through all values; of geometry, of what they are more than the last one.
  private func addCurve(_ track: Track, _ block: AnimationBlock) {
    let frames = frames(of: track.steps.sorted { $0.start < $1.start })
    let final = track.view.layer.value(forKey: track.key)
    let differences = frames.compactMap { Difference(from: $0.value, to: final)?.from }
    let isGeometry = differences.count == frames.count
    let animation = CAKeyframeAnimation(keyPath: track.key)
    animation.calculationMode = mode
    animation.isAdditive = isGeometry
    animation.values = isGeometry ? differences : frames.map { $0.value ?? NSNull() }
    animation.keyTimes = frames.map { fraction($0.time) }
    // A curve that comes to rest, and goes on from there, does not swing over.
    animation.tensionValues = frames.map { $0.rests ? 1 : 0 }
    add(
      animation, isGeometry ? ViewAnimation.uniqueKey(for: track.key) : track.key, track.view, block
    )
  }

  /// What the steps, in order, go through, from the beginning to the end.
  private func frames(of steps: [Step]) -> [Frame] {
    var frames = [Frame(time: 0, value: steps.first?.from)]
    func rest(until time: TimeInterval) {
      let last = frames.count - 1
      guard time > frames[last].time else { return }
      frames[last].rests = true
      frames.append(Frame(time: time, value: frames[last].value, rests: true))
    }
    for step in steps {
      rest(until: step.start)
      let end = max(step.start + step.duration, frames[frames.count - 1].time)
      frames.append(Frame(time: end, value: step.to))
    }
    rest(until: duration)
    return frames
  }

  private func fraction(_ time: TimeInterval) -> NSNumber {
    NSNumber(value: duration > 0 ? min(max(time / duration, 0), 1) : 0)
  }

  private func add(
    _ animation: CAAnimation, _ key: String, _ view: UIView, _ block: AnimationBlock
  ) {
    block.setTiming(of: animation, on: view.layer)
    animation.duration = duration
    if case .curve(let function) = block.pace { animation.timingFunction = function }
    animation.delegate = ViewAnimationDelegate(
      batch: block.batch, view: view,
      allowsTouches: block.options.contains(.allowUserInteraction))
    view.layer.add(animation, forKey: key)
  }
}

extension UIView {
  /// Animates changes at times of their own, which `addKeyframe` within `animations` gives.
  ///
  /// The pace, slow at both ends, is that of the whole, so that keyframes near the ends last longer
  /// than their times say. A block or a property animator around gives it its own. As with UIKit
  /// another one can be chosen by the bits of `AnimationOptions`, `curveLinear` say.
  ///
  /// DIFFERENCE: within a block that is a spring the pace is even, and in a property animator the way
  /// from keyframe to keyframe is straight, whatever the mode.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The animator around takes the changes, each with the times of its keyframe.
    if ViewAnimation.current?.record != nil {
      return runBlock(
        duration: duration, delay: delay, pace: .linear, options: [], animations: animations,
        completion: completion)
    }
    // The bits of modes are those of other options there.
    let common = AnimationOptions(rawValue: options.rawValue & 0xF03FF)
    let pace = AnimationPace(options: common)
    guard duration > 0, ViewAnimation.areAnimationsEnabled else {
      return runBlock(
        duration: 0, delay: 0, pace: pace, options: common, animations: animations,
        completion: completion)
    }
    runBlock(
      duration: duration, delay: delay, pace: pace, options: common,
      keyframes: KeyframeRecorder(duration: duration, mode: options.calculationMode),
      animations: animations, completion: completion)
  }

  /// Animates changes in a part of the time of `animateKeyframes`. Outside of that they are made at
  /// once.
  /// - Parameters:
  ///   - frameStartTime: from 0 to 1.
  ///   - frameDuration: from 0 to 1; what would go beyond the end ends there.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let start = min(max(frameStartTime, 0), 1)
    let length = min(max(frameDuration, 0), 1 - start)
    guard let outer = ViewAnimation.current else { return animations() }
    if let record = outer.record {
      let block = AnimationBlock(
        duration: outer.duration, delay: 0, pace: .linear, options: outer.options,
        batch: outer.batch, record: { record($0.within(start: start, length: length)) })
      return ViewAnimation.run(block, animations)
    }
    guard let recorder = outer.keyframes else { return animations() }
    let block = AnimationBlock(
      duration: length * recorder.duration, delay: start * recorder.duration, pace: .linear,
      options: outer.options, batch: outer.batch, keyframes: recorder)
    ViewAnimation.run(block, animations)
  }
}

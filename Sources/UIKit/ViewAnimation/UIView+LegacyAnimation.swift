internal import QuartzCore

/// An animation that is described piece by piece between `beginAnimations` and `commitAnimations`.
struct LegacyAnimation {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var options: UIView.AnimationOptions = []
  var repeatCount: Float = 0
  /// The block that collects the changes; made with the first change of settings or of a view.
  var block: AnimationBlock?

  static var open: [LegacyAnimation] = []
}

extension UIView {
  /// Begins an animation that lasts until `commitAnimations`. Settings count for the changes that
  /// follow them.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    LegacyAnimation.open.append(LegacyAnimation())
    replaceLegacyBlock()
  }

  /// Ends what `beginAnimations` began; the changes are animated. One too many does nothing.
  public class func commitAnimations() {
    guard let animation = LegacyAnimation.open.popLast(), let block = animation.block else {
      return
    }
    ViewAnimation.end(block)
    block.batch.close()
  }

  /// Sets the duration in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeLegacyAnimation { $0.duration = max(0, duration) }
  }
  /// Sets the delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeLegacyAnimation { $0.delay = max(0, delay) }
  }
  /// Sets the pace.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    changeLegacyAnimation { $0.curve = curve }
  }
  /// Sets how often the animation runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeLegacyAnimation { $0.repeatCount = repeatCount }
  }
  /// Sets whether the animation runs back after each run.
  public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    changeLegacyAnimation { animation in
      if autoreverses {
        animation.options.insert(.autoreverse)
      } else {
        animation.options.remove(.autoreverse)
      }
    }
  }
  /// Sets whether what isn't geometry starts from what shows.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeLegacyAnimation { animation in
      if fromCurrentState {
        animation.options.insert(.beginFromCurrentState)
      } else {
        animation.options.remove(.beginFromCurrentState)
      }
    }
  }

  private class func changeLegacyAnimation(_ change: (inout LegacyAnimation) -> Void) {
    guard var animation = LegacyAnimation.open.last else { return }
    change(&animation)
    LegacyAnimation.open[LegacyAnimation.open.count - 1] = animation
    replaceLegacyBlock()
  }

  /// Lets changes from now on be animated with the settings as they are now.
  private class func replaceLegacyBlock() {
    guard var animation = LegacyAnimation.open.last else { return }
    let batch = animation.block?.batch ?? AnimationBatch(completion: nil)
    if let old = animation.block { ViewAnimation.end(old) }
    let block = AnimationBlock(
      duration: animation.duration, delay: animation.delay,
      pace: AnimationPace(curve: animation.curve), options: animation.options, batch: batch)
    block.repeatCount = animation.repeatCount
    animation.block = block
    LegacyAnimation.open[LegacyAnimation.open.count - 1] = animation
    ViewAnimation.begin(block)
  }
}

internal import Foundation

/// Animations that run together on a time line of their own, cut off at the group's end.
///
/// An animation in it with duration 0 takes the group's. Delegates and `isRemovedOnCompletion`
/// of the animations in it are not used.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their `beginTime` counts from the group's begin.
  open var animations: [CAAnimation]?

  /// A copy of the same class, with copies of the animations.
  open override func copyAnimation() -> CAAnimation {
    let copy = super.copyAnimation()
    guard let copy = copy as? CAAnimationGroup else { return copy }
    copy.animations = animations?.map { $0.copyAnimation() }
    return copy
  }

  override func compile() -> CompiledAnimation.Body {
    .group(
      (animations ?? []).map { animation in
        var timing = animation.timing
        if timing.duration == 0 { timing.duration = duration }
        return CompiledAnimation(animation, timing: timing)
      })
  }
}

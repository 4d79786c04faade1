internal import Foundation
internal import QuartzCore

/// The animation blocks that are running, innermost last, and what a change within them becomes.
enum ViewAnimation {
  private static var blocks: [AnimationBlock] = []
  static var areAnimationsEnabled = true
  private static var serial = 0

  /// The block that runs.
  static var current: AnimationBlock? { blocks.last }

  /// Forgets everything. For tests that start anew.
  static func reset() {
    blocks.removeAll()
    LegacyAnimation.open.removeAll()
    areAnimationsEnabled = true
  }

  static func run(_ block: AnimationBlock, _ changes: () -> Void) {
    begin(block)
    changes()
    end(block)
  }

  /// Lets changes from now on be animated by a block.
  static func begin(_ block: AnimationBlock) { blocks.append(block) }

  /// Ends what `begin` began.
  static func end(_ block: AnimationBlock) {
    joinBlock()
    block.layOutChangedViews()
    if let index = blocks.lastIndex(where: { $0 === block }) { blocks.remove(at: index) }
  }

  static func withoutAnimation(_ changes: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    changes()
    areAnimationsEnabled = wereEnabled
  }

  /// Properties that change at once, block or not.
  private static let unanimated: Set<String> = [
    "contents", "hidden", "masksToBounds", "doubleSided", "sublayers", kCAOnOrderIn,
    kCAOnOrderOut, kCATransition,
  ]

  /// The action for a change of a view's layer: found before the change, run after it.
  static func action(for view: UIView, forKey event: String) -> any CAAction {
    guard let block = current, areAnimationsEnabled, block.isAnimating, !unanimated.contains(event)
    else { return NSNull() }
    return Change(view: view, block: block, old: view.layer.value(forKey: event))
  }

  /// A key of its own for an animation that adds to others of the same property.
  static func uniqueKey(for property: String) -> String {
    serial += 1
    return "\(property)-\(serial)"
  }

  /// One property that changes.
  private final class Change: CAAction {
    let view: UIView
    let block: AnimationBlock
    let old: Any?

    init(view: UIView, block: AnimationBlock, old: Any?) {
      self.view = view
      self.block = block
      self.old = old
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      let layer = view.layer
      let new = layer.value(forKey: event)
      block.note(view)
      if let record = block.record {
        return record(RecordedChange(view: view, key: event, old: old, new: new))
      }
      if let recorder = block.keyframes {
        recorder.add(
          view: view, key: event, from: old, to: new, start: block.delay, duration: block.duration)
        return
      }
      let animation = block.pace.makeAnimation(keyPath: event)
      let key: String
      if let difference = Difference(from: old, to: new) {
        animation.isAdditive = true
        animation.fromValue = difference.from
        animation.toValue = difference.zero
        key = ViewAnimation.uniqueKey(for: event)
      } else {
        let startsFromPresent = block.options.contains(.beginFromCurrentState)
        animation.fromValue =
          startsFromPresent ? layer.presentation()?.value(forKey: event) ?? old : old
        animation.toValue = new
        key = event
      }
      block.setTiming(of: animation, on: layer)
      animation.delegate = ViewAnimationDelegate(
        batch: block.batch, view: view,
        allowsTouches: block.options.contains(.allowUserInteraction))
      layer.add(animation, forKey: key)
    }
  }
}

/// What must be added to the new value of a geometric property to see the old one, and nothing.
///
/// Animations of differences add up, so that a new one starts from where the eye sees the view.
struct Difference {
  let from: Any
  let zero: Any

  /// Nil for properties that are no geometry, and for transforms that can't be undone.
  init?(from old: Any?, to new: Any?) {
    switch (old, new) {
    case (let old as CGPoint, let new as CGPoint):
      from = CGPoint(x: old.x - new.x, y: old.y - new.y)
      zero = CGPoint.zero
    case (let old as CGRect, let new as CGRect):
      from = CGRect(
        x: old.minX - new.minX, y: old.minY - new.minY, width: old.width - new.width,
        height: old.height - new.height)
      zero = CGRect.zero
    case (let old as CATransform3D, let new as CATransform3D):
      guard let inverse = new.inverse else { return nil }
      from = CATransform3DConcat(old, inverse)
      zero = CATransform3DIdentity
    default: return nil
    }
  }
}

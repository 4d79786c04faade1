internal import Foundation
internal import QuartzCore

/// Several effects that are added and taken away as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Set them before the group is added to a view.
  open var motionEffects: [UIMotionEffect]?

  /// What all effects change. Where two change the same key path, their values are added.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !all.isEmpty else { return nil }
    return all.dropFirst().reduce(into: all[0]) { sum, values in
      sum.merge(values) { one, other in
        guard let one = AnimatableValue(relative: one), let other = AnimatableValue(relative: other)
        else { return other }
        // The difference from the opposite is the sum.
        return one.difference(from: other.neutral.difference(from: other)).plain ?? other
      }
    }
  }

  open override func copyEffect() -> UIMotionEffect {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects?.map { $0.copyEffect() }
    return copy
  }
}

public import Foundation

/// What a view looks like from where the viewer stands. The base of the effects; subclass it for
/// one of your own, or use ``UIInterpolatingMotionEffect``.
open class UIMotionEffect: NSObject, NSCopying {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect that does nothing; there is no Interface Builder here to take values from.
  public required init?(coder: NSCoder) { super.init() }

  /// The key paths of the view that the effect changes, with what is added to their values.
  /// - Parameter viewerOffset: where the viewer stands, from (−1, −1) at the left and above to
  ///   (1, 1); the middle is zero.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// A copy of the same class. A subclass that adds properties overrides this to copy them.
  open func copyEffect() -> UIMotionEffect { UIMotionEffect() }

  /// A copy of the same class.
  ///
  /// DIFFERENCE: subclasses override `copyEffect()`, as this one can't be isolated to an actor.
  nonisolated public final func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedEffect(effect: copyEffect()) }.effect
  }
}

nonisolated private struct UncheckedEffect: @unchecked Sendable { let effect: UIMotionEffect }

public import Foundation

/// A change over time that a layer can be given. The base of the others, not used itself.
///
/// A layer copies what is added to it; changing an animation later has no effect there.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTimingValues()
  private var values: [String: Any] = [:]

  /// The pace of each run; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Told when the animation begins and ends. Retained until then, as by Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation at its end; true by default.
  open var isRemovedOnCompletion = true

  /// Makes an animation with the default values.
  public override required init() { super.init() }

  /// Animations are not archived here.
  public required init?(coder: NSCoder) { return nil }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// A copy of the same class.
  nonisolated public final func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated { UncheckedAnimation(animation: copyAnimation()) }.animation
  }

  /// A copy of the same class. A subclass that adds properties overrides this to copy them.
  open func copyAnimation() -> CAAnimation {
    let copy = Self()
    copy.timing = timing
    copy.values = values
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// What the animation does, as values alone.
  func compile() -> CompiledAnimation.Body { .nothing }

  /// Adds the animation to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The value that an animation of the class has for a key if none is set.
  open class func defaultValue(forKey key: String) -> Any? { Self().value(forKey: key) }

  /// The value for a key: one of `CAMediaTiming`'s, or one that the program set, which may be
  /// any.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "removedOnCompletion": isRemovedOnCompletion
    case "timingFunction": timingFunction
    case "delegate": delegate
    default: values[key]
    }
  }

  /// Sets the value for a key. Keys of the program's own are kept and copied with the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = AnimatableValue.number(value).map(Double.init)
    switch key {
    case "duration": duration = number ?? 0
    case "beginTime": beginTime = number ?? 0
    case "speed": speed = Float(number ?? 1)
    case "timeOffset": timeOffset = number ?? 0
    case "repeatCount": repeatCount = Float(number ?? 0)
    case "repeatDuration": repeatDuration = number ?? 0
    case "autoreverses": autoreverses = number == 1
    case "fillMode": fillMode = value as? CAMediaTimingFillMode ?? .removed
    case "removedOnCompletion": isRemovedOnCompletion = number != 0
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    default: values[key] = value
    }
  }
}

/// Carries a copy out of the main actor's code to its own caller, who is on the main actor too.
nonisolated private struct UncheckedAnimation: @unchecked Sendable {
  let animation: CAAnimation
}

/// What is told about an animation's life.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation is active. Does nothing by default.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation came to its end, or was taken away before: then `flag` is false. Does
  /// nothing by default.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

public import Foundation

/// An animation of what a key path leads to. The base of the others, not used itself.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it as in `transform.scale`. A path that leads to nothing shows
  /// nothing.
  open var keyPath: String?
  /// Whether the values are added to what would show without the animation.
  open var isAdditive = false
  /// Whether each run starts from where the one before ended.
  open var isCumulative = false
  /// Applied to each value on its way to the layer.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// A copy of the same class.
  open override func copyAnimation() -> CAAnimation {
    let copy = super.copyAnimation()
    guard let copy = copy as? CAPropertyAnimation else { return copy }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copy
  }

  /// The path that the values go to, after the value function.
  final var target: LayerKeyPath? {
    guard let path = keyPath.flatMap({ LayerKeyPath($0) }) else { return nil }
    guard let valueFunction else { return path }
    return valueFunction.target(of: path)
  }

  final func track(_ curve: AnimationTrack.Curve?) -> CompiledAnimation.Body {
    guard let target, let curve else { return .nothing }
    return .track(
      AnimationTrack(
        path: target, isAdditive: isAdditive, isCumulative: isCumulative, curve: curve))
  }

  final func animatable(_ object: Any?) -> AnimatableValue? {
    guard let target, object != nil else { return nil }
    return AnimatableValue(object, kind: target.kind)
  }

  /// Gives also `keyPath`, `additive` and `cumulative`.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive": isAdditive
    case "cumulative": isCumulative
    default: super.value(forKey: key)
    }
  }

  /// Takes also `keyPath`, `additive` and `cumulative`.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "keyPath": keyPath = value as? String
    case "additive": isAdditive = AnimatableValue.number(value) == 1
    case "cumulative": isCumulative = AnimatableValue.number(value) == 1
    default: super.setValue(value, forKey: key)
    }
  }
}

/// Makes transforms of single numbers, for animations of `transform`.
public final class CAValueFunction: NSObject {
  /// What numbers are made into.
  public let name: CAValueFunctionName

  /// Makes a function; nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.components[name] != nil else { return nil }
    self.name = name
    super.init()
  }

  func target(of path: LayerKeyPath) -> LayerKeyPath? {
    guard path.component == nil, path.kind == .transform else { return nil }
    return CAValueFunctionName.components[name].map { LayerKeyPath(path.key, $0) }
  }
}

/// What numbers are made into.
nonisolated public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale in x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale in y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale in z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A way along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A way along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A way along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  fileprivate static let components: [CAValueFunctionName: LayerKeyPath.Component] = [
    .rotateX: .rotation(.x), .rotateY: .rotation(.y), .rotateZ: .rotation(.z),
    .scaleX: .scale(.x), .scaleY: .scale(.y), .scaleZ: .scale(.z),
    .translateX: .translation(.x), .translateY: .translation(.y), .translateZ: .translation(.z),
  ]
}

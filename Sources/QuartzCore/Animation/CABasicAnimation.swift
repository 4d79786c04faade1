internal import Foundation

/// An animation from one value to another.
///
/// | given        | shows                                   |
/// | ---          | ---                                     |
/// | from, to     | from → to                               |
/// | from, by     | from → from + by                        |
/// | by, to       | to − by → to                            |
/// | from         | from → the value without the animation  |
/// | to           | the value without the animation → to    |
/// | by           | that value → that value + by            |
/// | nothing      | the value at the last commit → that value |
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins. A value that doesn't fit the key path counts as none.
  open var fromValue: Any?
  /// Where it ends. A value that doesn't fit the key path counts as none.
  open var toValue: Any?
  /// How far it goes. A value that doesn't fit the key path counts as none.
  open var byValue: Any?

  /// A copy of the same class.
  open override func copyAnimation() -> CAAnimation {
    let copy = super.copyAnimation()
    guard let copy = copy as? CABasicAnimation else { return copy }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  final var span: ValueSpan {
    ValueSpan(from: animatable(fromValue), to: animatable(toValue), by: animatable(byValue))
  }

  override func compile() -> CompiledAnimation.Body { track(.basic(span)) }

  /// Gives also `fromValue`, `toValue` and `byValue`.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.value(forKey: key)
    }
  }

  /// Takes also `fromValue`, `toValue` and `byValue`.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "fromValue": fromValue = value
    case "toValue": toValue = value
    case "byValue": byValue = value
    default: super.setValue(value, forKey: key)
    }
  }
}

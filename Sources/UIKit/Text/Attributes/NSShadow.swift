internal import CoreGraphics
public import Foundation

/// The shadow that text casts, as the value of the attribute `shadow`.
nonisolated open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// How far the shadow lies from the text, in points; the height grows downwards.
  open var shadowOffset = CGSize.zero
  /// How soft its edge is, in points; 0 is sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`. Nil draws no shadow. Black at a third unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow with no offset and no blur.
  public override init() { super.init() }

  /// Answers a shadow of its own that looks alike.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// True for a shadow that looks alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? UIColor) == (shadowColor as? UIColor)
  }

  /// Agrees with `isEqual`.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

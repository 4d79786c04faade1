internal import CoreGraphics
public import Foundation
public import QuartzCore

/// What shows that a view has the focus: a ring around it.
///
/// A view that shows the focus itself sets its ``UIView/focusEffect`` to nil.
open class UIFocusEffect: NSObject {
  /// The effect that every view has from the start.
  static let automatic = UIFocusEffect()
}

/// A ring along a shape in the view's coordinates, in place of one around its bounds.
///
///     view.focusEffect = UIFocusHaloEffect(path: outline)
open class UIFocusHaloEffect: UIFocusEffect {
  /// What the ring runs along.
  let path: CGPath

  /// A ring along a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// A ring along a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A ring along a path as it is now.
  public init(path: UIBezierPath) { self.path = path.cgPath }
}

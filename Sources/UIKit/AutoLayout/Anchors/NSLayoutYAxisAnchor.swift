public import CoreGraphics

/// A top or bottom edge, the middle between them, or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from here to another anchor, as a length that constraints can be made of.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// That this comes below the other anchor by some of the system's spacings.
  ///
  /// DIFFERENCE: from baseline to baseline UIKit takes a distance that goes with the fonts. Here the
  /// spacing is between the bottom of the text above and the top of the text below.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// That this comes below the other anchor by at least some of the system's spacings.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// That this comes below the other anchor by at most some of the system's spacings.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ above: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    var (lower, upper) = (operand, above.operand)
    if lower.attribute == .firstBaseline, upper.attribute == .lastBaseline,
      let below = lower.item, let above = upper.item
    {
      lower = LayoutOperand(below, .top)
      upper = LayoutOperand(above, .bottom)
    }
    return NSLayoutConstraint(
      lower, relation, upper, constant: SystemSpacing.standard * multiplier)
  }
}

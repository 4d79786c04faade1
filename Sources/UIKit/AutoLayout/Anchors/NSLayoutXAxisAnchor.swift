public import CoreGraphics

/// A left, right, leading or trailing edge, or the middle between two.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to another anchor, as a length that constraints can be made of.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// That this comes after the other anchor by some of the system's spacings.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: SystemSpacing.standard * multiplier)
  }

  /// That this comes after the other anchor by at least some of the system's spacings.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.standard * multiplier)
  }

  /// That this comes after the other anchor by at most some of the system's spacings.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.standard * multiplier)
  }
}

/// Distances that are used where none is given.
enum SystemSpacing {
  /// Between two views, in points (seen).
  static let standard: CGFloat = 8
}

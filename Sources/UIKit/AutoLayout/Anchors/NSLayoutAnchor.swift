public import CoreGraphics

/// A part of a view or layout guide, from which constraints to parts of the same kind are made. The
/// kind is in the type, so that a top edge can't be tied to a width.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    operand = LayoutOperand(item, attribute)
    super.init()
  }

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// A name for messages.
  open var name: String { operand.words }
  /// The view or layout guide.
  open var item: AnyObject? { operand.item }

  /// A constraint, not active yet, that this is the other anchor plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// A constraint, not active yet, that this is at least the other anchor plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// A constraint, not active yet, that this is at most the other anchor plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }
}

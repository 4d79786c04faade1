internal import CoreGraphics

extension UIView: LayoutItem {
  var layoutSpace: UIView? { superview }
  var layoutTop: UIView? { self }

  var constraintReferences: ConstraintList {
    get { constraintLayout?.references ?? ConstraintList() }
    _modify {
      let layout = makeConstraintLayout()
      yield &layout.references
    }
  }

  /// The accessibility identifier, else what a label says, else where the view is among its
  /// siblings.
  var layoutName: String {
    let type = "\(type(of: self))"
    if let accessibilityIdentifier { return "\(type) '\(accessibilityIdentifier)'" }
    if let text = (self as? UILabel)?.text { return "\(type) '\(text.prefix(24))'" }
    if let index = superview?.subviews.firstIndex(of: self) { return "\(type) #\(index)" }
    return type
  }
}

extension UIView {
  /// The active constraints that this view holds: those between it and what is in it, and its own
  /// width and height. In the order in which they came.
  public var constraints: [NSLayoutConstraint] { constraintLayout?.held.all ?? [] }

  /// Makes a constraint active, held by this view. Prefer `NSLayoutConstraint.activate`, which
  /// finds the right view by itself.
  ///
  /// DIFFERENCE: UIKit raises an exception where the constraint names a view that isn't in this
  /// one. Here that is said on standard error, and the constraint stays inactive.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard let common = constraint.commonView(), common.isDescendant(of: self) else {
      return UIKitLog.warn(
        "\(layoutName) can't hold a constraint between views that are not both in it: "
          + "\(constraint). Use NSLayoutConstraint.activate(_:).")
    }
    constraint.deactivate()
    constraint.attach(to: self)
  }

  /// Makes constraints active, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive; one that this view doesn't hold is left alone.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.deactivate()
  }

  /// Makes constraints inactive; those that this view doesn't hold are left alone.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

extension NSLayoutConstraint {
  /// Makes constraints active; the same as setting `isActive` of each, in their order.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Makes constraints inactive.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private static var activations = 0

  /// The items on both sides.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  func activate() {
    guard holder == nil else { return }
    guard let holder = commonView() else {
      UIKitLog.warn(
        "A constraint can't be active, for its items are in no view together: \(self). Add the "
          + "views to their superviews first.")
      return
    }
    attach(to: holder)
  }

  /// Makes the constraint active in a view that both items are in.
  func attach(to view: UIView) {
    holder = view
    Self.activations += 1
    activation = Self.activations
    view.makeConstraintLayout().held.insert(self)
    for item in items { item.constraintReferences.insert(self) }
    view.joinSpaces(of: self)
    view.constraintRegionRoot.regionGained(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    let engine = view.constraintRegionRoot.constraintLayout?.engine
    holder = nil
    view.constraintLayout?.held.remove(self)
    for item in items { item.constraintReferences.remove(self) }
    engine?.remove(self)
  }

  /// The engine that solves the constraint.
  var engine: LayoutEngine? { holder?.constraintRegionRoot.constraintLayout?.engine }

  /// The nearest view that all items are in; a view is in itself.
  func commonView() -> UIView? {
    guard first.isWhole, second?.isWhole != false else { return nil }
    var common: UIView?
    for (index, item) in items.enumerated() {
      guard let top = item.layoutTop else { return nil }
      common = index == 0 ? top : common?.nearestCommonView(with: top)
    }
    return common
  }
}

extension UIView {
  /// The nearest view that both views are in.
  func nearestCommonView(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    return sequence(first: self, next: { $0.superview }).first { other.isDescendant(of: $0) }
  }
}

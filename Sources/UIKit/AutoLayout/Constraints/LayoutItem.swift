internal import CoreGraphics

/// What constraints lay out: views and layout guides.
protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item's place is given.
  var layoutSpace: UIView? { get }
  /// The view to begin at when looking for the one that two items have in common.
  var layoutTop: UIView? { get }
  /// The active constraints that name the item.
  var constraintReferences: ConstraintList { get set }
  /// What the item is called in messages.
  var layoutName: String { get }
}

/// One side of a constraint: a number that an item has, or how far it is from another.
struct LayoutOperand {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance begins, if it is one.
  private(set) weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = .notAnAttribute
  }

  /// The distance from one attribute to another.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    origin = start.item
    originAttribute = start.attribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }
  /// Whether its items are still there.
  var isWhole: Bool { item != nil && (!isDistance || origin != nil) }
  var items: [any LayoutItem] { [item, origin].compactMap { $0 } }
  var isDirectional: Bool { attribute.isDirectional || originAttribute.isDirectional }
  var quantity: NSLayoutConstraint.Attribute.Quantity { isDistance ? .length : attribute.quantity }
}

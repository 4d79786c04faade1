public import CoreGraphics
internal import Foundation

/// A relation between parts of views or layout guides: "first = multiplier × second + constant", or
/// at least, or at most.
///
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
///       label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
///     ])
///
/// An active constraint is held by the nearest view that both its items are in. It is no longer
/// active when an item leaves that view. The items are not kept alive.
open class NSLayoutConstraint: NSObject {
  let first: LayoutOperand
  let second: LayoutOperand?
  /// How the two sides stand to each other.
  public let relation: Relation
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// The later it was made active, the larger.
  var activation = 0

  /// What is added to the second side, in points; along a line of text in its direction. Changing
  /// it is cheap; to animate the change call `layoutIfNeeded()` in the animation block.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      Self.check(constant, "constant")
      engine?.constantChanged(self)
    }
  }

  /// How much it matters.
  ///
  /// DIFFERENCE: may become required, or cease to be, while the constraint is active.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { engine?.priorityChanged(self) } }
  }

  /// A name for messages.
  open var identifier: String?
  /// Without effect; nothing is archived here.
  open var shouldBeArchived = false

  /// Makes a constraint between parts of two views or layout guides.
  /// - Parameters:
  ///   - view2: nil, with `.notAnAttribute`, for a constant width or height.
  ///   - c: along a line of text it counts in the line's direction.
  /// - Precondition: the attributes go together: widths and heights with each other, places with
  ///   places along the same axis, and leading or trailing not with left or right.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item1 = view1 as? any LayoutItem else {
      preconditionFailure(
        "A constraint's first item must be a view or a layout guide, not \(type(of: view1)).")
    }
    var second: LayoutOperand?
    if let view2 {
      guard let item2 = view2 as? any LayoutItem else {
        preconditionFailure(
          "A constraint's second item must be a view, a layout guide or nil, not "
            + "\(type(of: view2)).")
      }
      second = attr2 == .notAnAttribute ? nil : LayoutOperand(item2, attr2)
    } else {
      precondition(
        attr2 == .notAnAttribute,
        "A constraint has .\(attr2) but no second item to take it from; give the item or use "
          + ".notAnAttribute.")
    }
    self.init(
      LayoutOperand(item1, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    if let reason = Self.objection(to: first, second, multiplier) { preconditionFailure(reason) }
    Self.check(multiplier, "multiplier")
    Self.check(constant, "constant")
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  private static func check(_ number: CGFloat, _ name: String) {
    precondition(number.isFinite, "A constraint's \(name) must be a finite number, not \(number).")
  }

  /// The item on the first side; nil once it is gone.
  open var firstItem: AnyObject? { first.item }
  /// The part of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The item on the second side; nil where that is a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The part of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint takes part in layout. Setting it adds it to the nearest view that both
  /// items are in, or takes it away.
  ///
  /// DIFFERENCE: where the items are in no view together, UIKit raises an exception. Here that is
  /// said on standard error, and the constraint stays inactive.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The constraint as a formula; off the main thread its address alone.
  nonisolated open override var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { "<\(type(of: self)) \(words)>" }
  }
}

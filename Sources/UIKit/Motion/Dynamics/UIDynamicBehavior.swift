public import Foundation

/// What makes items move. The base of the behaviours; one of your own is made of children.
open class UIDynamicBehavior: NSObject {
  /// The animator that the behaviour was added to, itself or with its parent.
  open var dynamicAnimator: UIDynamicAnimator? { animator }
  private(set) weak var animator: UIDynamicAnimator?
  /// The behaviours that come and go with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called with every step of the animator.
  open var action: (() -> Void)?

  /// Makes a behaviour that does nothing.
  public override init() { super.init() }

  /// Adds a behaviour that comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let animator { behavior.enter(animator) }
    changed()
  }

  /// Takes a child away. One that isn't there is ignored.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.enter(nil)
    changed()
  }

  /// The behaviour is about to come into an animator, or into none.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
    for child in childBehaviors { child.enter(animator) }
  }

  /// Something is other than it was: the animator goes on.
  func changed() { animator?.resume() }

  /// The items that the behaviour itself moves.
  var ownItems: [any UIDynamicItem] { [] }

  /// Pushes bodies before a step of some seconds.
  func apply(to world: DynamicWorld, step: CGFloat) {}

  /// The behaviour and all its children, itself first.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// Items in the order in which they were added.
struct ItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

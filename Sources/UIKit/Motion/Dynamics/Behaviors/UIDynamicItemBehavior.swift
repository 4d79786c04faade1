public import CoreGraphics

/// What items are like as bodies. Where several behaviours speak of one item, the last one counts.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: ItemList
  /// The items.
  open var items: [any UIDynamicItem] { list.items }
  /// How much of the speed is left after a collision, from 0 to 1; 0 by default.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How much items stick to each other when they slide; 0 by default.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of an area of 100 × 100 points; 1 by default.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How fast a movement dies away; 0 by default.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How fast a turning dies away; 0 by default.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Whether items turn; true by default.
  open var allowsRotation = true { didSet { changed() } }
  /// Whether items stay where they are whatever hits them.
  open var isAnchored = false { didSet { changed() } }

  /// Speaks of items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Speaks of one more.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Speaks of one no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// Makes an item faster, by points per second. The behaviour must be in an animator.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.velocity.dx += velocity.x
    body.velocity.dy += velocity.y
    changed()
  }
  /// How fast an item is, in points per second; zero outside an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    body(of: item).map { CGPoint(x: $0.velocity.dx, y: $0.velocity.dy) } ?? .zero
  }
  /// Turns an item faster, by radians per second. The behaviour must be in an animator.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.angularVelocity += velocity
    changed()
  }
  /// How fast an item turns, in radians per second; 0 outside an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    body(of: item)?.angularVelocity ?? 0
  }

  private func body(of item: any UIDynamicItem) -> DynamicBody? {
    guard let animator, list.contains(item) else { return nil }
    return animator.world.bodyOrNew(of: item)
  }

  override var ownItems: [any UIDynamicItem] { items }

  func configure(_ world: DynamicWorld) {
    for body in world.bodies(of: items) {
      body.elasticity = elasticity
      body.friction = friction
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.setMass(density: density, allowsRotation: allowsRotation, isAnchored: isAnchored)
    }
  }
}

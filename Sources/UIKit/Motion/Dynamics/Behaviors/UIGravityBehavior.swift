public import CoreGraphics

/// Pulls items with the same acceleration: a magnitude of 1 is 1000 points per second squared.
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: ItemList
  /// The items that are pulled.
  open var items: [any UIDynamicItem] { list.items }
  /// Where to, and how much; (0, 1) by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Pulls items downwards.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Pulls one more.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Pulls one no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How much.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets direction and magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, step: CGFloat) {
    for body in world.bodies(of: items) where !body.isAnchored {
      body.velocity.dx += gravityDirection.dx * 1000 * step
      body.velocity.dy += gravityDirection.dy * 1000 * step
    }
  }
}

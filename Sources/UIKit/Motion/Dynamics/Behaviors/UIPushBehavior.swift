public import CoreGraphics

/// Pushes items. A magnitude of 1 gives a body of 100 × 100 points and density 1 an acceleration of
/// 100 points per second squared, or at once a velocity of 100 points per second.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  nonisolated public enum Mode: Int, Sendable {
    /// While the behaviour is active.
    case continuous = 0
    /// A moment; the behaviour is inactive after it.
    case instantaneous = 1
  }

  private var list: ItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }
  /// How long the push lasts.
  public let mode: Mode
  /// Whether the push is on.
  open var active = true { didSet { changed() } }
  /// Where to, and how much.
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// Pushes items by nothing yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  /// Pushes one more.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Pushes one no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed; beside its middle the push turns it.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How much.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets direction and magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard active else { return }
    let time = mode == .continuous ? step : 1
    for body in world.bodies(of: items) where !body.isAnchored {
      let offset = targetOffsetFromCenter(for: body.item)
      body.push(
        by: CGVector(
          dx: pushDirection.dx * DynamicBody.pushUnit * time,
          dy: pushDirection.dy * DynamicBody.pushUnit * time),
        at: CGVector(dx: offset.horizontal, dy: offset.vertical))
    }
    if mode == .instantaneous { active = false }
  }
}

public import CoreGraphics

/// Keeps a point of an item at a distance from an anchor, or from a point of another item, stiffly
/// or as on a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The item, and the other one where there is one.
  public let items: [any UIDynamicItem]
  private let offsets: [UIOffset]
  /// What the item is attached to.
  public let attachedBehaviorType: AttachmentType
  /// The point that the item is attached to, where it is one.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that is kept; at first the one that is there.
  open var length: CGFloat { didSet { changed() } }
  /// How little the spring swings, from 0 to 1.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// How often the spring swings in a second; 0 is stiff.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  /// Attaches the middle of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    offsets = [offset]
    attachedBehaviorType = .anchor
    anchorPoint = point
    let place = Self.point(of: item, offset)
    length = hypot(place.x - point.x, place.y - point.y)
    super.init()
  }

  /// Attaches the middle of an item to that of another.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a point of an item to a point of another.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = [offset1, offset2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    let (place, other) = (Self.point(of: item1, offset1), Self.point(of: item2, offset2))
    length = hypot(place.x - other.x, place.y - other.y)
    super.init()
  }

  private static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard let body = world.body(of: items[0]) else { return }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    world.joints.append(
      DistanceJoint(
        body: body, offset: offsets[0], other: other,
        anchor: other == nil ? .point(anchorPoint) : .offset(offsets[1]), length: length,
        frequency: max(0, frequency) * 2 * .pi, ratio: min(max(damping, 0), 1)))
  }
}

public import CoreGraphics

/// Keeps a point of an item at a distance from an anchor, or from a point of another item, stiffly
/// or as on a spring; or holds two items together, at a point or along a line.
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
  private var hold = Hold.distance
  /// How the other item was turned at first; where both are fixed, against this one.
  private var angleAtStart: CGFloat = 0
  /// How the item was turned at first.
  private var startOfItem: CGFloat = 0

  private enum Hold {
    case distance
    case limit
    case fixed
    case line(CGVector)
  }

  /// How far an item that slides may go along its axis, to both sides of where it was; no limits at
  /// first. Other attachments have no use for it.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
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

  // MARK: Held together

  /// Keeps two points from going farther apart than they are.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    behavior.hold = .limit
    return behavior
  }

  /// Holds two items together at a point of the reference view, about which both can turn.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset(of: point, in: item1), attachedTo: item2,
      offsetFromCenter: offset(of: point, in: item2))
  }

  /// Holds two items together at a point of the reference view, so that they move as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let behavior = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    behavior.hold = .fixed
    behavior.angleAtStart = angle(of: item2) - angle(of: item1)
    return behavior
  }

  /// Lets an item slide along a line through a point of the reference view, and not turn.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item, offsetFromCenter: offset(of: point, in: item), attachedToAnchor: point)
    behavior.hold = .line(axis.ofLengthOne)
    behavior.startOfItem = angle(of: item)
    return behavior
  }

  /// Lets an item slide along a line that goes with another item, and not turn against that.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let behavior = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    behavior.hold = .line(axis.ofLengthOne)
    behavior.angleAtStart = angle(of: item2)
    behavior.startOfItem = angle(of: item1)
    return behavior
  }

  private static func angle(of item: any UIDynamicItem) -> CGFloat {
    atan2(item.transform.b, item.transform.a)
  }

  /// A point of the reference view by its distance from an item's middle, unturned.
  private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let place = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      .applying(item.transform.inverted())
    return UIOffset(horizontal: place.x, vertical: place.y)
  }

  private static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  override var ownItems: [any UIDynamicItem] { items }

  /// How far from the point the second one is by which items are kept from turning.
  private static let lever: CGFloat = 50

  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard let body = world.body(of: items[0]) else { return }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    func joint(
      _ rule: DistanceJoint.Rule, by way: CGVector = .zero, otherBy otherWay: CGVector = .zero
    ) -> DistanceJoint {
      DistanceJoint(
        body: body, offset: offsets[0].moved(by: way), other: other,
        anchor: other == nil ? .point(anchorPoint) : .offset(offsets[1].moved(by: otherWay)),
        length: length, frequency: max(0, frequency) * 2 * .pi,
        ratio: min(max(damping, 0), 1), rule: rule)
    }
    switch hold {
    case .distance: world.joints.append(joint(.distance))
    case .limit: world.joints.append(joint(.limit))
    case .fixed:
      let way = CGVector(dx: Self.lever, dy: 0)
      world.joints.append(joint(.distance))
      world.joints.append(joint(.distance, by: way, otherBy: way.turned(by: -angleAtStart)))
    case .line(let axis):
      let along = axis.turned(by: other.map { $0.angle - angleAtStart } ?? 0)
      let across = CGVector(dx: -along.dy, dy: along.dx)
      // Two points of the item stay on the line, which keeps it from turning.
      for side in [-Self.lever, Self.lever] {
        let way = CGVector(dx: axis.dx * side, dy: axis.dy * side).turned(by: -startOfItem)
        world.joints.append(joint(.line(across: across), by: way))
      }
      let range = attachmentRange
      guard range.isFinite, range.minimum <= range.maximum else { return }
      world.joints.append(joint(.stops(along: along, range.minimum...range.maximum)))
    }
  }
}

extension UIOffset {
  fileprivate func moved(by way: CGVector) -> UIOffset {
    UIOffset(horizontal: horizontal + way.dx, vertical: vertical + way.dy)
  }
}

extension CGVector {
  fileprivate func turned(by angle: CGFloat) -> CGVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }

  /// The same direction; downwards for none.
  fileprivate var ofLengthOne: CGVector {
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 0, dy: 1)
  }
}

/// A range of numbers, which may have no ends.
nonisolated public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat

  /// Makes a range.
  public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// From 0 to 0.
  public static let zero = UIFloatRange()
  /// Without ends.
  public static let infinite = UIFloatRange(
    minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude)

  /// Whether it has ends.
  public var isInfinite: Bool { self == .infinite }

  fileprivate var isFinite: Bool { !isInfinite && minimum.isFinite && maximum.isFinite }
}

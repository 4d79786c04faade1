public import Foundation

/// Hears when items touch each other or a boundary, and when they part.
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items have parted.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item touches a boundary; that of the reference has no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item has parted from a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items bounce off each other and off boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bounce off.
  nonisolated public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: ItemList
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath, lines: [[CGPoint]])] = []
  private var referenceInsets: UIEdgeInsets?
  /// What the delegate knows of, and what was found since, each in the order of being found.
  private var touching = ContactList()
  private var seen = ContactList()

  /// The items.
  open var items: [any UIDynamicItem] { list.items }
  /// What items bounce off; everything by default.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Hears of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Lets items collide.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Lets one more collide.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Lets one collide no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  // MARK: Boundaries

  /// Whether items are kept inside the bounds of the animator's reference view.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? referenceInsets ?? .zero : nil
      changed()
    }
  }

  /// Keeps items inside the bounds of the reference view, less what is given.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    changed()
  }

  /// Adds a path that items bounce off, from both sides.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath, bezierPath.cgPath.segments))
    changed()
  }

  /// Adds a line that items bounce off, from both sides.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of an identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// The identifiers of the boundaries that were added.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Takes all boundaries away that were added.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? (one as AnyObject === other as AnyObject)
  }

  /// Where an outline touches the boundaries.
  func boundaryContacts(
    _ outline: [CGPoint], _ reference: CGRect?
  ) -> [(identifier: (any NSCopying)?, contact: Contact)] {
    var found: [(identifier: (any NSCopying)?, contact: Contact)] = []
    if let referenceInsets, let box = reference?.inset(by: referenceInsets) {
      let walls: [(CGPoint, CGVector)] = [
        (CGPoint(x: box.minX, y: box.minY), CGVector(dx: -1, dy: 0)),
        (CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: -1)),
        (CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 1, dy: 0)),
        (CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: 1)),
      ]
      found += walls.compactMap { wall, outward in
        Contact(outline, beyond: wall, outward: outward).map { (nil, $0) }
      }
    }
    for boundary in boundaries {
      found += boundary.lines.compactMap { line in
        Contact(outline, line).map { (boundary.identifier, $0) }
      }
    }
    return found
  }

  // MARK: Contacts

  private struct ContactKey: Hashable {
    let item: ObjectIdentifier
    /// The other item, or the boundary's identifier.
    let other: AnyHashable
  }

  private enum ContactEntry {
    case items(any UIDynamicItem, any UIDynamicItem, CGPoint)
    case boundary(any UIDynamicItem, (any NSCopying)?, CGPoint)
  }

  private struct ContactList {
    private(set) var entries: [(key: ContactKey, entry: ContactEntry)] = []
    private var keys: Set<ContactKey> = []

    func contains(_ key: ContactKey) -> Bool { keys.contains(key) }

    mutating func add(_ key: ContactKey, _ entry: ContactEntry) {
      if keys.insert(key).inserted { entries.append((key, entry)) }
    }
  }

  func note(_ body: DynamicBody, other: DynamicBody, at place: CGPoint) {
    let key = ContactKey(
      item: ObjectIdentifier(body.item), other: ObjectIdentifier(other.item))
    seen.add(key, .items(body.item, other.item, place))
  }

  func note(_ body: DynamicBody, boundary identifier: (any NSCopying)?, at place: CGPoint) {
    let name = (identifier as? NSObject).map { AnyHashable($0) } ?? AnyHashable("reference")
    let key = ContactKey(item: ObjectIdentifier(body.item), other: name)
    seen.add(key, .boundary(body.item, identifier, place))
  }

  func tellDelegate() {
    let (old, new) = (touching, seen)
    touching = new
    seen = ContactList()
    for (key, entry) in new.entries where !old.contains(key) {
      switch entry {
      case .items(let item, let other, let place):
        collisionDelegate?.collisionBehavior(self, beganContactFor: item, with: other, at: place)
      case .boundary(let item, let identifier, let place):
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
      }
    }
    for (key, entry) in old.entries where !new.contains(key) {
      switch entry {
      case .items(let item, let other, _):
        collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: other)
      case .boundary(let item, let identifier, _):
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }
  }
}

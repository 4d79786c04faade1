internal import CoreGraphics

/// The bodies of an animator, and what happens to them in a step.
///
/// Velocities first: forces have changed them, then joints and contacts are made to hold by impulses,
/// one after the other and several times over. Then the places; what still overlaps is moved apart.
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]
  /// For the step to come.
  var joints: [DistanceJoint] = []
  var collisions: [UICollisionBehavior] = []
  var referenceBounds: CGRect?

  private static let rounds = 10
  /// Overlap that is left, so that bodies at rest stay in touch.
  private static let slop: CGFloat = 0.05
  /// Slower impacts don't bounce.
  private static let leastBounce: CGFloat = 30

  // MARK: Bodies

  func body(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap(body(of:)) }

  func bodyOrNew(of item: any UIDynamicItem) -> DynamicBody {
    if let body = body(of: item) { return body }
    let body = DynamicBody(item: item)
    bodies.append(body)
    byItem[ObjectIdentifier(item)] = body
    return body
  }

  /// Gives items bodies and forgets all others.
  func keep(_ items: [any UIDynamicItem]) {
    let wanted = Set(items.map { ObjectIdentifier($0) })
    if bodies.contains(where: { !wanted.contains(ObjectIdentifier($0.item)) }) {
      bodies.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
      byItem = byItem.filter { wanted.contains($0.key) }
    }
    for item in items { _ = bodyOrNew(of: item) }
  }

  var isAtRest: Bool { bodies.allSatisfy(\.isAtRest) }

  // MARK: Steps

  /// A contact of a body with another one, or with a boundary, while it is solved.
  private struct Touch {
    let contact: Contact
    let body: DynamicBody
    /// Nil for a boundary.
    let other: DynamicBody?
    /// The speed at which each point is to part.
    var parting: [CGFloat]
    /// The impulses so far, across and along.
    var across: [CGFloat]
    var along: [CGFloat]
  }

  func advance(by step: CGFloat) {
    var touches = findTouches()
    for _ in 0..<Self.rounds {
      for joint in joints { joint.solve(step: step) }
      for index in touches.indices { solve(&touches[index]) }
    }
    for body in bodies { body.advance(by: step) }
    for touch in touches { part(touch) }
    joints.removeAll(keepingCapacity: true)
  }

  private func findTouches() -> [Touch] {
    var touches: [Touch] = []
    for behavior in collisions {
      let members = bodies(of: behavior.items)
      if behavior.collisionMode.contains(.boundaries) {
        for body in members {
          let corners = body.corners
          for (identifier, contact) in behavior.boundaryContacts(corners, referenceBounds) {
            touches.append(makeTouch(contact, body, nil))
            behavior.note(body, boundary: identifier, at: contact.points[0].place)
          }
        }
      }
      guard behavior.collisionMode.contains(.items) else { continue }
      let outlines = members.map(\.corners)
      let frames = outlines.map { CGRect(around: $0) }
      for first in members.indices {
        for second in members.indices where second > first {
          guard frames[first].intersects(frames[second]),
            let contact = Contact(outlines[first], outlines[second])
          else { continue }
          touches.append(makeTouch(contact, members[first], members[second]))
          behavior.note(members[first], other: members[second], at: contact.points[0].place)
        }
      }
    }
    return touches
  }

  private func makeTouch(_ contact: Contact, _ body: DynamicBody, _ other: DynamicBody?) -> Touch {
    let bounce = max(body.elasticity, other?.elasticity ?? 0)
    let parting = contact.points.map { point -> CGFloat in
      let speed = approach(contact, point, body, other).across
      return speed > Self.leastBounce ? speed * min(max(bounce, 0), 1) : 0
    }
    let zeros = [CGFloat](repeating: 0, count: contact.points.count)
    return Touch(
      contact: contact, body: body, other: other, parting: parting, across: zeros, along: zeros)
  }

  /// How fast two bodies come together at a point, across and along their border.
  private func approach(
    _ contact: Contact, _ point: Contact.Point, _ body: DynamicBody, _ other: DynamicBody?
  ) -> (across: CGFloat, along: CGFloat) {
    let mine = body.velocity(at: arm(of: body, point))
    let others = other.map { $0.velocity(at: arm(of: $0, point)) } ?? .zero
    let (dx, dy) = (mine.dx - others.dx, mine.dy - others.dy)
    let normal = contact.normal
    return (dx * normal.dx + dy * normal.dy, -dx * normal.dy + dy * normal.dx)
  }

  private func arm(of body: DynamicBody, _ point: Contact.Point) -> CGVector {
    CGVector(dx: point.place.x - body.center.x, dy: point.place.y - body.center.y)
  }

  private func solve(_ touch: inout Touch) {
    let normal = touch.contact.normal
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    // Two that rub: the mean of both, as neither alone decides.
    let friction =
      touch.other.map { (touch.body.friction * $0.friction).squareRoot() } ?? touch.body.friction
    for (index, point) in touch.contact.points.enumerated() {
      let speed = approach(touch.contact, point, touch.body, touch.other).across
      let across = (speed + touch.parting[index]) / mobility(touch, normal, point)
      let total = max(0, touch.across[index] + across)
      push(touch, normal, point, total - touch.across[index])
      touch.across[index] = total

      let slide = approach(touch.contact, point, touch.body, touch.other).along
      let along = slide / mobility(touch, tangent, point)
      let most = friction * total
      let stick = min(max(touch.along[index] + along, -most), most)
      push(touch, tangent, point, stick - touch.along[index])
      touch.along[index] = stick
    }
  }

  private func mobility(
    _ touch: Touch, _ direction: CGVector, _ point: Contact.Point
  ) -> CGFloat {
    let mine = touch.body.mobility(along: direction, at: arm(of: touch.body, point))
    let others = touch.other.map { $0.mobility(along: direction, at: arm(of: $0, point)) } ?? 0
    return max(mine + others, 1e-9)
  }

  /// Pushes the first body back along a direction, and the second one on.
  private func push(
    _ touch: Touch, _ direction: CGVector, _ point: Contact.Point, _ size: CGFloat
  ) {
    guard size != 0 else { return }
    let impulse = CGVector(dx: direction.dx * size, dy: direction.dy * size)
    touch.body.push(
      by: CGVector(dx: -impulse.dx, dy: -impulse.dy), at: arm(of: touch.body, point))
    if let other = touch.other { other.push(by: impulse, at: arm(of: other, point)) }
  }

  /// Moves two bodies that overlap a little apart.
  private func part(_ touch: Touch) {
    let depth = touch.contact.points.map(\.depth).max() ?? 0
    let weights = (touch.body.inverseMass, touch.other?.inverseMass ?? 0)
    let total = weights.0 + weights.1
    guard depth > Self.slop, total > 0 else { return }
    let way = 0.4 * (depth - Self.slop) / total
    let normal = touch.contact.normal
    touch.body.center.x -= normal.dx * way * weights.0
    touch.body.center.y -= normal.dy * way * weights.0
    touch.other?.center.x += normal.dx * way * weights.1
    touch.other?.center.y += normal.dy * way * weights.1
  }

  /// Tells the delegates what has touched and what has parted since the last time.
  func tellOfContacts() {
    for behavior in collisions { behavior.tellDelegate() }
  }
}

internal import CoreGraphics

/// An item as a body: where it is, how it moves, how heavy it is.
final class DynamicBody {
  let item: any UIDynamicItem
  var center = CGPoint.zero
  /// In radians, clockwise.
  var angle: CGFloat = 0
  /// In points per second.
  var velocity = CGVector.zero
  /// In radians per second.
  var angularVelocity: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  private(set) var allowsRotation = true
  private(set) var isAnchored = false
  /// 0 for a body that nothing moves.
  private(set) var inverseMass: CGFloat = 0
  /// 0 for a body that nothing turns.
  private(set) var inverseInertia: CGFloat = 0
  /// The corners about the middle, unturned; convex, clockwise on the screen.
  private let outline: [CGVector]
  /// The item's own scale, kept when it is turned.
  private var scale: CGFloat = 1

  /// The force that a magnitude of 1 stands for: mass 1 is 100 × 100 points of density 1.
  static let pushUnit: CGFloat = 100

  init(item: any UIDynamicItem) {
    self.item = item
    outline = Self.outline(of: item)
    takeState()
    resetProperties()
  }

  /// The item as a newcomer without behaviours of its own.
  func resetProperties() {
    (elasticity, friction, resistance, angularResistance) = (0, 0, 0, 0)
    setMass(density: 1, allowsRotation: true, isAnchored: false)
  }

  func setMass(density: CGFloat, allowsRotation: Bool, isAnchored: Bool) {
    self.allowsRotation = allowsRotation
    self.isAnchored = isAnchored
    let size = item.bounds.size
    let mass = max(density, 1e-3) * max(size.width * size.height, 1) / 10_000
    let inertia = mass * (size.width * size.width + size.height * size.height) / 12
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / max(inertia, 1e-3)
    if isAnchored { velocity = .zero }
    if inverseInertia == 0 { angularVelocity = 0 }
  }

  // MARK: The item

  /// Takes over where the item is.
  func takeState() {
    center = item.center
    let transform = item.transform
    angle = atan2(transform.b, transform.a)
    scale = hypot(transform.a, transform.b)
  }

  /// Puts the item where the body is.
  func giveState() {
    if item.center != center { item.center = center }
    let transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    if item.transform != transform { item.transform = transform }
  }

  private static func outline(of item: any UIDynamicItem) -> [CGVector] {
    let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map {
        CGVector(dx: $0.0 * width, dy: $0.1 * height)
      }
    case .ellipse:
      return (0..<24).map { index in
        let angle = CGFloat(index) * .pi / 12
        return CGVector(dx: cos(angle) * width, dy: sin(angle) * height)
      }
    case .path:
      let points = item.collisionBoundingPath.cgPath.corners
      return ConvexHull.clockwise(points.map { CGVector(dx: $0.x, dy: $0.y) })
    }
  }

  // MARK: Geometry

  /// The corners where they are now.
  var corners: [CGPoint] {
    let (sine, cosine) = (sin(angle), cos(angle))
    return outline.map {
      CGPoint(
        x: center.x + scale * ($0.dx * cosine - $0.dy * sine),
        y: center.y + scale * ($0.dx * sine + $0.dy * cosine))
    }
  }

  /// The box around the corners.
  var frame: CGRect { CGRect(around: corners) }

  /// A point of the item, by its distance from the middle unturned, as a distance turned.
  func turned(_ offset: UIOffset) -> CGVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGVector(
      dx: scale * (offset.horizontal * cosine - offset.vertical * sine),
      dy: scale * (offset.horizontal * sine + offset.vertical * cosine))
  }

  // MARK: Motion

  /// How fast a point moves that is some way from the middle.
  func velocity(at arm: CGVector) -> CGVector {
    CGVector(
      dx: velocity.dx - angularVelocity * arm.dy, dy: velocity.dy + angularVelocity * arm.dx)
  }

  /// Changes the velocities by an impulse at a point that is some way from the middle.
  func push(by impulse: CGVector, at arm: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    angularVelocity += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// How much a push along a direction of length 1, some way from the middle, changes the velocity
  /// of that point.
  func mobility(along direction: CGVector, at arm: CGVector) -> CGFloat {
    let lever = arm.dx * direction.dy - arm.dy * direction.dx
    return inverseMass + lever * lever * inverseInertia
  }

  func advance(by step: CGFloat) {
    let slowing = 1 / (1 + step * max(0, resistance))
    velocity.dx *= slowing
    velocity.dy *= slowing
    angularVelocity *= 1 / (1 + step * max(0, angularResistance))
    center.x += velocity.dx * step
    center.y += velocity.dy * step
    angle += angularVelocity * step
  }

  var isAtRest: Bool { hypot(velocity.dx, velocity.dy) < 4 && abs(angularVelocity) < 0.05 }
}

extension CGRect {
  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The smallest convex outline around points.
enum ConvexHull {
  /// Andrew's monotone chain, in the order that is clockwise on the screen.
  static func clockwise(_ points: [CGVector]) -> [CGVector] {
    let sorted = points.sorted { ($0.dx, $0.dy) < ($1.dx, $1.dy) }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: [CGVector]) -> [CGVector] {
      var chain: [CGVector] = []
      for point in points {
        while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return half(sorted) + half(sorted.reversed())
  }

  private static func turn(_ a: CGVector, _ b: CGVector, _ c: CGVector) -> CGFloat {
    (b.dx - a.dx) * (c.dy - a.dy) - (b.dy - a.dy) * (c.dx - a.dx)
  }
}

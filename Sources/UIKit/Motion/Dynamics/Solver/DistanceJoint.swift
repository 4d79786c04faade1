internal import CoreGraphics

/// Keeps two points at a distance, stiffly or as on a spring, or to a line. Made anew for each step.
struct DistanceJoint {
  /// What is kept.
  enum Rule {
    /// The distance.
    case distance
    /// The distance, where it would be longer.
    case limit
    /// The first point on a line through the second, by the direction across it.
    case line(across: CGVector)
    /// The way of the first point from the second along a direction within a range.
    case stops(along: CGVector, ClosedRange<CGFloat>)
  }

  enum End {
    /// A point that stays.
    case point(CGPoint)
    /// A point of the other body.
    case offset(UIOffset)
  }

  let body: DynamicBody
  let offset: UIOffset
  let other: DynamicBody?
  let anchor: End
  let length: CGFloat
  /// In radians per second; 0 is stiff.
  let frequency: CGFloat
  let ratio: CGFloat
  var rule = Rule.distance

  /// Changes the velocities so that the distance is right after a step.
  func solve(step: CGFloat) {
    let arm = body.turned(offset)
    let place = CGPoint(x: body.center.x + arm.dx, y: body.center.y + arm.dy)
    var otherArm = CGVector.zero
    var end = CGPoint.zero
    switch anchor {
    case .point(let point): end = point
    case .offset(let offset):
      guard let other else { return }
      otherArm = other.turned(offset)
      end = CGPoint(x: other.center.x + otherArm.dx, y: other.center.y + otherArm.dy)
    }
    let (dx, dy) = (place.x - end.x, place.y - end.y)
    let distance = hypot(dx, dy)
    switch rule {
    case .distance: break
    case .limit: if distance <= length { return }
    case .line(let across):
      return solve(across, dx * across.dx + dy * across.dy, arm, otherArm, step)
    case .stops(let along, let range):
      let way = dx * along.dx + dy * along.dy
      let inside = way.clamped(to: range)
      if way != inside { solve(along, way - inside, arm, otherArm, step) }
      return
    }
    if length < 1e-6 {
      // A pin: both directions count.
      solve(CGVector(dx: 1, dy: 0), dx, arm, otherArm, step)
      solve(CGVector(dx: 0, dy: 1), dy, arm, otherArm, step)
    } else {
      let direction =
        distance > 1e-6
        ? CGVector(dx: dx / distance, dy: dy / distance) : CGVector(dx: 0, dy: 1)
      solve(direction, distance - length, arm, otherArm, step)
    }
  }

  private func solve(
    _ direction: CGVector, _ error: CGFloat, _ arm: CGVector, _ otherArm: CGVector, _ step: CGFloat
  ) {
    let mobility =
      body.mobility(along: direction, at: arm)
      + (other?.mobility(along: direction, at: otherArm) ?? 0)
    guard mobility > 0 else { return }
    let (mine, others) = (body.velocity(at: arm), other?.velocity(at: otherArm) ?? .zero)
    let speed = (mine.dx - others.dx) * direction.dx + (mine.dy - others.dy) * direction.dy
    let wanted: CGFloat
    if frequency > 0 {
      wanted = ImplicitSpring(frequency: frequency, ratio: ratio).velocity(
        speed, distance: -error, step: step)
    } else {
      wanted = -0.3 * error / step
    }
    let size = (wanted - speed) / mobility
    body.push(by: CGVector(dx: direction.dx * size, dy: direction.dy * size), at: arm)
    other?.push(by: CGVector(dx: -direction.dx * size, dy: -direction.dy * size), at: otherArm)
  }
}

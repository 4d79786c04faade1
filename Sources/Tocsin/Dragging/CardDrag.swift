import UIKit

/// Lets a finger drag the card out of the window.
///
/// The card follows the finger towards the edges that its placement allows and resists elsewhere.
/// Where the finger lets go decides, and how fast it moved then: the card goes on out of the
/// window at that speed, or back to its place.
final class CardDrag {
  /// How far a finger must move before it drags, in points.
  private static let slop: CGFloat = 8
  /// A movement is judged by where it would get to in this time, in seconds.
  private static let foresight: TimeInterval = 0.18

  private unowned let alert: Alert
  private weak var touch: UITouch?
  private var start = CGPoint.zero
  private var samples: [(point: CGPoint, time: TimeInterval)] = []
  /// The direction towards the edge that the card is dragged to, from the first movement on.
  private var direction: CGVector?

  init(alert: Alert) { self.alert = alert }

  /// Whether the card is being dragged.
  var isActive: Bool { direction != nil }

  func began(_ touches: Set<UITouch>) {
    guard alert.dismissesOnDrag, alert.phase == .shown, touch == nil, let first = touches.first,
      let container
    else { return }
    touch = first
    start = first.location(in: container)
    samples = [(start, first.timestamp)]
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch), let container, alert.phase == .shown else { return }
    let point = touch.location(in: container)
    samples.append((point, touch.timestamp))
    samples.removeAll { $0.time < touch.timestamp - 0.1 }
    if direction == nil {
      let way = CGVector(dx: point.x - start.x, dy: point.y - start.y)
      guard let direction = chosenDirection(for: way) else { return }
      self.direction = direction
      // The card must not jump by the slop.
      start = point
    }
    follow(point)
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    let direction = direction
    letGo()
    guard let direction, alert.phase == .shown else { return }
    let speed = dot(velocity, direction)
    let travelled = dot(CGVector(dx: shift.x, dy: shift.y), direction)
    let extent = abs(dot(CGVector(dx: card.bounds.width, dy: card.bounds.height), direction))
    if travelled + speed * Self.foresight > extent / 2, speed > -50, alert.canBeSwipedAway {
      if alert.cancelAction?.work == nil {
        alert.choreography.release = DragRelease(direction: direction, speed: speed)
      } else {
        // The card is there while the work is done.
        goBack(speed: speed, travelled: travelled)
      }
      alert.swiped()
    } else {
      goBack(speed: speed, travelled: travelled)
    }
  }

  func cancelled(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    let wasActive = isActive
    letGo()
    if wasActive, alert.phase == .shown { goBack(speed: 0, travelled: 0) }
  }

  private var card: AlertCard { alert.card }
  private var container: UIView? { alert.presentation?.containerView }
  private var backdrop: UIView? { alert.backdropView }
  private var shift: CGPoint { CGPoint(x: card.transform.tx, y: card.transform.ty) }

  /// The direction among the allowed ones that a movement takes, once it is clear.
  private func chosenDirection(for way: CGVector) -> CGVector? {
    guard hypot(way.dx, way.dy) >= Self.slop else { return nil }
    let isMirrored = card.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let allowed = alert.placement.dragEdges.map { $0.direction(isRightToLeft: isMirrored) }
    // Within 45 degrees of an edge's direction; with one edge alone the reverse resists.
    return allowed.first { dot(way, $0) > hypot(way.dx, way.dy) * 0.7 }
      ?? allowed.first { dot(way, $0) < -hypot(way.dx, way.dy) * 0.7 }
  }

  private func follow(_ point: CGPoint) {
    guard let direction, let container else { return }
    let way = dot(CGVector(dx: point.x - start.x, dy: point.y - start.y), direction)
    let travelled = way >= 0 ? way : -resisted(-way)
    card.transform = CGAffineTransform(
      translationX: direction.dx * travelled, y: direction.dy * travelled)
    let whole = abs(dot(card.wayOut(towards: direction, in: container), direction))
    backdrop?.alpha = whole > 0 ? 1 - min(1, max(0, travelled) / whole) : 1
  }

  /// The farther, the harder: never more than a tenth of the card's larger side.
  private func resisted(_ way: CGFloat) -> CGFloat {
    let limit = max(card.bounds.width, card.bounds.height) * 0.1
    return limit * (1 - 1 / (way * 0.55 / max(1, limit) + 1))
  }

  private func goBack(speed: CGFloat, travelled: CGFloat) {
    let relative = abs(travelled) > 1 ? -speed / travelled : 0
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: min(20, max(-20, relative)), options: .allowUserInteraction,
      animations: {
        self.card.transform = .identity
        self.backdrop?.alpha = 1
      })
  }

  private func letGo() {
    touch = nil
    direction = nil
  }

  /// In points per second, over the last tenth of a second.
  private var velocity: CGVector {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGVector(
      dx: (last.point.x - first.point.x) / time, dy: (last.point.y - first.point.y) / time)
  }

  private func dot(_ a: CGVector, _ b: CGVector) -> CGFloat { a.dx * b.dx + a.dy * b.dy }
}

/// How a finger let go of a card that is to leave.
struct DragRelease {
  /// Towards the edge.
  let direction: CGVector
  /// In points per second.
  let speed: CGFloat

  /// The rest of the way, at the finger's speed.
  func motion(of card: AlertCard, in container: UIView) -> Motion {
    let way = card.wayOut(towards: direction, in: container)
    let left = hypot(way.dx - card.transform.tx, way.dy - card.transform.ty)
    // An ease-out begins 1 / 0.58 times as fast as it goes on the average.
    let duration = TimeInterval(left / max(1, speed) / 0.58)
    let isMirrored = card.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Motion(
      duration: min(0.35, max(0.12, duration)), pace: .curve(.easeOut),
      offset: CGVector(dx: direction.dx * (isMirrored ? -1 : 1), dy: direction.dy), alpha: 1)
  }
}

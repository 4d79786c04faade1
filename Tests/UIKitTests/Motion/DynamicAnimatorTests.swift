import Testing

@testable import UIKit

@Suite("Dynamic animators")
struct DynamicAnimatorTests {
  private let screen = SteppedScreen(size: CGSize(width: 320, height: 480))

  private func box(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    screen.window.addSubview(view)
    return view
  }

  private func makeAnimator() -> UIDynamicAnimator {
    UIDynamicAnimator(referenceView: screen.window)
  }

  private func walls(_ items: UIView..., elasticity: CGFloat = 0) -> UIDynamicBehavior {
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    let body = UIDynamicItemBehavior(items: items)
    body.elasticity = elasticity
    let all = UIDynamicBehavior()
    all.addChildBehavior(walls)
    all.addChildBehavior(body)
    return all
  }

  // MARK: Gravity

  @Test("Gravity of 1 is 1000 points per second squared, downwards")
  func gravity() {
    let view = box(CGRect(x: 100, y: 0, width: 50, height: 50))
    let animator = makeAnimator()
    let gravity = UIGravityBehavior(items: [view])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)
    animator.addBehavior(gravity)
    screen.advance(by: 0.5)
    #expect(abs(view.center.y - (25 + 0.5 * 1000 * 0.25)) < 3)
    #expect(view.center.x == 125)
  }

  @Test("Gravity has any direction and size")
  func gravityDirection() {
    let view = box(CGRect(x: 100, y: 100, width: 50, height: 50))
    let animator = makeAnimator()
    let gravity = UIGravityBehavior(items: [view])
    gravity.setAngle(.pi, magnitude: 0.1)
    animator.addBehavior(gravity)
    screen.advance(by: 0.5)
    #expect(abs(view.center.x - (125 - 12.5)) < 1 && abs(view.center.y - 125) < 0.01)
  }

  // MARK: Rest

  @Test("A box falls onto the floor and stays there; the animator pauses and wakes nobody")
  func rest() {
    let view = box(CGRect(x: 100, y: 0, width: 50, height: 50))
    let animator = makeAnimator()
    let log = RestLog()
    animator.delegate = log
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(walls(view))
    #expect(animator.isRunning && log.events == ["resume"])
    screen.advance(by: 3)
    #expect(abs(view.frame.maxY - 480) < 1 && abs(view.center.x - 125) < 0.5)
    #expect(!animator.isRunning && log.events == ["resume", "pause"])
    #expect(UIApplication.shared.nextWakeTime == .infinity)
    #expect(animator.elapsedTime > 0.9 && animator.elapsedTime < 2.9)
  }

  @Test("A change of a behaviour wakes the animator; an item moved by hand is taken up from there")
  func resumes() {
    let view = box(CGRect(x: 100, y: 0, width: 50, height: 50))
    let animator = makeAnimator()
    let gravity = UIGravityBehavior(items: [view])
    animator.addBehavior(gravity)
    animator.addBehavior(walls(view))
    screen.advance(by: 3)
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    #expect(animator.isRunning)
    screen.advance(by: 3)
    #expect(abs(view.frame.maxX - 320) < 1)
    view.center = CGPoint(x: 100, y: 100)
    animator.updateItem(usingCurrentState: view)
    screen.advance(by: 3)
    #expect(abs(view.frame.maxX - 320) < 1 && abs(view.center.y - 100) < 1)
  }

  @Test("The same behaviours give the same movement to the last bit, whenever turns are taken")
  func deterministic() {
    func path() -> [CGPoint] {
      let screen = SteppedScreen(size: CGSize(width: 320, height: 480))
      let views = (0..<4).map { index -> UIView in
        let view = UIView(
          frame: CGRect(x: 40 + 35 * CGFloat(index), y: 20 * CGFloat(index), width: 60, height: 40))
        screen.window.addSubview(view)
        return view
      }
      let animator = UIDynamicAnimator(referenceView: screen.window)
      animator.addBehavior(UIGravityBehavior(items: views))
      let collisions = UICollisionBehavior(items: views)
      collisions.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collisions)
      screen.advance(by: 2)
      return views.map(\.center)
    }
    #expect(path() == path())
  }

  // MARK: Collisions

  @Test("An elastic box comes back nearly as high as it fell, one that is not stays down")
  func bounces() {
    let (elastic, dead) = (
      box(CGRect(x: 20, y: 200, width: 50, height: 50)),
      box(CGRect(x: 220, y: 200, width: 50, height: 50))
    )
    let animator = makeAnimator()
    animator.addBehavior(UIGravityBehavior(items: [elastic, dead]))
    animator.addBehavior(walls(elastic, elasticity: 0.9))
    animator.addBehavior(walls(dead))
    var highest: (CGFloat, CGFloat) = (480, 480)
    screen.advance(by: 0.75)
    for _ in 0..<60 {
      screen.advance(by: 1.0 / 60)
      highest = (min(highest.0, elastic.center.y), min(highest.1, dead.center.y))
    }
    #expect(highest.0 > 240 && highest.0 < 320)
    #expect(highest.1 > 450)
  }

  @Test("Boxes pile up without sinking into each other")
  func pile() {
    let views = (0..<3).map { box(CGRect(x: 100, y: 20 + 80 * CGFloat($0), width: 60, height: 60)) }
    let animator = makeAnimator()
    animator.addBehavior(UIGravityBehavior(items: views))
    let collisions = UICollisionBehavior(items: views)
    collisions.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collisions)
    screen.advance(by: 4)
    let bottoms = views.map(\.frame.maxY)
    #expect(abs(bottoms[2] - 480) < 1.5)
    #expect(abs(bottoms[1] - 420) < 3 && abs(bottoms[0] - 360) < 4)
  }

  @Test("Modes choose between items and boundaries")
  func modes() {
    let (first, second) = (
      box(CGRect(x: 100, y: 100, width: 60, height: 60)),
      box(CGRect(x: 100, y: 300, width: 60, height: 60))
    )
    let animator = makeAnimator()
    animator.addBehavior(UIGravityBehavior(items: [first, second]))
    let collisions = UICollisionBehavior(items: [first, second])
    collisions.translatesReferenceBoundsIntoBoundary = true
    collisions.collisionMode = .boundaries
    animator.addBehavior(collisions)
    screen.advance(by: 3)
    #expect(abs(first.frame.maxY - 480) < 1 && abs(second.frame.maxY - 480) < 1)
  }

  @Test("A line stops a box, is found by its name, and lets through once it is taken away")
  func boundaries() {
    let view = box(CGRect(x: 100, y: 100, width: 60, height: 60))
    let animator = makeAnimator()
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let collisions = UICollisionBehavior(items: [view])
    let log = ContactLog()
    collisions.collisionDelegate = log
    collisions.addBoundary(
      withIdentifier: NSString("shelf"), from: CGPoint(x: 0, y: 300), to: CGPoint(x: 320, y: 300))
    animator.addBehavior(collisions)
    screen.advance(by: 3)
    #expect(abs(view.frame.maxY - 300) < 1)
    #expect(collisions.boundary(withIdentifier: NSString("shelf")) != nil)
    #expect(log.events == ["began shelf"])
    collisions.removeBoundary(withIdentifier: NSString("shelf"))
    #expect(collisions.boundaryIdentifiers == nil)
    screen.advance(by: 0.5)
    #expect(view.frame.minY > 300 && log.events == ["began shelf", "ended shelf"])
  }

  @Test("A box that meets an edge turns; one that must not turn stays upright")
  func turning() {
    let (free, stiff) = (
      box(CGRect(x: 20, y: 100, width: 100, height: 30)),
      box(CGRect(x: 180, y: 100, width: 100, height: 30))
    )
    let animator = makeAnimator()
    animator.addBehavior(UIGravityBehavior(items: [free, stiff]))
    let upright = UIDynamicItemBehavior(items: [stiff])
    upright.allowsRotation = false
    animator.addBehavior(upright)
    let collisions = UICollisionBehavior(items: [free, stiff])
    for (name, x) in [("a", 20.0), ("b", 180.0)] {
      collisions.addBoundary(
        withIdentifier: NSString(string: name), from: CGPoint(x: x - 20, y: 200),
        to: CGPoint(x: x + 20, y: 200))
    }
    animator.addBehavior(collisions)
    screen.advance(by: 0.7)
    #expect(free.transform.b > 0.1)
    #expect(stiff.transform.isIdentity && abs(stiff.frame.maxY - 200) < 1)
  }

  @Test("An anchored item stays where it is, and others bounce off it")
  func anchored() {
    let (table, ball) = (
      box(CGRect(x: 60, y: 300, width: 200, height: 20)),
      box(CGRect(x: 140, y: 100, width: 40, height: 40))
    )
    let animator = makeAnimator()
    let fixed = UIDynamicItemBehavior(items: [table])
    fixed.isAnchored = true
    animator.addBehavior(fixed)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let log = ContactLog()
    let collisions = UICollisionBehavior(items: [table, ball])
    collisions.collisionDelegate = log
    animator.addBehavior(collisions)
    screen.advance(by: 3)
    #expect(table.center == CGPoint(x: 160, y: 310))
    #expect(abs(ball.frame.maxY - 300) < 1 && log.events == ["began items"])
  }

  // MARK: Snap, attachment, push

  @Test("A snap brings an item to its point and upright, swinging less with more damping")
  func snap() {
    func overshoot(damping: CGFloat) -> CGFloat {
      let view = box(CGRect(x: 0, y: 0, width: 50, height: 50))
      view.transform = CGAffineTransform(rotationAngle: 0.5)
      let animator = makeAnimator()
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 25))
      snap.damping = damping
      animator.addBehavior(snap)
      var furthest: CGFloat = 0
      for _ in 0..<180 {
        screen.advance(by: 1.0 / 60)
        furthest = max(furthest, view.center.x)
      }
      #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 25) < 0.5)
      #expect(abs(view.transform.b) < 0.01 && !animator.isRunning)
      return furthest - 200
    }
    #expect(UISnapBehavior(item: box(.zero), snapTo: .zero).damping == 0.5)
    #expect(overshoot(damping: 0) > 20)
    #expect(overshoot(damping: 1) < 2)
  }

  @Test("A stiff attachment keeps its length while the item swings below its anchor")
  func attachment() {
    let view = box(CGRect(x: 235, y: 75, width: 50, height: 50))
    let animator = makeAnimator()
    let anchor = CGPoint(x: 160, y: 100)
    let rope = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    #expect(rope.length == 100 && rope.attachedBehaviorType == .anchor)
    animator.addBehavior(rope)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    var lowest: CGFloat = 0
    for _ in 0..<120 {
      screen.advance(by: 1.0 / 60)
      let length = hypot(view.center.x - anchor.x, view.center.y - anchor.y)
      #expect(abs(length - 100) < 3)
      lowest = max(lowest, view.center.y)
    }
    #expect(abs(lowest - 200) < 3)
  }

  @Test("A spring between two items draws them to its length; a moved anchor draws its item along")
  func springs() {
    let (first, second) = (
      box(CGRect(x: 20, y: 100, width: 40, height: 40)),
      box(CGRect(x: 260, y: 100, width: 40, height: 40))
    )
    let animator = makeAnimator()
    let spring = UIAttachmentBehavior(item: first, attachedTo: second)
    spring.length = 100
    spring.frequency = 2
    spring.damping = 1
    animator.addBehavior(spring)
    screen.advance(by: 3)
    #expect(abs(second.center.x - first.center.x - 100) < 1)
    #expect(abs(first.center.x + second.center.x - 320) < 1)
    animator.removeAllBehaviors()
    let drag = UIAttachmentBehavior(item: first, attachedToAnchor: first.center)
    animator.addBehavior(drag)
    drag.anchorPoint = CGPoint(x: 60, y: 300)
    screen.advance(by: 2)
    #expect(abs(first.center.x - 60) < 1 && abs(first.center.y - 300) < 1)
  }

  @Test("A push of 1 moves 100 × 100 points by 100 points per second, for once or on and on")
  func push() {
    let (once, always) = (
      box(CGRect(x: 0, y: 0, width: 100, height: 100)),
      box(CGRect(x: 0, y: 200, width: 100, height: 100))
    )
    let animator = makeAnimator()
    let kick = UIPushBehavior(items: [once], mode: .instantaneous)
    kick.setAngle(0, magnitude: 1)
    animator.addBehavior(kick)
    let wind = UIPushBehavior(items: [always], mode: .continuous)
    wind.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(wind)
    screen.advance(by: 1)
    #expect(abs(once.center.x - 150) < 2 && !kick.active)
    #expect(abs(always.center.x - 100) < 2 && wind.active)
  }

  @Test("A push beside the middle turns")
  func pushOffCentre() {
    let view = box(CGRect(x: 0, y: 0, width: 100, height: 100))
    let animator = makeAnimator()
    let kick = UIPushBehavior(items: [view], mode: .instantaneous)
    kick.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: view)
    kick.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(kick)
    screen.advance(by: 0.1)
    #expect(view.transform.b > 0.01)
  }

  // MARK: Bodies

  @Test("Velocities are added and told; resistance and friction slow down")
  func velocities() {
    let (free, slowed) = (
      box(CGRect(x: 0, y: 0, width: 40, height: 40)),
      box(CGRect(x: 0, y: 100, width: 40, height: 40))
    )
    let animator = makeAnimator()
    let plain = UIDynamicItemBehavior(items: [free])
    let thick = UIDynamicItemBehavior(items: [slowed])
    thick.resistance = 4
    thick.angularResistance = 4
    for (behavior, item) in [(plain, free), (thick, slowed)] {
      animator.addBehavior(behavior)
      behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
      behavior.addAngularVelocity(2, for: item)
    }
    #expect(plain.linearVelocity(for: free) == CGPoint(x: 100, y: 0))
    screen.advance(by: 1)
    #expect(abs(free.center.x - 120) < 2 && abs(plain.angularVelocity(for: free) - 2) < 0.01)
    #expect(slowed.center.x < 50 && thick.angularVelocity(for: slowed) < 0.2)
  }

  @Test("Behaviours of one's own: children come and go with them, and actions are called")
  func composed() {
    final class Fall: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let view = box(CGRect(x: 100, y: 0, width: 50, height: 50))
    let animator = makeAnimator()
    let fall = Fall()
    fall.addChildBehavior(UIGravityBehavior(items: [view]))
    var steps = 0
    fall.action = { steps += 1 }
    animator.addBehavior(fall)
    #expect(fall.childBehaviors[0].dynamicAnimator === animator)
    screen.advance(by: 0.5)
    #expect(steps == 30 && view.center.y > 100)
    animator.removeBehavior(fall)
    let place = view.center
    screen.advance(by: 1)
    #expect(view.center == place && fall.moves == [true, false])
    #expect(animator.behaviors.isEmpty && !animator.isRunning)
  }

  @Test("Items in a rectangle are found")
  func itemsInRect() {
    let (first, second) = (
      box(CGRect(x: 0, y: 0, width: 40, height: 40)),
      box(CGRect(x: 200, y: 0, width: 40, height: 40))
    )
    let animator = makeAnimator()
    animator.addBehavior(UIDynamicItemBehavior(items: [first, second]))
    let found = animator.items(in: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(found.count == 1 && found[0] === first)
  }
}

/// Writes down rest and movement.
private final class RestLog: UIDynamicAnimatorDelegate {
  private(set) var events: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
}

/// Writes down contacts.
private final class ContactLog: UICollisionBehaviorDelegate {
  private(set) var events: [String] = []
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { events.append("began items") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { events.append("ended items") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { events.append("began \(identifier as? NSString ?? "reference")") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { events.append("ended \(identifier as? NSString ?? "reference")") }
}

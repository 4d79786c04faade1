public import Foundation
internal import QuartzCore

/// Hears when an animator comes to rest and when it goes on.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Something is about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All is at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies are moved by forces, in steps of one length on the one clock: the same
/// behaviours give the same movement.
///
///     animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [card]))
///     let walls = UICollisionBehavior(items: [card])
///     walls.translatesReferenceBoundsIntoBoundary = true
///     animator.addBehavior(walls)
///
/// Where all is at rest the animator pauses and takes no time until something changes.
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items are.
  public private(set) weak var referenceView: UIView?
  /// The behaviours, in the order in which they were added, without their children.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  public var isRunning: Bool { tick != nil }
  /// Seconds for which the animator has run, in steps that it has taken.
  public private(set) var elapsedTime: TimeInterval = 0
  /// Hears of rest and movement.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  let world = DynamicWorld()
  private var tick: MediaTimer?
  private var lastTick: CFTimeInterval = 0
  private var restedFor: TimeInterval = 0

  private static let frame: TimeInterval = 1.0 / 60
  private static let stepsInFrame = 4
  /// A clock that stood still or jumped is followed no further than this.
  private static let mostFrames = 15
  private static let restBeforePause: TimeInterval = 0.25

  /// Makes an animator of items in the coordinates of a view, which is not retained.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator of items in coordinates of the program's own.
  public override init() { super.init() }

  isolated deinit { tick?.cancel() }

  /// Adds a behaviour with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.enter(self)
    resume()
  }

  /// Takes a behaviour away. One that isn't there is ignored.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.enter(nil)
    resume()
  }

  /// Takes all behaviours away. The items stay where they are.
  open func removeAllBehaviors() {
    let old = behaviors
    behaviors = []
    for behavior in old { behavior.enter(nil) }
    resume()
  }

  /// The items that behaviours move and whose frames meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    syncBodies()
    return world.bodies.filter { $0.frame.intersects(rect) }.map(\.item)
  }

  /// Takes over where an item is, and how it is turned, after the program has moved it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.takeState()
    resume()
  }

  // MARK: Steps

  func resume() {
    restedFor = 0
    guard tick == nil, !behaviors.isEmpty else { return }
    lastTick = CACurrentMediaTime()
    schedule()
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func schedule() {
    tick = MediaTimer.schedule(after: max(0, lastTick + Self.frame - CACurrentMediaTime())) {
      [weak self] in self?.takeFrames()
    }
  }

  private func takeFrames() {
    let due = Int(((CACurrentMediaTime() - lastTick) / Self.frame + 1e-6).rounded(.down))
    let frames = min(max(due, 1), Self.mostFrames)
    lastTick = due > frames ? CACurrentMediaTime() : lastTick + Double(frames) * Self.frame
    for _ in 0..<frames { takeFrame() }
    if restedFor >= Self.restBeforePause || behaviors.isEmpty {
      tick = nil
      delegate?.dynamicAnimatorDidPause(self)
    } else {
      schedule()
    }
  }

  private func takeFrame() {
    syncBodies()
    let family = behaviors.flatMap(\.family)
    let step = CGFloat(Self.frame) / CGFloat(Self.stepsInFrame)
    for _ in 0..<Self.stepsInFrame {
      for behavior in family { behavior.apply(to: world, step: step) }
      world.advance(by: step)
    }
    elapsedTime += Self.frame
    restedFor = world.isAtRest ? restedFor + Self.frame : 0
    for body in world.bodies { body.giveState() }
    world.tellOfContacts()
    for behavior in family { behavior.action?() }
  }

  /// Gives each item of the behaviours a body, and forgets those of others.
  private func syncBodies() {
    let family = behaviors.flatMap(\.family)
    world.keep(family.flatMap(\.ownItems))
    world.collisions = family.compactMap { $0 as? UICollisionBehavior }
    world.referenceBounds = referenceView?.bounds
    for body in world.bodies { body.resetProperties() }
    for case let behavior as UIDynamicItemBehavior in family { behavior.configure(world) }
  }
}

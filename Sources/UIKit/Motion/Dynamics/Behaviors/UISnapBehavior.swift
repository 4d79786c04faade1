public import CoreGraphics

/// Draws an item to a point and upright, as on a spring.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// Where to.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How little it swings, from 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Draws an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The spring's frequency in radians per second. Our choice; UIKit's is not documented.
  private static let frequency: CGFloat = 18

  override var ownItems: [any UIDynamicItem] { [item] }

  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard let body = world.body(of: item), !body.isAnchored else { return }
    let ratio = 0.25 + 0.75 * min(max(damping, 0), 1)
    let spring = ImplicitSpring(frequency: Self.frequency, ratio: ratio)
    body.velocity.dx = spring.velocity(
      body.velocity.dx, distance: snapPoint.x - body.center.x, step: step)
    body.velocity.dy = spring.velocity(
      body.velocity.dy, distance: snapPoint.y - body.center.y, step: step)
    guard body.allowsRotation else { return }
    body.angularVelocity = spring.velocity(
      body.angularVelocity, distance: -body.angle.remainder(dividingBy: 2 * .pi), step: step)
  }
}

/// A spring whose next velocity is found from the next place, so that it stays stable however stiff.
struct ImplicitSpring {
  let frequency: CGFloat
  /// 1 doesn't swing.
  let ratio: CGFloat

  func velocity(_ velocity: CGFloat, distance: CGFloat, step: CGFloat) -> CGFloat {
    let stiffness = frequency * frequency
    let friction = 2 * ratio * frequency
    return (velocity + step * stiffness * distance)
      / (1 + step * friction + step * step * stiffness)
  }
}

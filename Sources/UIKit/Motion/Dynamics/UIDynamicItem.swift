public import CoreGraphics

/// The outline of an item that collides.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// A path of the item's own.
  case path = 2
}

/// What an animator moves: a view, or an object of the program's own.
public protocol UIDynamicItem: AnyObject {
  /// The middle, in the coordinates of the animator's reference.
  var center: CGPoint { get set }
  /// The size, at a scale of 1. Read when the item is added.
  var bounds: CGRect { get }
  /// How the item is turned.
  var transform: CGAffineTransform { get set }
  /// The outline that collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of type `path`, about the middle, convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds about the middle.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}

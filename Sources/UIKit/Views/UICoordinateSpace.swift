public import CoreGraphics
internal import QuartzCore

/// Something with coordinates of its own on a screen: a view, or the screen itself.
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another one's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view in another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: coordinateSpace.spaceLayer)
  }
  /// A point of another space in this view's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, from: coordinateSpace.spaceLayer)
  }
  /// A rectangle of this view in another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: coordinateSpace.spaceLayer)
  }
  /// A rectangle of another space in this view's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, from: coordinateSpace.spaceLayer)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen itself, whose coordinates turn with the interface.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen itself.
  ///
  /// DIFFERENCE: turns with the interface, too; a window of the desktop has no other way up.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    rootLayer.convert(point, to: coordinateSpace.spaceLayer)
  }
  /// A point of another space in the screen's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    rootLayer.convert(point, from: coordinateSpace.spaceLayer)
  }
  /// A rectangle of the screen in another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rootLayer.convert(rect, to: coordinateSpace.spaceLayer)
  }
  /// A rectangle of another space in the screen's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rootLayer.convert(rect, from: coordinateSpace.spaceLayer)
  }
}

extension UICoordinateSpace {
  /// The layer that has the coordinates; nil, for spaces of the program's own, is the screen.
  fileprivate var spaceLayer: CALayer? {
    (self as? UIView)?.layer ?? (self as? UIScreen)?.rootLayer
  }
}

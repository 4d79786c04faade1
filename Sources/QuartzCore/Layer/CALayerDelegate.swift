public import Foundation

/// What draws, lays out and animates a layer on its behalf. A view is the delegate of its layer.
///
/// DIFFERENCE: Apple's methods are optional; here each has a default that does what Core
/// Animation does where the method is missing.
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its contents. By default it gets a backing store, which `draw(_:in:)` fills.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. The context's origin is that of the layer's bounds, y grows
  /// downwards. Draws nothing by default.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws itself. Does nothing by default.
  func layerWillDraw(_ layer: CALayer)
  /// Called when the layer's bounds or sublayers changed. By default the layer's own layout
  /// manager has no say, and nothing happens.
  func layoutSublayers(of layer: CALayer)
  /// What a change of `event` shall run: nil lets the layer search on, `NSNull` ends the search
  /// with no action. Nil by default.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Fills a backing store by `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Lets the layer search on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that runs when a property of a layer changes. Animations are actions that add
/// themselves to the layer.
public protocol CAAction {
  /// Runs the action.
  /// - Parameters:
  ///   - event: the key that changed, or one of the order events.
  ///   - anObject: the layer.
  ///   - dict: nil for changes of properties.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The key of the action that runs when a layer comes into a tree.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer leaves a tree.
nonisolated public let kCAOnOrderOut = "onOrderOut"
/// The key of the transition that replaces the layer's contents.
nonisolated public let kCATransition = "transition"

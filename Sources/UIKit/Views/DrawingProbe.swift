internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Finds out which classes of views draw something, so that the others need no memory for it.
///
/// UIKit asks the Objective-C runtime whether `draw(_:)` was overridden. Here the first view of a
/// class is drawn: where `UIView`'s own `draw(_:)` was reached and no pixel was touched, there is
/// nothing to draw, in that view and in the others of its class.
enum DrawingProbe {
  private static var classesThatDraw: [ObjectIdentifier: Bool] = [:]
  private static var isBaseReached = false
  /// How many pixels a view may have that is drawn to find out whether it draws.
  private static let pixelLimit: CGFloat = 2_000_000

  /// Called by `UIView.draw(_:)`.
  static func reachedBase() { isBaseReached = true }

  static func mayDraw(_ type: UIView.Type) -> Bool {
    type.drawsContent ?? classesThatDraw[ObjectIdentifier(type)] ?? true
  }

  /// Forgets what was found out: an explicit `setNeedsDisplay()` says that there may be something.
  static func ask(_ type: UIView.Type) {
    if classesThatDraw[ObjectIdentifier(type)] == false {
      classesThatDraw[ObjectIdentifier(type)] = nil
    }
  }

  /// Draws the layer of a view of `type`, and learns from it.
  static func display(_ layer: CALayer, of type: UIView.Type) {
    guard type.drawsContent == nil, classesThatDraw[ObjectIdentifier(type)] != true else {
      return layer.drawBackingStore(atMost: type.mostPixels)
    }
    isBaseReached = false
    // Coarse where it is large: most classes draw nothing.
    layer.drawBackingStore(atMost: min(pixelLimit, type.mostPixels))
    let draws = !isBaseReached || (layer.contents as? Bitmap)?.ink.isEmpty == false
    classesThatDraw[ObjectIdentifier(type)] = draws
    if !draws {
      layer.contents = nil
    } else if layer.values.contents?.scale != nil {
      layer.drawBackingStore(atMost: type.mostPixels)
    }
  }
}

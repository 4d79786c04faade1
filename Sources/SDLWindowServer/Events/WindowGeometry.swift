internal import Foundation

/// How a window's coordinates in SDL's events relate to points.
nonisolated struct WindowGeometry: Equatable {
  /// The window's size in points.
  var size: CGSize
  /// SDL's units per point: pixels on X11, logical pixels on Wayland.
  var unitsPerPoint: CGFloat

  /// A point for a place in SDL's units.
  func point(x: some BinaryInteger, y: some BinaryInteger) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
  }
}

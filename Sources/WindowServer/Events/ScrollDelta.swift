public import Foundation

/// A pair of lengths in points.
nonisolated public struct ScrollDelta: Sendable, Equatable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat
  /// Makes a pair.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

public import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Codable, Sendable {
  /// Along x.
  public var dx: CGFloat
  /// Along y.
  public var dy: CGFloat

  /// Makes a vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from doubles.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector of no length.
  public static let zero = CGVector(dx: 0 as CGFloat, dy: 0)
}

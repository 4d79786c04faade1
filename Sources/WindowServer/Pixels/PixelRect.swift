/// A rectangle of whole pixels, origin at the top left.
nonisolated public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width; never negative.
  public var width: Int
  /// The height; never negative.
  public var height: Int

  /// Makes a rectangle; a negative width or height counts as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether no pixel lies in it.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// What lies in both; empty where they don't meet.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}

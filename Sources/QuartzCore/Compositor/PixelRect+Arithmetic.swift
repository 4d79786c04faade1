internal import CoreGraphics

nonisolated extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its edges; empty where they are the wrong way round.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The pixels that `rect` touches. Coordinates beyond a billion are cut off there.
  init(outside rect: CGRect) {
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e9), 1e9)) }
    self.init(
      left: whole(rect.minX.rounded(.down)), top: whole(rect.minY.rounded(.down)),
      right: whole(rect.maxX.rounded(.up)), bottom: whole(rect.maxY.rounded(.up)))
  }

  var right: Int { x + width }
  var bottom: Int { y + height }
  var area: Int { width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func intersects(_ other: PixelRect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// The smallest rectangle around both; empty ones don't count.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      left: x + distance, top: y + distance, right: right - distance, bottom: bottom - distance)
  }

  /// What is left of it outside `hole`: at most four rectangles, none in common.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(left: x, top: y, right: right, bottom: hole.y),
      PixelRect(left: x, top: hole.y, right: hole.x, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.y, right: right, bottom: hole.bottom),
      PixelRect(left: x, top: hole.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }
}

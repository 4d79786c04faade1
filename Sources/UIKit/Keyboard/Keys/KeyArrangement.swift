internal import CoreGraphics

/// Where the keys of a plane are in a rectangle.
nonisolated struct KeyArrangement: Hashable, Sendable {
  /// A key in its place.
  struct Placed: Hashable, Sendable {
    var key: Key
    /// What is drawn.
    var face: CGRect
    /// What takes touches: the face with its half of the gaps around, and of the edge.
    var cell: CGRect
  }

  private(set) var keys: [Placed] = []

  init(_ rows: [KeyRow], isPad: Bool, isTablet: Bool, in bounds: CGRect, scale: CGFloat) {
    guard bounds.width > 0, bounds.height > 0, !rows.isEmpty else { return }
    let gaps = KeyGaps(isPad: isPad, isTablet: isTablet, height: bounds.height)
    let widest = rows.map(\.units).max() ?? 1
    let inner = bounds.insetBy(dx: gaps.side - gaps.horizontal / 2, dy: 0)
    let unit = inner.width / widest
    let pitch = max(
      0, (bounds.height - gaps.top - gaps.bottom + gaps.vertical) / CGFloat(rows.count))
    for (index, row) in rows.enumerated() {
      let top = bounds.minY + gaps.top + pitch * CGFloat(index)
      var x = inner.minX
      for slot in row.slots {
        let cell = CGRect(
          x: x, y: top - gaps.vertical / 2, width: slot.units * unit, height: pitch)
        x = cell.maxX
        guard let key = slot.key else { continue }
        // On a screen that is hardly there, the gaps take all.
        let face = cell.insetBy(
          dx: min(gaps.horizontal, cell.width) / 2, dy: min(gaps.vertical, cell.height) / 2)
        keys.append(Placed(key: key, face: face.aligned(to: scale), cell: cell))
      }
    }
  }

  /// The key that a touch at a point means: the nearest one, as there are no gaps for a finger.
  func key(at point: CGPoint) -> Placed? {
    keys.first { $0.cell.contains(point) }
      ?? keys.min { $0.cell.distance(to: point) < $1.cell.distance(to: point) }
  }
}

/// The room between keys and around them, in points (seen).
nonisolated private struct KeyGaps {
  var horizontal: CGFloat
  var vertical: CGFloat
  var side: CGFloat
  var top: CGFloat
  var bottom: CGFloat

  init(isPad: Bool, isTablet: Bool, height: CGFloat) {
    let isLow = height < 200
    if isPad {
      (horizontal, vertical, side, top, bottom) = (6, isLow ? 5 : 7, 6, 6, 4)
    } else if isTablet {
      (horizontal, vertical, side, top, bottom) = (12, height > 300 ? 12 : 9, 6, 8, 8)
    } else {
      (horizontal, vertical, side, top, bottom) = (6, isLow ? 8 : 12, 3, isLow ? 6 : 8, 4)
    }
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels.
  nonisolated fileprivate func aligned(to scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded() / scale
    let top = (minY * scale).rounded() / scale
    return CGRect(
      x: left, y: top, width: (maxX * scale).rounded() / scale - left,
      height: (maxY * scale).rounded() / scale - top)
  }

  /// How far a point is from the rectangle; 0 inside.
  nonisolated fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(
      max(0, max(minX - point.x, point.x - maxX)), max(0, max(minY - point.y, point.y - maxY)))
  }
}

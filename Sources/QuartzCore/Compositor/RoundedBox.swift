internal import Foundation

/// An upright rectangle on the plane of pixels, with corners rounded.
nonisolated struct RoundedBox: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  /// The corners' radius in x and in y.
  var radiusX: Double
  var radiusY: Double
  var corners: CACornerMask
  var isContinuous: Bool

  var width: Double { right - left }
  var height: Double { bottom - top }
  /// Its edges lie between pixels.
  var isWhole: Bool {
    [left, top, right, bottom].allSatisfy { $0 == $0.rounded() }
  }
  var isRound: Bool { radiusX > 0 && radiusY > 0 && !corners.isEmpty }

  /// How far a corner reaches along the edges, in radii. A continuous one reaches further, where
  /// there is room for it.
  var reach: Double {
    guard isContinuous else { return 1 }
    let room = min(width / 2 / max(radiusX, 1e-9), height / 2 / max(radiusY, 1e-9))
    return room >= SmoothCorner.reach ? SmoothCorner.reach : 1
  }

  /// The box inside by some distances; corners stay concentric.
  func inset(_ dx: Double, _ dy: Double) -> RoundedBox {
    var box = self
    box.left += dx
    box.right -= dx
    box.top += dy
    box.bottom -= dy
    box.radiusX = max(0, radiusX - dx)
    box.radiusY = max(0, radiusY - dy)
    return box
  }

  /// Adds the outline to a path that `move`, `line` and `curve` build.
  func outline(_ sink: some PathSink) {
    let reach = self.reach
    let (rx, ry) = (radiusX, radiusY)
    // Each corner: its point, and the directions along the edges that meet there.
    let turns: [(CACornerMask, Double, Double, Double, Double, Double, Double)] = [
      (.layerMaxXMinYCorner, right, top, -1, 0, 0, 1),
      (.layerMaxXMaxYCorner, right, bottom, 0, -1, -1, 0),
      (.layerMinXMaxYCorner, left, bottom, 1, 0, 0, -1),
      (.layerMinXMinYCorner, left, top, 0, 1, 1, 0),
    ]
    var isFirst = true
    for (corner, x, y, ux, uy, vx, vy) in turns {
      func point(_ u: Double, _ v: Double) -> (Double, Double) {
        (x + (ux * u + vx * v) * rx, y + (uy * u + vy * v) * ry)
      }
      let rounded = isRound && corners.contains(corner)
      let start = rounded ? point(reach, 0) : (x, y)
      if isFirst { sink.move(start) } else { sink.line(start) }
      isFirst = false
      guard rounded else { continue }
      for curve in reach == 1 ? SmoothCorner.circle : SmoothCorner.continuous {
        sink.curve(
          point(curve.0, curve.1), point(curve.2, curve.3), point(curve.4, curve.5))
      }
    }
    sink.close()
  }
}

/// Something that takes an outline.
nonisolated protocol PathSink {
  func move(_ p: (Double, Double))
  func line(_ p: (Double, Double))
  func curve(_ c1: (Double, Double), _ c2: (Double, Double), _ p: (Double, Double))
  func close()
}

/// The curves of a corner, in radii from its point along either edge.
nonisolated private enum SmoothCorner {
  typealias Curve = (Double, Double, Double, Double, Double, Double)

  /// How far the continuous corner reaches.
  static let reach = 1.528_664_83

  static let circle: [Curve] = [
    (1 - 0.552_284_75, 0, 0, 1 - 0.552_284_75, 0, 1)
  ]

  /// Figures measured on iOS 7's rounded rectangles, as often published.
  static let continuous: [Curve] = [
    (1.088_492_96, 0, 0.868_406_95, 0, 0.631_493_99, 0.074_911_39),
    (0.372_823_83, 0.169_059_57, 0.169_059_57, 0.372_823_83, 0.074_911_39, 0.631_493_99),
    (0, 0.868_406_95, 0, 1.088_492_96, 0, 1.528_664_83),
  ]
}

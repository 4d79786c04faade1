import Foundation

// Curves by their definition; see https://pomax.github.io/bezierinfo/ for the formulas.

func quadPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, at t: CGFloat) -> CGPoint {
  let s = 1 - t
  func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
    s * s * a + 2 * s * t * b + t * t * c
  }
  return CGPoint(x: mix(p0.x, p1.x, p2.x), y: mix(p0.y, p1.y, p2.y))
}

func cubicPoint(
  _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
) -> CGPoint {
  let s = 1 - t
  func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }
  return CGPoint(x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y))
}

/// Where a quadratic curve turns back along x or y, between its ends.
func quadExtrema(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> [CGFloat] {
  [
    (p0.x - p1.x) / (p0.x - 2 * p1.x + p2.x),
    (p0.y - p1.y) / (p0.y - 2 * p1.y + p2.y),
  ].filter { $0 > 0 && $0 < 1 }
}

/// Where a cubic curve turns back along x or y, between its ends.
func cubicExtrema(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGFloat] {
  func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let square = -a + 3 * b - 3 * c + d
    let linear = 2 * (a - 2 * b + c)
    let constant = b - a
    guard abs(square) > 1e-12 else { return linear == 0 ? [] : [-constant / linear] }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
  }
  return (roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y))
    .filter { $0 > 0 && $0 < 1 }
}

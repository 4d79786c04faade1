internal import Foundation

nonisolated extension ShadowPaint {
  /// The pixels that the shadow may fall on.
  func extent(map: CGAffineTransform) -> PixelRect {
    let box: CGRect =
      switch shape {
      case .box(let rect, _, _, _): rect
      case .path(let path): path.boundingBoxOfPath
      case .contents(let contents): contents.frame
      }
    let scale = (abs(map.a * map.d - map.b * map.c)).squareRoot()
    // The blur is made at a scale of its own and may reach a little further when enlarged.
    let reach = sigma * visibleReach + 3 / max(scale, 1e-6)
    let rect = box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    return PixelRect(outside: rect.applying(map)).insetBy(-2)
  }

  /// How many standard deviations beyond the edge of what throws it the shadow still shows, in
  /// pixels of eight bits. A normal distribution's tail has an area of `rest` from there on
  /// (Abramowitz and Stegun, 26.2.23).
  private var visibleReach: CGFloat {
    let rest = 0.25 / Double(max(color.alpha, 1))
    let t = (-2 * log(min(rest, 0.4))).squareRoot()
    let numerator = 2.515517 + t * (0.802853 + t * 0.010328)
    let denominator = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
    return CGFloat(max(0, t - numerator / denominator))
  }
}

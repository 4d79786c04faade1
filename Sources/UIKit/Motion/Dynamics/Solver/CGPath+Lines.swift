internal import CoreGraphics

extension CGPath {
  /// The lines of the path, two points each; curves are divided.
  var segments: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    walk { from, to in
      if from != to { lines.append([from, to]) }
    }
    return lines
  }

  /// The ends of the lines of the path.
  var corners: [CGPoint] { segments.flatMap { $0 } }

  private static let stepsInCurve = 12

  private func walk(_ line: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var last = CGPoint.zero
    func go(to point: CGPoint) {
      line(last, point)
      last = point
    }
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        start = points[0]
        last = start
      case .addLineToPoint: go(to: points[0])
      case .addQuadCurveToPoint:
        let (a, b, c) = (last, points[0], points[1])
        for step in 1...Self.stepsInCurve {
          let t = CGFloat(step) / CGFloat(Self.stepsInCurve)
          go(to: Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t))
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (last, points[0], points[1], points[2])
        for step in 1...Self.stepsInCurve {
          let t = CGFloat(step) / CGFloat(Self.stepsInCurve)
          let (ab, bc, cd) = (Self.mix(a, b, t), Self.mix(b, c, t), Self.mix(c, d, t))
          go(to: Self.mix(Self.mix(ab, bc, t), Self.mix(bc, cd, t), t))
        }
      case .closeSubpath: go(to: start)
      }
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

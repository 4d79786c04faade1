import Foundation

extension PathElements {
  mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    close()
  }

  mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let unit = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2)
      .concatenating(transform)
    move(to: CGPoint(x: 1, y: 0).applying(unit))
    for quarter in 0..<4 {
      addUnitArc(from: CGFloat(quarter) * .pi / 2, sweep: .pi / 2, transform: unit)
    }
    close()
  }

  mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    func corner(_ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      let unit = CGAffineTransform(translationX: x, y: y).scaledBy(x: rx, y: ry)
        .concatenating(transform)
      addUnitArc(from: angle, sweep: .pi / 2, transform: unit)
    }
    move(to: CGPoint(x: rect.minX + rx, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY).applying(transform))
    corner(rect.maxX - rx, rect.minY + ry, from: -.pi / 2)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry).applying(transform))
    corner(rect.maxX - rx, rect.maxY - ry, from: 0)
    addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY).applying(transform))
    corner(rect.minX + rx, rect.maxY - ry, from: .pi / 2)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry).applying(transform))
    corner(rect.minX + rx, rect.minY + ry, from: .pi)
    close()
  }

  /// Adds an arc of any sweep about `center`, with a line to its start if there is a subpath.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat,
    transform: CGAffineTransform
  ) {
    let unit = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: radius, y: radius)
      .concatenating(transform)
    let start = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(unit)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 0)
    for index in 0..<count {
      let step = sweep / CGFloat(count)
      addUnitArc(from: startAngle + CGFloat(index) * step, sweep: step, transform: unit)
    }
  }

  /// Adds an arc of at most a quarter of the unit circle, seen through `transform`, from the
  /// current point on; as a cubic, which is off by at most 0.03 % of the radius.
  private mutating func addUnitArc(
    from start: CGFloat, sweep: CGFloat, transform: CGAffineTransform
  ) {
    let arm = 4 / 3 * tan(sweep / 4)
    let end = start + sweep
    let (sine0, cosine0) = exactSineCosine(start)
    let (sine1, cosine1) = exactSineCosine(end)
    addCubic(
      to: CGPoint(x: cosine1, y: sine1).applying(transform),
      control1: CGPoint(x: cosine0 - arm * sine0, y: sine0 + arm * cosine0).applying(transform),
      control2: CGPoint(x: cosine1 + arm * sine1, y: sine1 - arm * cosine1).applying(transform))
  }

  /// Sine and cosine, without the rounding errors at quarters that would show as bounding boxes
  /// a hair too wide.
  private func exactSineCosine(_ angle: CGFloat) -> (CGFloat, CGFloat) {
    func clean(_ value: CGFloat) -> CGFloat {
      abs(value) < 1e-12 ? 0 : abs(value) > 1 - 1e-15 ? value.rounded() : value
    }
    return (clean(sin(angle)), clean(cos(angle)))
  }
}

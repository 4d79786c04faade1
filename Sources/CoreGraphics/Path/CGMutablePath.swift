public import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(PathElements()) }

  override init(_ elements: PathElements) { super.init(elements) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addLine(to: point.applying(transform))
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.addCubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Ends the subpath with a line to its start.
  public func closeSubpath() { elements.close() }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addRect(rect, transform: transform)
  }

  /// Adds rectangles, each as a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with round corners as a subpath of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// Adds all of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements, transform: transform)
  }

  /// Adds an arc, with a line to its start where there is a subpath.
  ///
  /// Angles in radians, from the x axis towards the y axis; `clockwise` as it looks where y points
  /// up, so that in a view it looks the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle,
      sweep: arcSweep(from: startAngle, to: endAngle, clockwise: clockwise),
      transform: transform)
  }

  /// Adds an arc that goes `delta` radians on from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: transform)
  }

  /// Rounds the corner at `tangent1End` between the line from the current point and the line to
  /// `tangent2End`: adds a line to where the arc begins, and the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    guard let corner = RoundedCorner(start, tangent1End, tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    elements.addArc(
      center: corner.center, radius: radius, startAngle: corner.startAngle, sweep: corner.sweep,
      transform: transform)
  }
}

/// How far to turn from one angle to the other in the given direction: at least a full turn
/// counts as one full turn.
func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
  let difference = clockwise ? start - end : end - start
  guard difference.isFinite else { return 0 }
  var sweep = difference
  if sweep < 0 { sweep = 2 * .pi - (-sweep).truncatingRemainder(dividingBy: 2 * .pi) }
  sweep = min(sweep, 2 * .pi)
  return clockwise ? -sweep : sweep
}

/// The circle of a given radius that touches two lines that meet.
struct RoundedCorner {
  var center: CGPoint
  var startAngle: CGFloat
  var sweep: CGFloat

  /// Nil where the lines don't form a corner or the radius is not positive.
  init?(_ start: CGPoint, _ corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
    let before = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let after = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = hypot(before.dx, before.dy) * hypot(after.dx, after.dy)
    let cross = before.dx * after.dy - before.dy * after.dx
    guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else { return nil }
    let turn = atan2(abs(cross), before.dx * after.dx + before.dy * after.dy)
    let reach = radius / tan(turn / 2) / hypot(before.dx, before.dy)
    let touch = CGPoint(x: corner.x + before.dx * reach, y: corner.y + before.dy * reach)
    let side: CGFloat = cross > 0 ? -1 : 1
    let scale = radius / hypot(before.dx, before.dy) * side
    center = CGPoint(x: touch.x + before.dy * scale, y: touch.y - before.dx * scale)
    startAngle = atan2(touch.y - center.y, touch.x - center.x)
    sweep = cross > 0 ? -(.pi - turn) : .pi - turn
  }
}

internal import CCairo
public import Foundation

// The current path. It is not part of what `saveGState` keeps, and painting or clipping uses it up.
extension CGContext {
  /// Drops the current path.
  public func beginPath() { cairo_new_path(cairo) }

  /// Begins a subpath.
  public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { cairo_line_to(cairo, point.x, point.y) }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = cairo_has_current_point(cairo) != 0 ? currentPointOfPath : control
    addCurve(
      to: end,
      control1: CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3),
      control2: CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3))
  }

  /// Ends the subpath with a line to its start.
  public func closePath() { cairo_close_path(cairo) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Adds an arc, with a line to its start where there is a subpath; see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extendPath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Rounds a corner; see `CGMutablePath.addArc`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extendPath {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds all of a path.
  public func addPath(_ path: CGPath) { path.add(toCairo: cairo) }

  /// True where the current path has no point.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// Where the next line would start; zero in an empty path.
  public var currentPointOfPath: CGPoint {
    var point = CGPoint.zero
    cairo_get_current_point(cairo, &point.x.native, &point.y.native)
    return point
  }

  /// The smallest rectangle that holds all points of the current path, control points too; null
  /// for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The current path, to within 1/256 of a pixel; nil where it is empty.
  public var path: CGPath? {
    guard !isPathEmpty, let copy = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copy) }
    return CGPath(PathElements(copy.pointee))
  }

  /// True where the point lies inside the current path, or on its stroke if it is stroked.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    cairo_set_fill_rule(cairo, mode.fillRule)
    let isInside = mode.fills && cairo_in_fill(cairo, point.x, point.y) != 0
    return isInside || (mode.strokes && cairo_in_stroke(cairo, point.x, point.y) != 0)
  }

  /// Puts the outline of the stroked path in place of the path.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    beginPath()
    addPath(strokedOutline(of: path))
  }

  /// The outline of a path stroked with the line attributes of now.
  func strokedOutline(of path: CGPath) -> CGPath {
    let dash = lineDash
    let dashed = path.copy(dashingWithPhase: dash.phase, lengths: dash.lengths.map { CGFloat($0) })
    let style = StrokeStyle(
      width: cairo_get_line_width(cairo), cap: CGLineCap(cairo_get_line_cap(cairo)),
      join: CGLineJoin(cairo_get_line_join(cairo)), miterLimit: cairo_get_miter_limit(cairo))
    return CGPath(Stroker.outline(of: dashed.elements, style: style))
  }

  /// Lets `body` go on from the current point.
  private func extendPath(_ body: (CGMutablePath) -> Void) {
    let piece = CGMutablePath()
    let continues = !isPathEmpty
    if continues { piece.move(to: currentPointOfPath) }
    body(piece)
    piece.elements.add(toCairo: cairo, skippingFirstMove: continues)
  }
}

/// What is done to a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill it.
  case fill = 0
  /// Fill it by the even-odd rule.
  case eoFill
  /// Stroke it.
  case stroke
  /// Fill it, then stroke it.
  case fillStroke
  /// Fill it by the even-odd rule, then stroke it.
  case eoFillStroke

  var fills: Bool { self != .stroke }
  var strokes: Bool { self != .fill && self != .eoFill }
  var fillRule: cairo_fill_rule_t {
    self == .eoFill || self == .eoFillStroke
      ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

internal import CCairo
public import Foundation

/// Which points lie inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path goes round, counted with its direction.
  case winding
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd
}

extension CGPath {
  /// The smallest rectangle that holds all points, control points too; null for an empty path.
  public var boundingBox: CGRect {
    var box = PointBox()
    for point in elements.points { box.add(point) }
    return box.rect
  }

  /// The smallest rectangle that holds the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    elements.forEach { element in
      let (first, second, third) = element.points
      switch element.verb {
      case .move, .line, .close: box.add(first)
      case .quad:
        box.add(second)
        for t in quadExtrema(element.start, first, second) {
          box.add(quadPoint(element.start, first, second, at: t))
        }
      case .cubic:
        box.add(third)
        for t in cubicExtrema(element.start, first, second, third) {
          box.add(cubicPoint(element.start, first, second, third, at: t))
        }
      }
    }
    return box.rect
  }

  /// True where the point lies inside, with all subpaths closed.
  ///
  /// The point is transformed first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard boundingBox.insetBy(dx: -1, dy: -1).contains(point) else { return false }
    return MeasuringCairo.with { cairo in
      // Cairo counts in units of 1/256; moved to the point, only what is near has to be exact.
      cairo_translate(cairo, -point.x, -point.y)
      add(toCairo: cairo)
      cairo_identity_matrix(cairo)
      cairo_set_fill_rule(
        cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      return cairo_in_fill(cairo, 0, 0) != 0
    }
  }

  /// True for one upright rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var points = elements.points
    let lines = elements.verbs.dropFirst()
      .drop(while: { $0 == .line })
    guard elements.verbs.first == .move, lines.isEmpty || lines.elementsEqual([.close]) else {
      return false
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return false }
    let flatFirst =
      points[0].y == points[1].y && points[1].x == points[2].x
      && points[2].y == points[3].y && points[3].x == points[0].x
    let uprightFirst =
      points[0].x == points[1].x && points[1].y == points[2].y
      && points[2].x == points[3].x && points[3].y == points[0].y
    guard flatFirst || uprightFirst else { return false }
    rect?.pointee = boundingBox
    return true
  }
}

/// A Cairo context on a surface of one pixel, for questions about geometry.
enum MeasuringCairo {
  static func with<Answer>(_ body: (OpaquePointer) -> Answer) -> Answer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let cairo = cairo_create(surface)!
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    return body(cairo)
  }
}

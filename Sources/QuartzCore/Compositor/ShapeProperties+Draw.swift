internal import CCairo
internal import Foundation

nonisolated extension ShapeProperties {
  /// Fills and strokes the path.
  func draw(in cairo: OpaquePointer) {
    guard let path else { return }
    if let fillColor {
      path.add(toCairo: cairo)
      cairo_set_fill_rule(
        cairo, fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo.setSource(fillColor)
      cairo_fill(cairo)
    }
    guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
    path.add(toCairo: cairo)
    if strokeStart > 0 || strokeEnd < 1 { trimPath(of: cairo) }
    cairo_set_line_width(cairo, Double(lineWidth))
    cairo_set_miter_limit(cairo, Double(miterLimit))
    cairo_set_line_cap(
      cairo,
      lineCap == .round
        ? CAIRO_LINE_CAP_ROUND : lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      cairo,
      lineJoin == .round
        ? CAIRO_LINE_JOIN_ROUND
        : lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    let dashes = lineDashPattern.map(Double.init)
    if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(lineDashPhase))
    }
    cairo.setSource(strokeColor)
    cairo_stroke(cairo)
  }

  /// Leaves of the current path what lies between `strokeStart` and `strokeEnd` of its length,
  /// all subpaths one after the other.
  private func trimPath(of cairo: OpaquePointer) {
    cairo_set_tolerance(cairo, 0.02)
    guard let flat = cairo_copy_path_flat(cairo) else { return }
    defer { cairo_path_destroy(flat) }
    cairo_new_path(cairo)
    let lines = Self.lines(of: flat.pointee)
    let total = lines.reduce(0) { $0 + $1.length }
    let from = Double(min(max(strokeStart, 0), 1)) * total
    let to = Double(min(max(strokeEnd, 0), 1)) * total
    var done = 0.0
    var isDrawing = false
    for line in lines {
      defer { done += line.length }
      let (start, end) = (max(from, done), min(to, done + line.length))
      guard end > start else {
        isDrawing = false
        continue
      }
      func point(_ distance: Double) -> (Double, Double) {
        let t = (distance - done) / line.length
        return (line.x0 + (line.x1 - line.x0) * t, line.y0 + (line.y1 - line.y0) * t)
      }
      if !isDrawing || line.startsSubpath {
        let p = point(start)
        cairo_move_to(cairo, p.0, p.1)
      }
      let p = point(end)
      cairo_line_to(cairo, p.0, p.1)
      isDrawing = true
    }
  }

  private struct Line {
    let x0: Double, y0: Double, x1: Double, y1: Double
    let startsSubpath: Bool
    var length: Double { hypot(x1 - x0, y1 - y0) }
  }

  private static func lines(of path: cairo_path_t) -> [Line] {
    var lines: [Line] = []
    var start = (0.0, 0.0)
    var current = (0.0, 0.0)
    var starts = true
    func add(_ p: (Double, Double)) {
      let line = Line(
        x0: current.0, y0: current.1, x1: p.0, y1: p.1, startsSubpath: starts)
      current = p
      guard line.length > 0 else { return }
      lines.append(line)
      starts = false
    }
    var index = 0
    while index < Int(path.num_data) {
      let data = path.data + index
      switch data.pointee.header.type {
      case CAIRO_PATH_MOVE_TO:
        start = (data[1].point.x, data[1].point.y)
        current = start
        starts = true
      case CAIRO_PATH_LINE_TO: add((data[1].point.x, data[1].point.y))
      default: add(start)
      }
      index += Int(data.pointee.header.length)
    }
    return lines
  }
}

nonisolated extension OpaquePointer {
  fileprivate func setSource(_ color: CGColor) {
    let rgba = color.rgba
    cairo_set_source_rgba(
      self, Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
  }
}

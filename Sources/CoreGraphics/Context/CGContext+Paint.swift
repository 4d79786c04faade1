internal import CCairo
public import Foundation

extension CGContext {
  /// Fills the current path and drops it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    if paintsDirectly {
      prepare(state.fillColor)
      cairo_fill(cairo)
      finishPainting()
    } else if state.paintsPlainly {
      paintCurrentPathAsClip(state.fillColor)
    } else {
      let color = state.fillColor
      paintAside(extents: deviceExtents(cairo_fill_extents)) { aside in
        transferPath(to: aside)
        setSource(color, of: aside)
        cairo_fill(aside)
      }
      cairo_new_path(cairo)
    }
  }

  /// Strokes the current path and drops it.
  public func strokePath() {
    if paintsDirectly {
      prepare(state.strokeColor)
      cairo_stroke(cairo)
      finishPainting()
    } else if state.paintsPlainly {
      replacePathWithStrokedPath()
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      paintCurrentPathAsClip(state.strokeColor)
    } else {
      let color = state.strokeColor
      paintAside(extents: deviceExtents(cairo_stroke_extents)) { aside in
        transferPath(to: aside)
        setSource(color, of: aside)
        cairo_stroke(aside)
      }
      cairo_new_path(cairo)
    }
  }

  /// Fills, strokes or both, and drops the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let rule: CGPathFillRule = mode.fillRule == CAIRO_FILL_RULE_WINDING ? .winding : .evenOdd
    guard mode.fills else { return strokePath() }
    guard mode.strokes else { return fillPath(using: rule) }
    let path = cairo_copy_path(cairo)
    defer { cairo_path_destroy(path) }
    fillPath(using: rule)
    cairo_append_path(cairo, path)
    strokePath()
  }

  /// Fills a rectangle.
  ///
  /// The current path is dropped.
  public func fill(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles, together.
  ///
  /// The current path is dropped.
  public func fill(_ rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle.
  ///
  /// The current path is dropped.
  public func stroke(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line of the given width.
  ///
  /// The current path is dropped.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    cairo_set_line_width(cairo, max(width, 0))
    stroke(rect)
    cairo_set_line_width(cairo, state.lineWidth)
  }

  /// Fills an ellipse.
  ///
  /// The current path is dropped.
  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes an ellipse.
  ///
  /// The current path is dropped.
  public func strokeEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from each first to each second point.
  ///
  /// The current path is dropped.
  public func strokeLineSegments(between points: [CGPoint]) {
    cairo_new_path(cairo)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, or black where the context has no alpha.
  ///
  /// Neither alpha, blend mode nor shadow matter. The current path is dropped.
  public func clear(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    if isOpaque && layers.isEmpty {
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    } else {
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    }
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    if state.clipMask == nil {
      cairo_fill(cairo)
    } else {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_identity_matrix(cairo)
      paintThroughMask()
      cairo_restore(cairo)
    }
    finishPainting()
  }
}

extension CGContext {
  /// True where Cairo can paint at once: one operator, bounded by the shape, and no shadow.
  var paintsDirectly: Bool { state.paintsPlainly && !state.blendMode.reachesBeyondShape }

  /// Sets operator and source for painting at once.
  func prepare(_ color: CGColor) {
    cairo_set_operator(cairo, state.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
    setSource(color, of: cairo)
  }

  /// Paints inside the path alone with an operator that Cairo ends only at the clip.
  private func paintCurrentPathAsClip(_ color: CGColor) {
    cairo_save(cairo)
    cairo_clip(cairo)
    prepare(color)
    cairo_paint(cairo)
    cairo_restore(cairo)
    finishPainting()
  }

  func setSource(_ color: CGColor, of cairo: OpaquePointer) {
    let (red, green, blue, alpha) = color.rgba
    cairo_set_source_rgba(cairo, red, green, blue, alpha * state.alpha)
  }

  /// The extent of the current path in pixels, widened for smooth edges.
  private func deviceExtents(
    _ measure: (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  ) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    measure(cairo, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(deviceMatrix).insetBy(dx: -1, dy: -1)
  }

  private func transferPath(to other: OpaquePointer) {
    let path = cairo_copy_path(cairo)
    cairo_append_path(other, path)
    cairo_path_destroy(path)
    cairo_set_fill_rule(other, cairo_get_fill_rule(cairo))
  }
}

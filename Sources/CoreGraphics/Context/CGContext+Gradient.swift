internal import CCairo
public import Foundation

extension CGContext {
  /// Fills the clip with colours that change along the line from `start` to `end`.
  ///
  /// Beyond the ends nothing is drawn unless the options say so. With start and end in the same
  /// place, nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!
    draw(gradient, pattern, options)
  }

  /// Fills the clip with colours that change from one circle to the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0,
      startCenter != endCenter || startRadius != endRadius
    else { return }
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)!
    draw(gradient, pattern, options)
  }

  private func draw(
    _ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    gradient.addStops(to: pattern, options: options, alpha: state.alpha)
    if state.paintsPlainly {
      cairo_set_operator(cairo, state.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      finishPainting()
    } else {
      paintAside(extents: reach(of: state.shadow).rect) { aside in
        cairo_set_source(aside, pattern)
        cairo_paint(aside)
      }
    }
  }
}

extension CGGradient {
  /// Adds the colours to a Cairo pattern.
  ///
  /// An end that the gradient doesn't go beyond gets one more stop without alpha, which Cairo then
  /// goes on with.
  func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions, alpha: CGFloat) {
    func add(_ stop: Stop, at location: CGFloat, alpha: CGFloat) {
      let (red, green, blue, own) = stop.color.rgba
      cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, own * alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    guard let first = stops.first, let last = stops.last else { return }
    if !options.contains(.drawsBeforeStartLocation) { add(first, at: 0, alpha: 0) }
    add(first, at: 0, alpha: alpha)
    for stop in stops { add(stop, at: stop.location, alpha: alpha) }
    add(last, at: 1, alpha: alpha)
    if !options.contains(.drawsAfterEndLocation) { add(last, at: 1, alpha: 0) }
  }
}

internal import CCairo
internal import Foundation

nonisolated extension GradientProperties {
  /// Fills a rectangle of user space. The gradient runs in the unit square, which is stretched
  /// onto it.
  func draw(in cairo: OpaquePointer, _ frame: CGRect, _ bitmap: Bitmap) {
    if type == .conic { return drawConic(frame, bitmap) }
    cairo_save(cairo)
    cairo_translate(cairo, Double(frame.minX), Double(frame.minY))
    cairo_scale(cairo, Double(frame.width), Double(frame.height))
    let pattern: OpaquePointer
    if type == .radial {
      // The unit circle, moved to the middle and stretched by the way to the corner.
      let dx = Double(endPoint.x - startPoint.x)
      let dy = Double(endPoint.y - startPoint.y)
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, 1 / max(abs(dx), 1e-6), 1 / max(abs(dy), 1e-6))
      cairo_matrix_translate(&matrix, -Double(startPoint.x), -Double(startPoint.y))
      cairo_pattern_set_matrix(pattern, &matrix)
    } else {
      pattern = cairo_pattern_create_linear(
        Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
    }
    for (location, color) in zip(resolvedLocations, colors) {
      let rgba = color.rgba
      cairo_pattern_add_color_stop_rgba(
        pattern, location, Double(rgba.red), Double(rgba.green), Double(rgba.blue),
        Double(rgba.alpha))
    }
    cairo_set_source(cairo, pattern)
    cairo_rectangle(cairo, -1, -1, 3, 3)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
    cairo_restore(cairo)
  }

  /// Where each colour is pure.
  private var resolvedLocations: [Double] {
    if let locations, locations.count == colors.count {
      return locations.map { min(max($0, 0), 1) }
    }
    guard colors.count > 1 else { return [0] }
    return colors.indices.map { Double($0) / Double(colors.count - 1) }
  }

  /// Around the start point, clockwise from the direction of the end point.
  private func drawConic(_ frame: CGRect, _ bitmap: Bitmap) {
    let stops = Array(zip(resolvedLocations, colors))
    guard let first = stops.first, let last = stops.last else { return }
    let table: [UInt32] = (0...1023).map { step in
      let t = Double(step) / 1023
      guard let next = stops.firstIndex(where: { $0.0 >= t }) else {
        return PaintColor(last.1).word
      }
      guard next > 0 else { return PaintColor(first.1).word }
      let (a, b) = (stops[next - 1], stops[next])
      let part = b.0 > a.0 ? (t - a.0) / (b.0 - a.0) : 1
      guard case .color(let mixed?) = AnimatableValue.mix(.color(a.1), .color(b.1), part) else {
        return 0
      }
      return PaintColor(mixed).word
    }
    let (dx, dy) = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
    let start = atan2(dy, dx)
    for y in 0..<bitmap.height {
      let row = bitmap.row(y).assumingMemoryBound(to: UInt32.self)
      let v = (Double(y) + 0.5) / Double(bitmap.height) - Double(startPoint.y)
      for x in 0..<bitmap.width {
        let u = (Double(x) + 0.5) / Double(bitmap.width) - Double(startPoint.x)
        var turn = (atan2(v, u) - start) / (2 * .pi)
        turn -= turn.rounded(.down)
        row[x] = table[Int(turn * 1023)]
      }
    }
  }
}

internal import CPango
import CoreGraphics

/// Where a frame is drawn: a `cairo_t`, and how its points become pixels.
struct TextCanvas {
  let cairo: OpaquePointer
  /// The frame's corner in user space.
  let origin: CGPoint
  /// From user space to pixels.
  private let matrix: cairo_matrix_t
  /// What of user space is not clipped away.
  private let visible: CGRect
  /// Pixels a point where y is down and nothing is turned or skewed; else `nil`.
  let uniformScale: CGFloat?

  init(_ cairo: OpaquePointer, origin: CGPoint) {
    self.cairo = cairo
    self.origin = origin
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.matrix = matrix
    let isUniform =
      matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && abs(matrix.xx - matrix.yy) < 1e-6
    uniformScale = isUniform ? matrix.xx : nil
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    visible = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a rectangle of the frame may show. Its sides may be infinite.
  func canSee(_ rect: CGRect) -> Bool {
    rect.minY + origin.y < visible.maxY && rect.maxY + origin.y > visible.minY
  }

  func toPixels(_ point: CGPoint) -> CGPoint {
    var (x, y) = (Double(point.x + origin.x), Double(point.y + origin.y))
    cairo_matrix_transform_point([matrix], &x, &y)
    return CGPoint(x: x, y: y)
  }

  func setColor(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    cairo_set_source_rgba(cairo, Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// Runs `body` with a matrix where a unit is a pixel.
  func inPixels(_ body: () -> Void) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    body()
    cairo_restore(cairo)
  }

  /// The clip in pixels.
  var visiblePixels: CGRect {
    CGRect(
      x: visible.minX * matrix.xx + matrix.x0, y: visible.minY * matrix.yy + matrix.y0,
      width: visible.width * matrix.xx, height: visible.height * matrix.yy)
  }
}

// MARK: - Boxes and rules

extension TextCanvas {
  /// Edges are moved to whole pixels, so that lines of text don't part by a pale seam.
  func fill(_ rect: CGRect, _ color: CGColor) {
    setColor(color)
    guard uniformScale != nil else {
      cairo_rectangle(
        cairo, rect.minX + origin.x, rect.minY + origin.y, rect.width, rect.height)
      cairo_fill(cairo)
      return
    }
    let start = toPixels(rect.origin)
    let end = toPixels(CGPoint(x: rect.maxX, y: rect.maxY))
    let (left, top) = (start.x.rounded(), start.y.rounded())
    inPixels {
      cairo_rectangle(cairo, left, top, end.x.rounded() - left, end.y.rounded() - top)
      cairo_fill(cairo)
    }
  }

  func strokeBox(_ rect: CGRect, width: CGFloat, _ color: CGColor) {
    setColor(color)
    let box = rect.insetBy(dx: width / 2, dy: width / 2)
      .offsetBy(dx: origin.x, dy: origin.y)
    let outer = box.insetBy(dx: -width / 2, dy: -width / 2)
    let inner = box.insetBy(dx: width / 2, dy: width / 2)
    cairo_rectangle(cairo, outer.minX, outer.minY, outer.width, outer.height)
    if !inner.isNull {
      cairo_rectangle(cairo, inner.maxX, inner.minY, -inner.width, inner.height)
    }
    cairo_fill(cairo)
  }

  /// A horizontal rule, at least a pixel thick and on whole rows of pixels; y is its middle.
  func fillRule(
    from left: CGFloat, to right: CGFloat, y: CGFloat, thickness: CGFloat,
    _ pattern: TextDecoration.Pattern, _ color: CGColor
  ) {
    let scale = uniformScale ?? 1
    let high = uniformScale == nil ? thickness : max((thickness * scale).rounded(), 1) / scale
    for (start, length) in pattern.strokes(from: left, to: right, unit: high) {
      guard uniformScale != nil else {
        fill(CGRect(x: start, y: y - high / 2, width: length, height: high), color)
        continue
      }
      let corner = toPixels(CGPoint(x: start, y: y - high / 2))
      setColor(color)
      inPixels {
        cairo_rectangle(cairo, corner.x, corner.y.rounded(), length * scale, high * scale)
        cairo_fill(cairo)
      }
    }
  }
}

extension TextDecoration.Pattern {
  /// Strokes and gaps, in thicknesses.
  private var units: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 2, 2, 2]
    case .dashDotDot: [6, 2, 2, 2, 2, 2]
    }
  }

  func strokes(
    from left: CGFloat, to right: CGFloat, unit: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    let units = self.units
    guard !units.isEmpty, unit > 0 else { return [(left, right - left)] }
    var result: [(CGFloat, CGFloat)] = []
    var x = left
    var index = 0
    while x < right {
      let length = units[index % units.count] * unit
      if index % 2 == 0 { result.append((x, min(length, right - x))) }
      x += length
      index += 1
    }
    return result
  }
}

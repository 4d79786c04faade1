internal import CCairo
import Foundation

extension CGPath {
  /// Adds the path to the current path of a `cairo_t`, in its user space.
  package func add(toCairo cairo: OpaquePointer) { elements.add(toCairo: cairo) }
}

extension PathElements {
  func add(toCairo cairo: OpaquePointer, skippingFirstMove: Bool = false) {
    var skips = skippingFirstMove
    forEach { element in
      if skips {
        skips = false
        return
      }
      let (first, second, third) = element.points
      switch element.verb {
      case .move: cairo_move_to(cairo, first.x, first.y)
      case .line: cairo_line_to(cairo, first.x, first.y)
      case .quad:
        let (start, control, end) = (element.start, first, second)
        cairo_curve_to(
          cairo,
          (start.x + 2 * control.x) / 3, (start.y + 2 * control.y) / 3,
          (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
      case .cubic: cairo_curve_to(cairo, first.x, first.y, second.x, second.y, third.x, third.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}

extension PathElements {
  /// Makes elements of a path that was copied out of Cairo.
  init(_ path: cairo_path_t) {
    self.init()
    var index = 0
    while index < Int(path.num_data) {
      let data = path.data + index
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: data[offset].point.x, y: data[offset].point.y)
      }
      switch data.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCubic(to: point(3), control1: point(1), control2: point(2))
      default: close()
      }
      index += Int(data.pointee.header.length)
    }
  }
}

extension CGAffineTransform {
  /// The same matrix as Cairo has it.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

internal import CCairo
public import Foundation

extension CGContext {
  /// From user space to pixels, with the origin at the top left.
  package var deviceMatrix: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  /// From user space to pixels, with the origin at the bottom left, as Core Graphics counts them.
  public var ctm: CGAffineTransform {
    deviceMatrix.concatenating(bottomUp)
  }

  /// The same as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  private var bottomUp: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, tx, ty) }

  /// Makes units larger.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    // Cairo ends in an error for good when the matrix has no inverse.
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes, in radians.
  public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

  /// Applies `transform` before all that applied so far.
  ///
  /// One that has no inverse flattens everything, so nothing is drawn until the state is restored.
  public func concatenate(_ transform: CGAffineTransform) {
    setDeviceMatrix(transform.concatenating(deviceMatrix))
  }

  func setDeviceMatrix(_ transform: CGAffineTransform) {
    let determinant = transform.determinant
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite
    else {
      cairo_new_path(cairo)
      cairo_clip(cairo)
      return
    }
    var matrix = transform.cairo
    cairo_set_matrix(cairo, &matrix)
  }

  /// From user space to pixels, counted from the bottom left.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// From user space to pixels, counted from the bottom left.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// From user space to pixels, counted from the bottom left.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// From pixels, counted from the bottom left, to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// From pixels, counted from the bottom left, to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// From pixels, counted from the bottom left, to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

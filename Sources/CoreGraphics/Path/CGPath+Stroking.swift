public import Foundation

extension CGPath {
  /// The outline of the stroked path, to be filled by the winding rule.
  ///
  /// `transform` is applied before stroking, so that the line keeps its width. A width of zero or
  /// less gives an empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(Stroker.outline(of: elements.applying(transform), style: style))
  }

  /// The path cut into dashes.
  ///
  /// `lengths` are those of dashes and gaps, in turns; `phase` says where in them a subpath
  /// begins. `transform` is applied before dashing.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(Dasher.dashes(of: elements.applying(transform), phase: phase, lengths: lengths))
  }

  /// The path with lines in place of curves, at most `threshold` away from them.
  public func flattened(threshold: CGFloat) -> CGPath {
    let flatness = Flatness(tolerance: threshold > 0 ? threshold : 0.1)
    var flat = PathElements()
    for line in elements.polylines(flatness) {
      flat.move(to: line.points[0].point)
      for vertex in line.points.dropFirst() { flat.addLine(to: vertex.point) }
      if line.isClosed { flat.close() }
    }
    return CGPath(flat)
  }
}

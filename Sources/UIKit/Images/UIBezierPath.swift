public import CoreGraphics

/// A path with the attributes that it is drawn with; y grows downwards, so angles are clockwise.
///
///     let path = UIBezierPath(roundedRect: card, cornerRadius: 14)
///     UIColor.white.setFill()
///     path.fill()
///
/// `fill()` and `stroke()` draw into the current context.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// How wide strokes are.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a pointed corner may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn. Kept, and without effect: they are always smooth.
  open var flatness: CGFloat = 0.6
  /// Whether what is enclosed twice is outside.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public override init() { super.init() }

  /// Paths are not archived here.
  ///
  /// DIFFERENCE: always nil, as there are no archives to come from.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The path

  /// The path without the attributes; setting it copies.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The box around the path without its control points.
  open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }
  /// Where the next line starts; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is enclosed; one on the outline may be or not.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Starts a part of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if path.isEmpty { path.move(to: controlPoint1) }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if path.isEmpty { path.move(to: controlPoint) }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a piece of a circle, after a line to its start.
  /// - Parameters:
  ///   - startAngle: in radians from the right, clockwise on the screen.
  ///   - clockwise: as it is seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means directions with y upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Goes back to the start of the part.
  open func close() { path.closeSubpath() }
  /// Takes everything away.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The path run through backwards: filled the same, and a hole in a path that it is added to.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path = PathReverser.reversed(path)
    reversed.takeAttributes(of: self)
    return reversed
  }

  /// Moves, turns and scales the points.
  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { transform in
      path = path.mutableCopy(using: transform) ?? path
    }
  }

  // MARK: Drawing

  /// Sets the lengths of dashes and gaps in turn; none for a line without gaps.
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dashes = (lengths ?? [], phase)
  }

  /// Fills with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills with the current fill colour, blended and faded.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { context in
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws the outline with the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws the outline with the current stroke colour, blended and faded.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      context.addPath(path)
      context.strokePath()
    }
  }

  /// Cuts off what is drawn outside from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.beginPath()
    body(context)
    context.restoreGState()
  }

  // MARK: Copies

  /// A path of the same points and attributes that can be changed by itself.
  open func copy(with zone: NSZone?) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeAttributes(of: self)
    return copy
  }

  private func takeAttributes(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
  }
}

internal import CCairo
public import Foundation

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
  /// At the end point.
  case butt = 0
  /// With half a disc.
  case round
  /// With half a square.
  case square

  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  init(_ cap: cairo_line_cap_t) {
    self = cap == CAIRO_LINE_CAP_ROUND ? .round : cap == CAIRO_LINE_CAP_SQUARE ? .square : .butt
  }
}

/// How a stroke goes round a corner.
public enum CGLineJoin: Int32, Sendable {
  /// With a point, unless it would be longer than the miter limit allows.
  case miter = 0
  /// With a part of a disc.
  case round
  /// Cut off.
  case bevel

  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }

  init(_ join: cairo_line_join_t) {
    self = join == CAIRO_LINE_JOIN_ROUND ? .round : join == CAIRO_LINE_JOIN_BEVEL ? .bevel : .miter
  }
}

extension CGContext {
  /// Sets the colour that shapes are filled with.
  ///
  /// Black at the start.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour that shapes are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour that shapes are filled with to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of strokes.
  ///
  /// Black at the start.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the alpha that all that is drawn is multiplied by; clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

  /// Sets how what is drawn mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the width of strokes in user space; below zero counts as zero, which draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = max(width, 0)
    cairo_set_line_width(cairo, state.lineWidth)
  }

  /// Sets how strokes end.
  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }

  /// Sets how strokes go round corners.
  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }

  /// Sets how many times the line's width a corner's point may be long.
  ///
  /// 10 at the start.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Sets how far from the true curve its flattened form may be, in pixels.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairo, flatness > 0 ? Double(flatness) : 0.1)
  }

  /// Sets the lengths of dashes and gaps, in turns, and where in them strokes begin.
  ///
  /// None, or a negative length, or nothing but zeros, gives a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    // Cairo would refuse to draw anything more after a bad pattern.
    let isGood = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    let dashes = isGood ? lengths.map { Double($0) } : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), phase.isFinite ? Double(phase) : 0)
  }

  /// The dashes that are set; no lengths for a solid line.
  var lineDash: (phase: Double, lengths: [Double]) {
    var lengths = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
    var phase = 0.0
    cairo_get_dash(cairo, &lengths, &phase)
    return (phase, lengths)
  }

  /// Sets how images are enlarged and shrunk.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
    setAntialiasing()
  }

  /// Whether `setShouldAntialias` is heeded.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
    setAntialiasing()
  }

  private func setAntialiasing() {
    let isSmooth = state.shouldAntialias && state.allowsAntialiasing
    cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Puts a shadow below all that is drawn from now on.
  ///
  /// `offset` and `blur` are in the space that the context began with, whatever its matrix is now;
  /// the blur is twice the standard deviation of a Gaussian. The colour is black with alpha 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Puts a shadow below all that is drawn from now on; nil for no shadow.
  ///
  /// DIFFERENCE: The offset is rounded to whole pixels.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = .init(offset: offset, blur: max(blur, 0), color: color)
  }
}

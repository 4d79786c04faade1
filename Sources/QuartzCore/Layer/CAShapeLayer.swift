public import Foundation

/// A layer that shows a path, filled and stroked, between its background and its sublayers.
open class CAShapeLayer: CALayer {
  override func registerDefaults() { values.own = .shape(ShapeProperties()) }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: WritableKeyPath<ShapeProperties, Value>, _ value: Value
  ) {
    change(key, values.shape[keyPath: path], value) { values.shape[keyPath: path] = value }
  }

  private func set<Value>(_ path: WritableKeyPath<ShapeProperties, Value>, _ value: Value) {
    values.shape[keyPath: path] = value
    setNeedsComposite()
  }

  /// The path in the layer's coordinates; it may reach beyond the bounds.
  public final var path: CGPath? {
    get { values.shape.path }
    set { change(.path, \.path, newValue?.copy()) }
  }
  /// The colour inside; opaque black by default, nil fills nothing.
  public final var fillColor: CGColor? {
    get { values.shape.fillColor }
    set { change(.fillColor, \.fillColor, newValue) }
  }
  /// What counts as inside.
  public final var fillRule: CAShapeLayerFillRule {
    get { values.shape.fillRule }
    set { set(\.fillRule, newValue) }
  }
  /// The colour of the line; nil, the default, strokes nothing.
  public final var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set { change(.strokeColor, \.strokeColor, newValue) }
  }
  /// Where along the path the line begins, 0 … 1.
  public final var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set { change(.strokeStart, \.strokeStart, newValue) }
  }
  /// Where along the path the line ends, 0 … 1.
  public final var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set { change(.strokeEnd, \.strokeEnd, newValue) }
  }
  /// The line's width in points.
  public final var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set { change(.lineWidth, \.lineWidth, newValue) }
  }
  /// How far a mitred corner may reach, in half line widths.
  public final var miterLimit: CGFloat {
    get { values.shape.miterLimit }
    set { change(.miterLimit, \.miterLimit, newValue) }
  }
  /// The ends of the line.
  public final var lineCap: CAShapeLayerLineCap {
    get { values.shape.lineCap }
    set { set(\.lineCap, newValue) }
  }
  /// The corners of the line.
  public final var lineJoin: CAShapeLayerLineJoin {
    get { values.shape.lineJoin }
    set { set(\.lineJoin, newValue) }
  }
  /// How far into the dashes the line begins, in points.
  public final var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set { change(.lineDashPhase, \.lineDashPhase, newValue) }
  }
  /// The lengths of dashes and gaps in turn, in points; nil for a whole line.
  public final var lineDashPattern: [NSNumber]? {
    get {
      let pattern = values.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set { set(\.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) } ?? []) }
  }
}

/// What counts as the inside of a path.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a rule from its name; an unknown one acts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path winds around. The default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What a ray leaves through an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a kind from its name; an unknown one acts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end. The default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Rounded beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Squared beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a kind from its name; an unknown one acts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed. The default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

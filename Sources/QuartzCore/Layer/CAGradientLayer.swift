public import Foundation

/// A layer that shows a gradient over its background.
open class CAGradientLayer: CALayer {
  override func registerDefaults() { values.own = .gradient(GradientProperties()) }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: WritableKeyPath<GradientProperties, Value>, _ value: Value
  ) {
    change(key, values.gradient[keyPath: path], value) { values.gradient[keyPath: path] = value }
  }

  /// The colours, `CGColor`s, in order; others are left out. One colour fills the layer.
  public final var colors: [Any]? {
    get { values.gradient.colors.isEmpty ? nil : values.gradient.colors }
    set { change(.colors, \.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }
  /// Where each colour is pure, from 0 to 1, never falling; evenly spread where nil.
  public final var locations: [NSNumber]? {
    get { values.gradient.locations?.map { NSNumber(value: $0) } }
    set { change(.locations, \.locations, newValue?.map(\.doubleValue)) }
  }
  /// Where the first colour is, as a fraction of the bounds; the middle of a radial one.
  public final var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set { change(.startPoint, \.startPoint, newValue) }
  }
  /// Where the last colour is, as a fraction of the bounds; the corner of the rectangle around a
  /// radial one's quarter.
  public final var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set { change(.endPoint, \.endPoint, newValue) }
  }
  /// The kind of gradient.
  public final var type: CAGradientLayerType {
    get { values.gradient.type }
    set {
      values.gradient.type = newValue
      setNeedsComposite()
    }
  }
}

/// The kind of a gradient.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a kind from its name; an unknown one acts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line. The default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

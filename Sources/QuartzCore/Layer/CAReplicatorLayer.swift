internal import Foundation

/// A layer that shows its sublayers several times, each time moved, later and in another colour.
open class CAReplicatorLayer: CALayer {
  override func registerDefaults() { values.own = .replicator(ReplicatorProperties()) }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: WritableKeyPath<ReplicatorProperties, Value>, _ value: Value
  ) {
    change(key, values.replicator[keyPath: path], value) {
      values.replicator[keyPath: path] = value
    }
  }

  /// How often the sublayers show, the first time included; 1 by default. Less than 1 is not at
  /// all.
  public final var instanceCount: Int {
    get { values.replicator.count }
    set {
      guard newValue != instanceCount else { return }
      values.replicator.count = newValue
      setNeedsComposite()
    }
  }
  /// Whether the sublayers stay in the space that the layer is in, as those of a
  /// `CATransformLayer` do.
  public final var preservesDepth: Bool {
    get { values.replicator.preservesDepth }
    set {
      guard newValue != preservesDepth else { return }
      values.replicator.preservesDepth = newValue
      setNeedsComposite()
    }
  }
  /// By how many seconds the animations of each time are behind those of the one before.
  public final var instanceDelay: CFTimeInterval {
    get { CFTimeInterval(values.replicator.delay) }
    set { change(.instanceDelay, \.delay, CGFloat(newValue)) }
  }
  /// How each time lies to the one before, about the layer's anchor point.
  public final var instanceTransform: CATransform3D {
    get { values.replicator.transform }
    set { change(.instanceTransform, \.transform, newValue) }
  }
  /// The colour that those of the first time are multiplied by; opaque white by default, as is
  /// nil.
  public final var instanceColor: CGColor? {
    get { values.replicator.color }
    set { change(.instanceColor, \.color, newValue) }
  }
  /// Added to the red of `instanceColor` from each time to the next.
  public final var instanceRedOffset: Float {
    get { Float(values.replicator.redOffset) }
    set { change(.instanceRedOffset, \.redOffset, CGFloat(newValue)) }
  }
  /// Added to the green of `instanceColor` from each time to the next.
  public final var instanceGreenOffset: Float {
    get { Float(values.replicator.greenOffset) }
    set { change(.instanceGreenOffset, \.greenOffset, CGFloat(newValue)) }
  }
  /// Added to the blue of `instanceColor` from each time to the next.
  public final var instanceBlueOffset: Float {
    get { Float(values.replicator.blueOffset) }
    set { change(.instanceBlueOffset, \.blueOffset, CGFloat(newValue)) }
  }
  /// Added to the alpha of `instanceColor` from each time to the next.
  public final var instanceAlphaOffset: Float {
    get { Float(values.replicator.alphaOffset) }
    set { change(.instanceAlphaOffset, \.alphaOffset, CGFloat(newValue)) }
  }
}

/// What a replicator layer does to its sublayers.
nonisolated package struct ReplicatorProperties: Hashable, Sendable {
  package var count = 1
  package var preservesDepth = false
  package var delay: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var color: CGColor? = .opaqueWhite
  package var redOffset: CGFloat = 0
  package var greenOffset: CGFloat = 0
  package var blueOffset: CGFloat = 0
  package var alphaOffset: CGFloat = 0

  /// What the colours of one of the times are multiplied by.
  func tint(_ index: Int) -> ColorFactors {
    let rgba = (color ?? .opaqueWhite).rgba
    let steps = CGFloat(index)
    return ColorFactors(
      red: Double(rgba.red + redOffset * steps), green: Double(rgba.green + greenOffset * steps),
      blue: Double(rgba.blue + blueOffset * steps), alpha: Double(rgba.alpha + alphaOffset * steps))
  }
}

nonisolated extension CGColor {
  static let opaqueWhite = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
}

public import Foundation

/// A layer that emits particles: confetti, snow, sparks.
///
/// What shows at a moment follows from the cells, the seed and the time alone: the same moment
/// shows the same particles. As in Core Animation, the layer has emitted since the beginning of
/// its time; set its `beginTime` to let it begin now. A change of the emitter concerns particles
/// that are born from then on.
open class CAEmitterLayer: CALayer {
  override func registerDefaults() { values.own = .emitter(EmitterProperties()) }

  /// What was set at earlier times, as far as particles of those may still live.
  private(set) final var past: [EmitterEra] = []

  /// The kinds of particles; nil for none. Their values are taken when set here; later ones by
  /// `setValue(_:forKeyPath:)` with `emitterCells.`, the cell's name and a key.
  open var emitterCells: [CAEmitterCell]? {
    didSet { update { $0.cells = (emitterCells ?? []).map(\.values) } }
  }

  /// Sets a value of the emitter, and keeps what was for the particles that are there.
  private func update(_ body: (inout EmitterProperties) -> Void) {
    var next = values.emitter
    body(&next)
    guard next != values.emitter else { return }
    if state.isCommitted {
      let now = localTime(at: CACurrentMediaTime())
      past.append(EmitterEra(end: now, properties: values.emitter))
      // Nothing lives longer than the longest life that was ever asked for.
      let longest = past.map(\.properties.longestLife).max() ?? 0
      past.removeAll { $0.end < now - longest }
    }
    values.emitter = next
    setNeedsComposite()
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<EmitterProperties, Value>, _ value: Value
  ) {
    update { $0[keyPath: path] = value }
  }

  /// What each cell's `birthRate` is multiplied by.
  public final var birthRate: Float {
    get { values.emitter.birthRate }
    set { set(\.birthRate, newValue) }
  }
  /// What each cell's `lifetime` is multiplied by.
  public final var lifetime: Float {
    get { values.emitter.lifetime }
    set { set(\.lifetime, newValue) }
  }
  /// What each cell's `velocity` is multiplied by.
  public final var velocity: Float {
    get { values.emitter.velocity }
    set { set(\.velocity, newValue) }
  }
  /// What each cell's `scale` is multiplied by.
  public final var scale: Float {
    get { values.emitter.scale }
    set { set(\.scale, newValue) }
  }
  /// What each cell's `spin` is multiplied by.
  public final var spin: Float {
    get { values.emitter.spin }
    set { set(\.spin, newValue) }
  }
  /// The middle of the emitter, in the layer's coordinates.
  public final var emitterPosition: CGPoint {
    get { values.emitter.position }
    set { set(\.position, newValue) }
  }
  /// The depth of the emitter's middle. Particles are seen from the front, so it changes nothing.
  public final var emitterZPosition: CGFloat {
    get { values.emitter.zPosition }
    set { set(\.zPosition, newValue) }
  }
  /// The size of the emitter's shape; a circle's radius is the width.
  public final var emitterSize: CGSize {
    get { values.emitter.size }
    set { set(\.size, newValue) }
  }
  /// The depth of the emitter's shape. Particles are seen from the front, so it changes nothing.
  public final var emitterDepth: CGFloat {
    get { values.emitter.depth }
    set { set(\.depth, newValue) }
  }
  /// Where particles are born.
  public final var emitterShape: CAEmitterLayerEmitterShape {
    get { values.emitter.shape }
    set { set(\.shape, newValue) }
  }
  /// Which part of the shape they are born on.
  public final var emitterMode: CAEmitterLayerEmitterMode {
    get { values.emitter.mode }
    set { set(\.mode, newValue) }
  }
  /// How particles are put together.
  public final var renderMode: CAEmitterLayerRenderMode {
    get { values.emitter.renderMode }
    set { set(\.renderMode, newValue) }
  }
  /// Kept and not used: particles are flattened onto the layer.
  public final var preservesDepth: Bool {
    get { values.emitter.preservesDepth }
    set { set(\.preservesDepth, newValue) }
  }
  /// What chance goes by; 0 by default.
  ///
  /// DIFFERENCE: Apple's is another one in each layer, so that no two are alike.
  public final var seed: UInt32 {
    get { values.emitter.seed }
    set { set(\.seed, newValue) }
  }

  /// The value of a cell by `emitterCells.`, its name and a key.
  final func cellValue(_ keyPath: String) -> Any? {
    guard let (cell, key) = cell(at: keyPath) else { return nil }
    return cell.value(forKey: key)
  }

  /// Sets the value of a cell; false where the path leads to none.
  final func setCellValue(_ value: Any?, _ keyPath: String) -> Bool {
    guard let (cell, key) = cell(at: keyPath) else { return false }
    cell.setValue(value, forKey: key)
    update { $0.cells = (emitterCells ?? []).map(\.values) }
    return true
  }

  private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }
}

/// Values of an emitter that were set until a moment of its layer's time.
struct EmitterEra {
  let end: CFTimeInterval
  let properties: EmitterProperties
}

/// Where particles are born.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a shape from its name; an unknown one acts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the emitter's position. The default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// On a level line as long as the emitter is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// On a rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As the rectangle, seen from the front.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// On a circle whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As the circle, seen from the front.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which part of an emitter's shape particles are born on.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode from its name; an unknown one acts as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On its corners, or ends.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On all of it.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// In all of it. The default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are put together.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode from its name; an unknown one acts as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order. The default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As those seen from the front have no depth, the same as `unordered`.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added up, as light is.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

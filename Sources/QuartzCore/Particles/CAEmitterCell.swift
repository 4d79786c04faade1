public import Foundation

/// A kind of particle that a `CAEmitterLayer` emits.
///
/// Where there is a range, values are spread evenly over it, half of it to either side.
///
/// DIFFERENCE: particles don't emit particles of their own; there is no `emitterCells` here.
open class CAEmitterCell: NSObject, CAMediaTiming {
  final var values = EmitterCellProperties()

  /// Makes a cell with the default values.
  public override init() { super.init() }

  /// The name by which key paths find the cell.
  open var name: String?
  /// Whether the cell emits.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// Particles per second; 0 by default.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }
  /// Seconds that a particle lives; 0 by default.
  open var lifetime: Float {
    get { values.lifetime.mean }
    set { values.lifetime.mean = newValue }
  }
  /// How far lifetimes are apart.
  open var lifetimeRange: Float {
    get { values.lifetime.range }
    set { values.lifetime.range = newValue }
  }
  /// The direction in the plane of the layer, in radians: 0 is to the right, and they grow to
  /// where y grows.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.longitude) }
    set { values.longitude = Float(newValue) }
  }
  /// The direction out of the plane, in radians; it shortens what is seen of the velocity.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.latitude) }
    set { values.latitude = Float(newValue) }
  }
  /// The angle of the cone of directions, in radians.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { values.emissionRange = Float(newValue) }
  }
  /// Points per second at birth.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity.mean) }
    set { values.velocity.mean = Float(newValue) }
  }
  /// How far velocities are apart.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocity.range) }
    set { values.velocity.range = Float(newValue) }
  }
  /// Points per second per second, to the right.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.acceleration.x) }
    set { values.acceleration.x = Float(newValue) }
  }
  /// Points per second per second, to where y grows.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.acceleration.y) }
    set { values.acceleration.y = Float(newValue) }
  }
  /// Towards the eye. Particles are seen from the front, so it changes nothing.
  open var zAcceleration: CGFloat = 0
  /// The size at birth in that of the contents; 1 by default.
  open var scale: CGFloat {
    get { CGFloat(values.scale.mean) }
    set { values.scale.mean = Float(newValue) }
  }
  /// How far sizes are apart.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scale.range) }
    set { values.scale.range = Float(newValue) }
  }
  /// By how much the scale grows in a second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { values.scaleSpeed = Float(newValue) }
  }
  /// Radians per second, to where angles grow.
  open var spin: CGFloat {
    get { CGFloat(values.spin.mean) }
    set { values.spin.mean = Float(newValue) }
  }
  /// How far spins are apart.
  open var spinRange: CGFloat {
    get { CGFloat(values.spin.range) }
    set { values.spin.range = Float(newValue) }
  }
  /// What the contents' colours are multiplied by at birth; opaque white by default, as is nil.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }
  /// How far reds are apart.
  open var redRange: Float {
    get { values.colorRange.x }
    set { values.colorRange.x = newValue }
  }
  /// How far greens are apart.
  open var greenRange: Float {
    get { values.colorRange.y }
    set { values.colorRange.y = newValue }
  }
  /// How far blues are apart.
  open var blueRange: Float {
    get { values.colorRange.z }
    set { values.colorRange.z = newValue }
  }
  /// How far alphas are apart.
  open var alphaRange: Float {
    get { values.colorRange.w }
    set { values.colorRange.w = newValue }
  }
  /// By how much red grows in a second.
  open var redSpeed: Float {
    get { values.colorSpeed.x }
    set { values.colorSpeed.x = newValue }
  }
  /// By how much green grows in a second.
  open var greenSpeed: Float {
    get { values.colorSpeed.y }
    set { values.colorSpeed.y = newValue }
  }
  /// By how much blue grows in a second.
  open var blueSpeed: Float {
    get { values.colorSpeed.z }
    set { values.colorSpeed.z = newValue }
  }
  /// By how much alpha grows in a second.
  open var alphaSpeed: Float {
    get { values.colorSpeed.w }
    set { values.colorSpeed.w = newValue }
  }
  /// What a particle looks like: a `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { values.contents?.object }
    set { values.contents = LayerContents(object: newValue) }
  }
  /// The part of the contents that shows, as a fraction of them.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  /// Pixels per point of the contents; 1 by default.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  // MARK: CAMediaTiming

  /// When the cell begins to emit, in seconds of its layer's time.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }
  /// For how many seconds the cell emits; infinity by default.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }
  /// How fast the cell's time runs.
  open var speed: Float {
    get { values.timing.speed }
    set { values.timing.speed = newValue }
  }
  /// Added to the cell's time.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }
  /// Not used: emitting does not repeat.
  open var repeatCount: Float {
    get { values.timing.repeatCount }
    set { values.timing.repeatCount = newValue }
  }
  /// Not used: emitting does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }
  /// Not used: emitting does not repeat.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }
  /// Not used: emitting has no value to show.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }
}

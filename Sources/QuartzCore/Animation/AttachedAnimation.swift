/// An animation on a layer: the copy that the layer made, what it does, and who waits for it.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  /// The order of begin, over all layers.
  let serial: Int
  private(set) weak var layer: CALayer?
  /// The transactions' completions that wait for it.
  private var groups: [CompletionGroup]
  private(set) var compiled: CompiledAnimation
  /// Its begin is known: a commit came after it was added.
  private(set) var hasBegun = false
  /// The delegate was told that it started.
  private var didStart = false
  /// It showed its end and stays only for its fill mode.
  private(set) var isOver = false

  private static var lastSerial = 0

  init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    self.animation = animation
    self.key = key
    self.layer = layer
    self.groups = groups
    compiled = CompiledAnimation(animation)
    if DebugFlags.current.slow { compiled.timing.speed /= 10 }
    for group in groups { group.pending += 1 }
  }

  /// Fixes the begin of an animation that has none, at a commit.
  func begin(at now: CFTimeInterval) {
    guard !hasBegun else { return }
    hasBegun = true
    guard compiled.timing.beginTime == 0, let layer else { return }
    compiled.timing.beginTime = layer.localTime(at: now)
    animation.timing.beginTime = compiled.timing.beginTime
  }

  /// What the layer shows with the animation at a moment of the layer's time.
  func apply(to properties: inout LayerProperties, at layerTime: CFTimeInterval) {
    if hasBegun || compiled.timing.beginTime != 0 {
      compiled.apply(to: &properties, at: layerTime)
    } else {
      // Not yet in a commit: as it will be at its begin.
      var first = compiled
      first.timing.beginTime = layerTime
      first.apply(to: &properties, at: layerTime)
    }
  }

  /// Where the animation stands at a moment of the layer's time.
  func phase(at layerTime: CFTimeInterval) -> Phase {
    let timing = compiled.timing
    let local = timing.localTime(at: layerTime)
    let end = timing.activeDuration
    if timing.speed < 0 {
      return local > end ? .waiting : local <= 1e-9 ? .over : .active
    }
    return local < -1e-9 ? .waiting : local >= end - 1e-9 ? .over : .active
  }

  /// Where an animation stands.
  enum Phase { case waiting, active, over }

  /// The moment of the layer's time at which it begins, then the one at which it ends; infinity
  /// where time stands still.
  func nextChange(after layerTime: CFTimeInterval) -> CFTimeInterval {
    let timing = compiled.timing
    let end = timing.activeDuration
    let (first, last) = timing.speed < 0 ? (end, 0) : (0, end)
    return switch phase(at: layerTime) {
    case .waiting: timing.parentTime(at: first) ?? .infinity
    case .active: last.isFinite ? timing.parentTime(at: last) ?? .infinity : .infinity
    case .over: .infinity
    }
  }

  /// Tells the delegate that the animation started, once.
  func notifyStart() {
    guard !didStart else { return }
    didStart = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Tells the delegate and the transactions that the animation is over, once.
  func notifyStop(finished: Bool) {
    guard !isNotified else { return }
    isNotified = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    let groups = self.groups
    self.groups = []
    for group in groups { group.animationEnded() }
  }
  private var isNotified = false

  func markOver() { isOver = true }
}

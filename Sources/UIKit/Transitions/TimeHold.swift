internal import Foundation
internal import QuartzCore

/// Stops the time of some layers, and lets it run again at any pace, forwards or back.
final class TimeHold {
  private var layers: [CALayer] = []
  private let begin: CFTimeInterval
  private var runningSince: (time: CFTimeInterval, speed: Double)?
  /// Seconds of the layers' time since it was first stopped.
  private var stoppedAt: Double = 0

  init(of layer: CALayer) {
    begin = layer.convertTime(CACurrentMediaTime(), from: nil)
    add(layer)
  }

  /// Stops one more layer.
  func add(_ layer: CALayer) {
    layers.append(layer)
    apply(to: layer)
  }

  /// Seconds of the layers' time since the beginning.
  var elapsed: Double {
    guard let runningSince else { return stoppedAt }
    return stoppedAt + (CACurrentMediaTime() - runningSince.time) * runningSince.speed
  }

  /// Shows the layers at some seconds since the beginning.
  func show(_ seconds: Double) {
    runningSince = nil
    stoppedAt = seconds
    for layer in layers { apply(to: layer) }
  }

  /// Stops where the layers are now.
  func stop() { show(elapsed) }

  /// Lets the time run from where it is.
  func run(speed: Double) {
    runningSince = (CACurrentMediaTime(), speed)
    for layer in layers { apply(to: layer) }
  }

  /// Local time = (parent's − beginTime) × speed + timeOffset.
  private func apply(to layer: CALayer) {
    layer.timeOffset = begin + stoppedAt
    layer.speed = Float(runningSince?.speed ?? 0)
    layer.beginTime =
      runningSince.map { layer.superlayer?.convertTime($0.time, from: nil) ?? $0.time } ?? 0
  }

  /// Gives the layers their own time back.
  func release() {
    for layer in layers {
      layer.speed = 1
      layer.beginTime = 0
      layer.timeOffset = 0
    }
  }

  /// Takes the animations of views back, and with them the changes that they animate: what shows
  /// at the beginning is what is set from now on.
  func undoAnimations() {
    show(0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in layers { Self.undoAnimations(in: layer) }
    CATransaction.commit()
  }

  private static func undoAnimations(in layer: CALayer) {
    if let keys = layer.animationKeys(), let shown = layer.presentation() {
      for key in keys {
        guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation,
          animation.delegate is ViewAnimationDelegate, let path = animation.keyPath
        else { continue }
        layer.setValue(shown.value(forKeyPath: path), forKeyPath: path)
      }
    }
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { undoAnimations(in: sublayer) }
  }
}

internal import Foundation

/// What an emitter layer emits.
nonisolated package struct EmitterProperties: Equatable, Sendable {
  var cells: [EmitterCellProperties] = []
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var size = CGSize.zero
  var depth: CGFloat = 0
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var seed: UInt32 = 0

  /// Seconds after which none of its particles lives.
  var longestLife: CFTimeInterval {
    let lives = cells.map { ($0.lifetime.mean + abs($0.lifetime.range) / 2) * lifetime }
    return CFTimeInterval(max(0, lives.max() ?? 0))
  }
}

/// A kind of particle.
nonisolated struct EmitterCellProperties: Equatable, Sendable {
  /// A mean, and how far values are spread about it.
  struct Spread: Equatable, Sendable {
    var mean: Float
    var range: Float = 0

    /// The value at a place from 0 to 1 in the range.
    func value(at place: Float) -> Float { mean + range * (place - 0.5) }
  }

  var isEnabled = true
  var birthRate: Float = 0
  var lifetime = Spread(mean: 0)
  var longitude: Float = 0
  var latitude: Float = 0
  var emissionRange: Float = 0
  var velocity = Spread(mean: 0)
  var acceleration = SIMD2<Float>()
  var scale = Spread(mean: 1)
  var scaleSpeed: Float = 0
  var spin = Spread(mean: 0)
  var color: CGColor?
  var colorRange = SIMD4<Float>()
  var colorSpeed = SIMD4<Float>()
  var contents: LayerContents?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var timing = MediaTimingValues(duration: .infinity)
}

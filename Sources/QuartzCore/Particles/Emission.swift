internal import Foundation

/// Which particles of an emitter live at a moment.
struct Emission {
  /// How many particles of a cell can show at once; of more, the youngest do.
  static let mostParticles = 4_096

  /// The living particles, in the order of drawing.
  private(set) var particles: [Particle] = []
  /// Particles live, or will be born without anybody's doing.
  private(set) var isActive = false

  /// - Parameters:
  ///   - emitter: what is set now.
  ///   - past: what was set before, the oldest first.
  ///   - properties: what shows of the emitter at a moment of the layer's time, animations
  ///     included.
  init(
    _ emitter: EmitterProperties, past: [EmitterEra], at time: CFTimeInterval,
    properties: (CFTimeInterval) -> EmitterProperties?
  ) {
    var eras = past
    eras.append(EmitterEra(end: .infinity, properties: emitter))
    let cellCount = eras.map(\.properties.cells.count).max() ?? 0
    for index in 0..<cellCount {
      var start = CFTimeInterval(0)
      // How many were born before the era, with the part of the next one that is grown.
      var born = 0.0
      for era in eras {
        if index < era.properties.cells.count {
          born += add(
            era.properties, cell: index, from: start, to: min(era.end, time), born: born, at: time,
            isLast: era.end == .infinity, properties)
        }
        start = era.end
      }
    }
    switch emitter.renderMode {
    case .oldestLast: particles.sort { ($0.age, $0.number) < ($1.age, $1.number) }
    default: particles.sort { ($0.age, $0.number) > ($1.age, $1.number) }
    }
    if !particles.isEmpty { isActive = true }
  }

  /// Adds the living ones of those that a cell has borne in an era.
  /// - Returns: how many it has borne.
  private mutating func add(
    _ emitter: EmitterProperties, cell index: Int, from start: CFTimeInterval,
    to end: CFTimeInterval, born: Double, at time: CFTimeInterval, isLast: Bool,
    _ properties: (CFTimeInterval) -> EmitterProperties?
  ) -> Double {
    let cell = emitter.cells[index]
    let rate = Double(cell.birthRate * emitter.birthRate) * Double(cell.timing.speed)
    guard cell.isEnabled, rate > 0, rate.isFinite else { return 0 }
    let first = max(start, cell.timing.beginTime)
    let last = min(end, cell.timing.beginTime + max(0, cell.timing.duration))
    if isLast, time < cell.timing.beginTime + cell.timing.duration, emitter.longestLife > 0 {
      isActive = true
    }
    guard last >= first else { return 0 }
    let total = (last - first) * rate
    let oldest = max(first, time - emitter.longestLife)
    guard last >= oldest else { return total }
    var number = Int((born + (oldest - first) * rate).rounded(.up))
    let end = Int((born + total).rounded(.down))
    number = max(number, end - Self.mostParticles)
    while number <= end {
      let birth = first + (Double(number) - born) / rate
      if birth <= time, birth <= last {
        let then = isLast ? properties(birth) ?? emitter : emitter
        if let particle = Particle(then, cell: index, number: number, age: time - birth) {
          particles.append(particle)
        }
      }
      number += 1
    }
    return total
  }
}

extension DisplayListBuilder {
  /// Notes the particles of an emitter.
  mutating func addParticles(
    of layer: CALayer, _ emitter: EmitterProperties, _ inner: Context, at time: CFTimeInterval
  ) {
    guard let layer = layer as? CAEmitterLayer else { return }
    let isMoving = animates && !layer.attachments.isEmpty
    let emission = Emission(layer.values.emitter, past: layer.past, at: time) { birth in
      isMoving ? layer.properties(at: birth).emitter : nil
    }
    if emission.isActive, animates { isAnimating = true }
    for particle in emission.particles { add(particle, of: layer, emitter, inner) }
  }

  private mutating func add(
    _ particle: Particle, of layer: CAEmitterLayer, _ emitter: EmitterProperties, _ inner: Context
  ) {
    let cell = particle.cell
    guard let contents = cell.contents, cell.contentsScale > 0, particle.scale > 0,
      particle.color.alpha > 0
    else { return }
    let part = contents.part
    let shown = PixelRect(
      outside: CGRect(
        x: CGFloat(part.x) + cell.contentsRect.minX * CGFloat(part.width),
        y: CGFloat(part.y) + cell.contentsRect.minY * CGFloat(part.height),
        width: cell.contentsRect.width * CGFloat(part.width),
        height: cell.contentsRect.height * CGFloat(part.height))
    ).intersection(part)
    guard !shown.isEmpty else { return }
    let width = CGFloat(shown.width) / cell.contentsScale
    let height = CGFloat(shown.height) / cell.contentsScale
    let frame = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    var picture = PicturePaint(
      content: .pixels(contents, part: shown), frame: frame, visible: frame)
    var color = particle.color.times(inner.tint)
    // The alpha of all of it is cheaper than that of each pixel.
    let alpha = Float(color.alpha)
    color.alpha = 1
    if !color.isIdentity { picture.tint = color }
    picture.adds = emitter.renderMode == .additive
    addPicture(
      picture, serial: (inner.serial(of: layer) &* 1_000_003 &+ particle.number) | 1 << 62, inner,
      map: particle.map.concatenating(inner.map), alpha: alpha)
  }
}

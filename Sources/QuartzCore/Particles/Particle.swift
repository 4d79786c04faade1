internal import Foundation

/// A particle as it shows at a moment.
nonisolated struct Particle {
  var position: CGPoint
  var scale: CGFloat
  var angle: CGFloat
  var color: ColorFactors
  /// Seconds since its birth.
  let age: CFTimeInterval
  let cell: EmitterCellProperties
  /// Tells the particles of an emitter apart.
  let number: Int

  /// The particle that was born as the `number`th of a cell; nil if it lives no longer.
  init?(
    _ emitter: EmitterProperties, cell index: Int, number: Int, age: CFTimeInterval
  ) {
    let cell = emitter.cells[index]
    var chance = Chance(seed: emitter.seed, cell: index, number: number)
    let life = cell.lifetime.value(at: chance.next()) * emitter.lifetime
    guard age < CFTimeInterval(life) else { return nil }
    let t = Float(age)
    let speed = cell.velocity.value(at: chance.next()) * emitter.velocity
    let direction = cell.longitude + cell.emissionRange * (chance.next() - 0.5)
    let velocity = SIMD2(cos(direction), sin(direction)) * speed * cos(cell.latitude)
    let spin = cell.spin.value(at: chance.next()) * emitter.spin
    let size = cell.scale.value(at: chance.next()) * emitter.scale
    let base = (cell.color ?? .opaqueWhite).rgba
    var channels = SIMD4(Float(base.red), Float(base.green), Float(base.blue), Float(base.alpha))
    for channel in 0..<4 {
      channels[channel] += cell.colorRange[channel] * (chance.next() - 0.5)
    }
    channels += cell.colorSpeed * t
    let origin = emitter.birthplace(&chance)
    let way = velocity * t + cell.acceleration * (t * t / 2)
    position = CGPoint(x: origin.x + CGFloat(way.x), y: origin.y + CGFloat(way.y))
    scale = CGFloat(max(0, size + cell.scaleSpeed * t))
    angle = CGFloat(spin * t)
    color = ColorFactors(
      red: Double(channels.x), green: Double(channels.y), blue: Double(channels.z),
      alpha: Double(channels.w))
    self.age = age
    self.cell = cell
    self.number = number &* 64 &+ index
  }

  /// From the particle's own coordinates to those of the layer.
  var map: CGAffineTransform {
    CGAffineTransform(
      a: cos(angle) * scale, b: sin(angle) * scale, c: -sin(angle) * scale, d: cos(angle) * scale,
      tx: position.x, ty: position.y)
  }
}

/// Numbers from 0 to 1 that look random and are always the same for the same particle
/// (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
nonisolated struct Chance {
  private var state: UInt64

  init(seed: UInt32, cell: Int, number: Int) {
    state = UInt64(seed) << 32 ^ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95
    state ^= UInt64(truncatingIfNeeded: cell + 1) &* 0xA24B_AED4_963E_E407
  }

  mutating func next() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Float((z ^ (z >> 31)) >> 40) / Float(1 << 24)
  }
}

nonisolated extension EmitterProperties {
  /// Where a particle is born.
  func birthplace(_ chance: inout Chance) -> CGPoint {
    let (first, second) = (CGFloat(chance.next()), CGFloat(chance.next()))
    let (width, height) = (size.width, size.height)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: position.x + x, y: position.y + y)
    }
    switch (shape, mode) {
    case (.line, .points): return at(first < 0.5 ? -width / 2 : width / 2, 0)
    case (.line, _): return at((first - 0.5) * width, 0)
    case (.rectangle, .points), (.cuboid, .points):
      return at(first < 0.5 ? -width / 2 : width / 2, second < 0.5 ? -height / 2 : height / 2)
    case (.rectangle, .outline), (.cuboid, .outline):
      let way = first * 2 * (width + height)
      let side = second < 0.5 ? -1.0 : 1.0
      return way < 2 * width
        ? at(way / 2 - width / 2, side * height / 2)
        : at(side * width / 2, (way - 2 * width) / 2 - height / 2)
    case (.rectangle, _), (.cuboid, _): return at((first - 0.5) * width, (second - 0.5) * height)
    case (.circle, _), (.sphere, _):
      let angle = first * 2 * .pi
      let isEdge = mode == .outline || mode == .points
      let radius = isEdge ? width : width * second.squareRoot()
      return at(cos(angle) * radius, sin(angle) * radius)
    default: return position
    }
  }
}

/// What colours are multiplied by, each channel from 0 to 1.
nonisolated struct ColorFactors: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    (self.red, self.green, self.blue, self.alpha) = (
      unit(red), unit(green), unit(blue), unit(alpha)
    )
  }

  var isIdentity: Bool { red == 1 && green == 1 && blue == 1 && alpha == 1 }

  func times(_ other: ColorFactors?) -> ColorFactors {
    guard let other else { return self }
    return ColorFactors(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }
}

nonisolated extension PaintColor {
  /// The colour multiplied.
  func tinted(_ factors: ColorFactors) -> PaintColor {
    func part(_ value: UInt8, _ factor: Double) -> UInt8 {
      UInt8((Double(value) * factor * factors.alpha).rounded())
    }
    return PaintColor(
      red: part(red, factors.red), green: part(green, factors.green),
      blue: part(blue, factors.blue), alpha: part(alpha, 1))
  }
}

nonisolated extension LayerPaint {
  /// Multiplies all colours that the layer itself draws.
  mutating func tint(_ factors: ColorFactors) {
    background = background?.tinted(factors)
    borderColor = borderColor?.tinted(factors)
    if let old = shadow {
      shadow = ShadowPaint(
        shape: old.shape, sigma: old.sigma, offset: old.offset, color: old.color.tinted(factors))
    }
    for index in pictures.indices {
      pictures[index].tint = factors.times(pictures[index].tint)
    }
  }
}

internal import CPixman

/// A colour as it goes into pixels: eight bits a channel, premultiplied.
nonisolated struct PaintColor: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  /// The colour with its alpha times `opacity`.
  init(_ color: CGColor, opacity: Float = 1) {
    let rgba = color.rgba
    let alpha = Self.unit(Double(rgba.alpha)) * Self.unit(Double(opacity))
    func channel(_ value: CGFloat) -> UInt8 {
      UInt8((Self.unit(Double(value)) * alpha * 255).rounded())
    }
    red = channel(rgba.red)
    green = channel(rgba.green)
    blue = channel(rgba.blue)
    self.alpha = UInt8((alpha * 255).rounded())
  }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  var isOpaque: Bool { alpha == 255 }
  var isClear: Bool { alpha == 0 }

  /// The colour let through in part; 255 is all of it.
  func scaled(by level: UInt8) -> PaintColor {
    guard level != 255 else { return self }
    func part(_ value: UInt8) -> UInt8 { multiply(value, level) }
    return PaintColor(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }

  /// 0xAARRGGBB.
  var word: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The same for pixman.
  var pixman: pixman_color_t {
    pixman_color_t(
      red: UInt16(red) * 257, green: UInt16(green) * 257, blue: UInt16(blue) * 257,
      alpha: UInt16(alpha) * 257)
  }
}

/// The product of two fractions of 255, rounded as pixman does.
nonisolated func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
  let t = UInt32(a) * UInt32(b) + 0x80
  return UInt8((t + t >> 8) >> 8)
}

/// A fraction of one as a fraction of 255.
nonisolated func level(_ value: Double) -> UInt8 {
  UInt8((min(max(value, 0), 1) * 255).rounded())
}

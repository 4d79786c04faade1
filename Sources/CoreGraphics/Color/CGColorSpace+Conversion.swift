import Foundation

/// A colour in sRGB without alpha; parts may lie outside 0…1.
typealias SRGB = (red: CGFloat, green: CGFloat, blue: CGFloat)

extension CGColorSpace {
  /// What drawing needs: sRGB, clamped, with the alpha that stands last in `values`.
  func sRGB(
    _ values: [CGFloat]
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = unclampedSRGB(values)
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    return (clamp(color.red), clamp(color.green), clamp(color.blue), values.last ?? 1)
  }

  /// The components of this space, read as sRGB.
  ///
  /// A grey is taken for equal parts of red, green and blue, as `UIColor(white:alpha:)` does; the
  /// small difference between a gamma of 2.2 and sRGB's curve is left aside.
  func unclampedSRGB(_ values: [CGFloat]) -> SRGB {
    switch kind {
    case .sRGB, .extendedSRGB: (values[0], values[1], values[2])
    case .gray: (values[0], values[0], values[0])
    case .displayP3:
      CGColorSpace.map((values[0], values[1], values[2]), CGColorSpace.linearP3ToLinearSRGB)
    }
  }

  /// The components of a colour in this space; nil where greys can't say it.
  func components(of color: SRGB) -> [CGFloat]? {
    switch kind {
    case .sRGB, .extendedSRGB: return [color.red, color.green, color.blue]
    case .gray:
      guard color.red == color.green, color.green == color.blue else { return nil }
      return [color.red]
    case .displayP3:
      let mapped = CGColorSpace.map(color, CGColorSpace.linearSRGBToLinearP3)
      return [mapped.red, mapped.green, mapped.blue]
    }
  }

  private static func map(_ color: SRGB, _ rows: [[CGFloat]]) -> SRGB {
    let linear = [decode(color.red), decode(color.green), decode(color.blue)]
    let mapped = rows.map { row in
      encode(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
    }
    return (mapped[0], mapped[1], mapped[2])
  }

  // IEC 61966-2-1, which Display P3 shares; mirrored for numbers below zero.
  private static func decode(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encode(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let curved = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curved : curved
  }

  // CSS Color Module Level 4, "Sample code for color conversions", both with a D65 white.
  private static let linearP3ToLinearSRGB: [[CGFloat]] = [
    [1.224_940_176_3, -0.224_940_176_3, 0],
    [-0.042_056_954_7, 1.042_056_954_7, 0],
    [-0.019_637_554_6, -0.078_636_045_6, 1.098_273_600_2],
  ]

  private static let linearSRGBToLinearP3: [[CGFloat]] = [
    [0.822_461_969, 0.177_538_031, 0],
    [0.033_194_199, 0.966_805_801, 0],
    [0.017_082_631, 0.072_397_441, 0.910_519_928],
  ]
}

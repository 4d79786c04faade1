public import CoreGraphics

nonisolated extension UIColor {
  /// Gives the sRGB components under the current traits. Always true here: every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Gives hue, saturation and brightness under the current traits; the hue of a grey is 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    let hsb = ColorModel.hsb(red: rgba.red, green: rgba.green, blue: rgba.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Gives the grey of the same luminance and the opacity; false where the colour isn't a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    white?.pointee = ColorModel.luma(red: rgba.red, green: rgba.green, blue: rgba.blue)
    alpha?.pointee = rgba.alpha
    return rgba.red == rgba.green && rgba.green == rgba.blue
  }

  /// The grey of the same lightness, as tint colours turn to where the tint is dimmed.
  package var dimmed: UIColor {
    UIColor { [self] traits in
      let rgba = resolvedCGColor(with: traits).rgba
      let white = ColorModel.luma(red: rgba.red, green: rgba.green, blue: rgba.blue)
      return UIColor(white: white, alpha: rgba.alpha)
    }
  }
}

/// Conversions between ways to name a colour; all components from 0 to 1.
nonisolated enum ColorModel {
  /// Weights of ITU-R BT.601, applied to sRGB components as they are.
  static func luma(red: CGFloat, green: CGFloat, blue: CGFloat) -> CGFloat {
    // A grey is its own: the weights' sum is not exactly 1 in binary.
    red == green && green == blue ? red : 0.299 * red + 0.587 * green + 0.114 * blue
  }

  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = turn.rounded(.down)
    let part = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch sector {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  static func hsb(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0, high > 0 else { return (0, 0, high) }
    let sixth: CGFloat
    if high == red {
      sixth = (green - blue) / range
    } else if high == green {
      sixth = 2 + (blue - red) / range
    } else {
      sixth = 4 + (red - green) / range
    }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / high, high)
  }
}

nonisolated extension CGFloat {
  /// The number in as few digits as a dump needs: three after the point, no trailing zeros.
  package var brief: String {
    guard isFinite else { return self == .infinity ? "inf" : self == -.infinity ? "-inf" : "nan" }
    let scaled = (self * 1000).rounded()
    guard scaled.magnitude < 1e15 else { return "\(self)" }
    let whole = Int64(scaled)
    let digits = String((whole % 1000).magnitude)
    var fraction = String(repeating: "0", count: 3 - digits.count) + digits
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = whole < 0 ? "-" : ""
    return sign + String((whole / 1000).magnitude) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

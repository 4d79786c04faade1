internal import CoreGraphics

/// The keyboard's colours, light and dark (seen).
enum KeyColors {
  static let ground = pair(0xD1D4DB, 0x2B2B2D)
  static let key = pair(0xFFFFFF, 0x6B6B6D)
  static let special = pair(0xACB0BA, 0x474749)
  static let shadow = pair(0x898A8D, 0x141416)
  static let text = pair(0x000000, 0xFFFFFF)
  /// Shift while it is on, and special keys that are pressed.
  static let lit = pair(0xFFFFFF, 0xD5D5D8)
  static let litText = pair(0x000000, 0x000000)
  /// The rim of the balloon, hardly to be seen.
  static let rim = pair(0xC4C7CE, 0x3A3A3C)

  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) }
  }
}

extension UIColor {
  nonisolated fileprivate convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }
}

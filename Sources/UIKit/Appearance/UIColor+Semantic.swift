internal import CoreGraphics

/// The system's colours, which follow light and dark and, where Apple says so, contrast and level.
///
/// Values: Apple's Human Interface Guidelines (colour tables of iOS 13 to 17).
nonisolated extension UIColor {
  /// Red.
  public static let systemRed = adaptive(
    0xFF3B30, dark: 0xFF453A, highContrast: 0xD70015, darkHighContrast: 0xFF6961)
  /// Orange.
  public static let systemOrange = adaptive(
    0xFF9500, dark: 0xFF9F0A, highContrast: 0xC93400, darkHighContrast: 0xFFB340)
  /// Yellow.
  public static let systemYellow = adaptive(
    0xFFCC00, dark: 0xFFD60A, highContrast: 0xA05A00, darkHighContrast: 0xFFD426)
  /// Green.
  public static let systemGreen = adaptive(
    0x34C759, dark: 0x30D158, highContrast: 0x248A3D, darkHighContrast: 0x30DB5B)
  /// Mint.
  public static let systemMint = adaptive(
    0x00C7BE, dark: 0x63E6E2, highContrast: 0x0C817B, darkHighContrast: 0x66D4CF)
  /// Teal.
  public static let systemTeal = adaptive(
    0x30B0C7, dark: 0x40C8E0, highContrast: 0x008299, darkHighContrast: 0x5DE6FF)
  /// Cyan.
  public static let systemCyan = adaptive(
    0x32ADE6, dark: 0x64D2FF, highContrast: 0x0071A4, darkHighContrast: 0x70D7FF)
  /// Blue; the tint where none is set.
  public static let systemBlue = adaptive(
    0x007AFF, dark: 0x0A84FF, highContrast: 0x0040DD, darkHighContrast: 0x409CFF)
  /// Indigo.
  public static let systemIndigo = adaptive(
    0x5856D6, dark: 0x5E5CE6, highContrast: 0x3634A3, darkHighContrast: 0x7D7AFF)
  /// Purple.
  public static let systemPurple = adaptive(
    0xAF52DE, dark: 0xBF5AF2, highContrast: 0x8944AB, darkHighContrast: 0xDA8FFF)
  /// Pink.
  public static let systemPink = adaptive(
    0xFF2D55, dark: 0xFF375F, highContrast: 0xD30F45, darkHighContrast: 0xFF6482)
  /// Brown.
  public static let systemBrown = adaptive(
    0xA2845E, dark: 0xAC8E68, highContrast: 0x7F6545, darkHighContrast: 0xB59469)
  /// The middle grey.
  public static let systemGray = adaptive(
    0x8E8E93, dark: 0x8E8E93, highContrast: 0x6C6C70, darkHighContrast: 0xAEAEB2)
  /// A grey nearer to the ground.
  public static let systemGray2 = adaptive(
    0xAEAEB2, dark: 0x636366, highContrast: 0x8E8E93, darkHighContrast: 0x7C7C80)
  /// A grey nearer to the ground.
  public static let systemGray3 = adaptive(
    0xC7C7CC, dark: 0x48484A, highContrast: 0xAEAEB2, darkHighContrast: 0x545456)
  /// A grey nearer to the ground.
  public static let systemGray4 = adaptive(
    0xD1D1D6, dark: 0x3A3A3C, highContrast: 0xBCBCC0, darkHighContrast: 0x444446)
  /// A grey nearer to the ground.
  public static let systemGray5 = adaptive(
    0xE5E5EA, dark: 0x2C2C2E, highContrast: 0xD8D8DC, darkHighContrast: 0x363638)
  /// The grey nearest to the ground.
  public static let systemGray6 = adaptive(
    0xF2F2F7, dark: 0x1C1C1E, highContrast: 0xEBEBF0, darkHighContrast: 0x242426)
  /// Text of the first rank.
  public static let label = adaptive(0x000000, alpha: 1, dark: 0xFFFFFF, darkAlpha: 1)
  /// Text of the second rank.
  public static let secondaryLabel = adaptive(0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = adaptive(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = adaptive(
    0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
  /// What an empty field says.
  public static let placeholderText = adaptive(0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  /// A thin line that lets what is below shine through.
  public static let separator = adaptive(0x3C3C43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
  /// A thin line.
  public static let opaqueSeparator = adaptive(0xC6C6C8, alpha: 1, dark: 0x38383A, darkAlpha: 1)
  /// Text that leads elsewhere.
  public static let link = adaptive(0x007AFF, alpha: 1, dark: 0x0984FF, darkAlpha: 1)
  /// The ground of thin and small shapes.
  public static let systemFill = adaptive(0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
  /// The ground of middling shapes.
  public static let secondarySystemFill = adaptive(
    0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
  /// The ground of large shapes, as fields.
  public static let tertiarySystemFill = adaptive(
    0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
  /// The ground of large areas with much in them.
  public static let quaternarySystemFill = adaptive(
    0x747480, alpha: 0.08, dark: 0x747480, darkAlpha: 0.18)
  /// Text on light ground, in both appearances.
  public static let darkText = adaptive(0x000000, alpha: 1, dark: 0x000000, darkAlpha: 1)
  /// Text on dark ground, in both appearances.
  public static let lightText = adaptive(0xFFFFFF, alpha: 0.6, dark: 0xFFFFFF, darkAlpha: 0.6)
  /// The ground of a page.
  public static let systemBackground = ground(0xFFFFFF, dark: 0x000000, darkElevated: 0x1C1C1E)
  /// The ground of groups on a page.
  public static let secondarySystemBackground = ground(
    0xF2F2F7, dark: 0x1C1C1E, darkElevated: 0x2C2C2E)
  /// The ground of groups in groups.
  public static let tertiarySystemBackground = ground(
    0xFFFFFF, dark: 0x2C2C2E, darkElevated: 0x3A3A3C)
  /// The ground of a page of groups.
  public static let systemGroupedBackground = ground(
    0xF2F2F7, dark: 0x000000, darkElevated: 0x1C1C1E)
  /// The ground of the groups.
  public static let secondarySystemGroupedBackground = ground(
    0xFFFFFF, dark: 0x1C1C1E, darkElevated: 0x2C2C2E)
  /// The ground of groups in the groups.
  public static let tertiarySystemGroupedBackground = ground(
    0xF2F2F7, dark: 0x2C2C2E, darkElevated: 0x3A3A3C)
  /// The tint where no view sets one.
  public static let tintColor = systemBlue

  private static func adaptive(
    _ light: UInt32, dark: UInt32, highContrast: UInt32, darkHighContrast: UInt32
  ) -> UIColor {
    let colors = [light, dark, highContrast, darkHighContrast].map { UIColor(rgb: $0, alpha: 1) }
    return UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return colors[(traits.accessibilityContrast == .high ? 2 : 0) + (isDark ? 1 : 0)]
    }
  }

  private static func adaptive(
    _ light: UInt32, alpha: CGFloat, dark: UInt32, darkAlpha: CGFloat
  ) -> UIColor {
    let inLight = UIColor(rgb: light, alpha: alpha)
    let inDark = UIColor(rgb: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? inDark : inLight }
  }

  private static func ground(_ light: UInt32, dark: UInt32, darkElevated: UInt32) -> UIColor {
    let inLight = UIColor(rgb: light, alpha: 1)
    let inDark = UIColor(rgb: dark, alpha: 1)
    let raised = UIColor(rgb: darkElevated, alpha: 1)
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return inLight }
      return traits.userInterfaceLevel == .elevated ? raised : inDark
    }
  }

  private convenience init(rgb: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}

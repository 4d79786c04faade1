internal import CoreGraphics

/// What a blur is made of.
struct Material: Equatable {
  /// The standard deviation in points.
  var radius: CGFloat
  var saturation: CGFloat
  /// Painted over what is blurred.
  var tint: UIColor
  /// What stands for all that where transparency is not wanted.
  var opaque: UIColor

  /// The material of a style. The figures are ours, chosen by eye beside pictures of iOS 15.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    let isDark = style.isAlwaysDark ?? isDark
    let (white, alpha): (CGFloat, CGFloat) =
      switch style {
      case .extraLight: (0.97, 0.82)
      case .light: (1, 0.3)
      case .dark: (0.11, 0.73)
      case .regular: isDark ? (0.11, 0.66) : (0.97, 0.58)
      case .prominent: isDark ? (0.2, 0.66) : (0.97, 0.82)
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        isDark ? (0.12, 0.45) : (0.97, 0.38)
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
        isDark ? (0.14, 0.6) : (0.97, 0.56)
      case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
        isDark ? (0.15, 0.74) : (0.97, 0.72)
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
        isDark ? (0.14, 0.87) : (0.97, 0.86)
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
        isDark ? (0.09, 0.76) : (0.98, 0.76)
      }
    radius = style.rawValue < UIBlurEffect.Style.systemUltraThinMaterial.rawValue ? 20 : 30
    saturation = 1.8
    tint = UIColor(white: white, alpha: alpha)
    opaque = UIColor(white: white * alpha + (isDark ? 0.04 : 0.92) * (1 - alpha), alpha: 1)
  }
}

extension UIBlurEffect.Style {
  /// Whether the style is dark whatever the interface is; nil where it follows that.
  var isAlwaysDark: Bool? {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    case .regular, .prominent: nil
    default:
      rawValue >= Self.systemUltraThinMaterialDark.rawValue
        ? true : rawValue >= Self.systemUltraThinMaterialLight.rawValue ? false : nil
    }
  }
}

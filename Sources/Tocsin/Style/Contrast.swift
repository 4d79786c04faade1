import UIKit

/// How well a colour can be told from another one, after the Web Content Accessibility Guidelines
/// 2.2, and colours that can be told apart.
nonisolated enum Contrast {
  /// The least ratio between text and what it is on: level AA for text of any size.
  static let text: CGFloat = 4.5
  /// The least ratio where the reader has asked for more contrast: level AAA.
  static let increasedText: CGFloat = 7
  /// The least ratio between what must be seen to be used, as the rim of a box, and its ground.
  static let shape: CGFloat = 3
  /// The same where the reader has asked for more contrast.
  static let increasedShape: CGFloat = 4.5

  /// From 1 for equal colours to 21 for black on white. Both must be opaque.
  static func ratio(_ a: RGBA, _ b: RGBA) -> CGFloat {
    let (lighter, darker) = (max(a.luminance, b.luminance), min(a.luminance, b.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// A colour in the same hue that reads on a ground: itself where it does already, else as much
  /// darker or lighter as it must be.
  static func legible(_ color: RGBA, on ground: RGBA, least: CGFloat) -> RGBA {
    let question = LegibleColors.Question(color: color, ground: ground, least: least)
    return LegibleColors.shared.answer(to: question) { find(color, on: ground, least: least) }
  }

  private static func find(_ color: RGBA, on ground: RGBA, least: CGFloat) -> RGBA {
    guard ratio(color.over(ground), ground) < least else { return color }
    // Towards the end that leaves more room.
    let end = ratio(.black, ground) > ratio(.white, ground) ? RGBA.black : .white
    let solid = color.over(ground)
    var (near, far): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<12 {
      let middle = (near + far) / 2
      if ratio(solid.mixed(with: end, middle), ground) < least {
        near = middle
      } else {
        far = middle
      }
    }
    return solid.mixed(with: end, far)
  }
}

/// What was found for the few colours that a program's styles have, since a colour is asked for
/// each time a text is measured.
private nonisolated final class LegibleColors: @unchecked Sendable {
  struct Question: Hashable {
    let color: RGBA
    let ground: RGBA
    let least: CGFloat
  }

  static let shared = LegibleColors()

  private let lock = NSLock()
  private var found: [Question: RGBA] = [:]

  func answer(to question: Question, _ find: () -> RGBA) -> RGBA {
    lock.lock()
    defer { lock.unlock() }
    if let color = found[question] { return color }
    if found.count == 64 { found.removeAll() }
    let color = find()
    found[question] = color
    return color
  }
}

/// A colour's components in sRGB, not premultiplied.
nonisolated struct RGBA: Hashable {
  var red, green, blue, alpha: CGFloat

  static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

  /// The relative luminance, from 0 to 1.
  var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.04045
        ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func mixed(with other: RGBA, _ part: CGFloat) -> RGBA {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// What is seen of the colour on an opaque ground.
  func over(_ ground: RGBA) -> RGBA {
    var seen = ground.mixed(with: RGBA(red: red, green: green, blue: blue, alpha: 1), alpha)
    seen.alpha = 1
    return seen
  }
}

nonisolated extension UIColor {
  /// The components that show where these traits hold.
  func components(in traits: UITraitCollection) -> RGBA {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  convenience init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// This colour, made darker or lighter where text in it could not be read on a ground. Where
  /// the ground is translucent, what is behind it is taken for a page that is dimmed a little.
  func legible(on ground: UIColor) -> UIColor {
    distinct(from: ground, least: Contrast.text, increased: Contrast.increasedText)
  }

  /// The same for shapes, which need less to be seen.
  func visible(on ground: UIColor) -> UIColor {
    distinct(from: ground, least: Contrast.shape, increased: Contrast.increasedShape)
  }

  private func distinct(from ground: UIColor, least: CGFloat, increased: CGFloat) -> UIColor {
    UIColor { traits in
      let page = RGBA.black.mixed(
        with: .white, traits.userInterfaceStyle == .dark ? 0.28 : 0.68)
      let least = traits.accessibilityContrast == .high ? increased : least
      let color = self.components(in: traits)
      let seen = Contrast.legible(
        color, on: ground.components(in: traits).over(page), least: least + 0.05)
      return seen == color ? self.resolvedColor(with: traits) : UIColor(seen)
    }
  }

  /// One colour for light and one for dark, and where given others for increased contrast.
  static func pair(
    _ light: UIColor, _ dark: UIColor, contrast: (light: UIColor, dark: UIColor)? = nil
  ) -> UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      guard let contrast, traits.accessibilityContrast == .high else {
        return isDark ? dark : light
      }
      return isDark ? contrast.dark : contrast.light
    }
  }

  static func grey(_ white: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }
}

nonisolated extension UIColor {
  /// What is seen of this colour on another one.
  func over(_ ground: UIColor) -> UIColor {
    UIColor { traits in
      let below = ground.components(in: traits)
      let color = self.components(in: traits)
      guard color.alpha < 1 else { return UIColor(color) }
      var seen = color.over(below)
      seen.alpha = color.alpha + below.alpha * (1 - color.alpha)
      return UIColor(seen)
    }
  }
}

public import UIKit

/// The circumstances in which a picture is taken.
public struct Setting: Sendable, Equatable {
  /// A screen by name.
  public struct Device: Sendable, Equatable {
    /// What labels call it.
    public var name: String
    /// In points.
    public var size: CGSize
    /// What notches and home indicators cover.
    public var safeArea: UIEdgeInsets

    /// Makes a device.
    public init(_ name: String, size: CGSize, safeArea: UIEdgeInsets = .zero) {
      self.name = name
      self.size = size
      self.safeArea = safeArea
    }

    /// The same device on its side.
    public var turned: Device {
      Device(
        "\(name) turned", size: CGSize(width: size.height, height: size.width),
        safeArea: UIEdgeInsets(
          top: 0, left: safeArea.top, bottom: min(21, safeArea.bottom), right: safeArea.top))
    }

    /// A small phone: 320 × 568 with no notch.
    public static let smallPhone = Device("small", size: CGSize(width: 320, height: 568))
    /// A phone: 390 × 844 with a notch and a home indicator.
    public static let phone = Device(
      "phone", size: CGSize(width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    /// A tablet: 820 × 1180.
    public static let tablet = Device(
      "tablet", size: CGSize(width: 820, height: 1180),
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  /// The screen.
  public var device: Device
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle
  /// The reader's language as a tag such as “en” or “pt-PT”. The library's own words are in it;
  /// your scene gives its words itself.
  public var language: String
  /// How large the reader wants text.
  public var textSize: UIContentSizeCategory
  /// The interface's direction.
  public var direction: UITraitEnvironmentLayoutDirection
  /// What a reader who needs help has asked for.
  public var wishes: TestScreen.Wishes
}

/// The circumstances in which the pictures of a sheet are taken: all combinations of what the
/// properties list, the last of them changing fastest.
///
/// ```swift
/// Settings(devices: [.phone, .tablet], languages: ["en", "ar"], appearances: [.light, .dark])
/// ```
public struct Settings: Sendable {
  /// The screens.
  public var devices: [Setting.Device]
  /// The languages; one that is read from the right brings its direction with it.
  public var languages: [String]
  /// Directions that take the place of the languages' own; empty for none.
  public var directions: [UITraitEnvironmentLayoutDirection]
  /// The text sizes.
  public var textSizes: [UIContentSizeCategory]
  /// What readers who need help ask for, one combination after the other.
  public var wishes: [TestScreen.Wishes]
  /// Light, dark or both.
  public var appearances: [UIUserInterfaceStyle]

  /// Makes settings; what is left out is a light phone in English with nothing special.
  public init(
    devices: [Setting.Device] = [.phone], languages: [String] = ["en"],
    directions: [UITraitEnvironmentLayoutDirection] = [],
    textSizes: [UIContentSizeCategory] = [.large], wishes: [TestScreen.Wishes] = [[]],
    appearances: [UIUserInterfaceStyle] = [.light]
  ) {
    self.devices = devices
    self.languages = languages
    self.directions = directions
    self.textSizes = textSizes
    self.wishes = wishes
    self.appearances = appearances
  }

  /// All combinations.
  public var all: [Setting] {
    devices.flatMap { device in
      languages.flatMap { language in
        (directions.isEmpty ? [Self.direction(of: language)] : directions).flatMap { direction in
          textSizes.flatMap { textSize in
            wishes.flatMap { wishes in
              appearances.map { appearance in
                Setting(
                  device: device, appearance: appearance, language: language, textSize: textSize,
                  direction: direction, wishes: wishes)
              }
            }
          }
        }
      }
    }
  }

  /// What tells a setting from the others: only what varies is named.
  func label(of setting: Setting) -> String {
    var parts: [String] = []
    if devices.count > 1 { parts.append(setting.device.name) }
    if languages.count > 1 { parts.append(setting.language) }
    if directions.count > 1 { parts.append(setting.direction == .rightToLeft ? "rtl" : "ltr") }
    if textSizes.count > 1 { parts.append(setting.textSize.shortName) }
    if wishes.count > 1 { parts.append(setting.wishes.name) }
    if appearances.count > 1 || parts.isEmpty {
      parts.append(setting.appearance == .dark ? "dark" : "light")
    }
    return parts.joined(separator: " · ")
  }

  private static func direction(of language: String) -> UITraitEnvironmentLayoutDirection {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
}

extension UIContentSizeCategory {
  /// “L” for large, “A3” for the third of the sizes for weak eyes.
  var shortName: String {
    let sizes = UIContentSizeCategory.ascending
    guard let index = sizes.firstIndex(of: self) else { return "?" }
    return ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "A1", "A2", "A3", "A4", "A5"][index]
  }
}

extension TestScreen.Wishes {
  var name: String {
    var names: [String] = []
    if contains(.reducedMotion) { names.append("still") }
    if contains(.reducedTransparency) { names.append("opaque") }
    if contains(.increasedContrast) { names.append("contrast") }
    if contains(.boldText) { names.append("bold") }
    return names.isEmpty ? "plain" : names.joined(separator: " ")
  }
}

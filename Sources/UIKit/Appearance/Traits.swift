public import Foundation

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// What kind of machine an interface is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A screen in a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room there is along an axis, in the coarse.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little room, as across a telephone.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The direction in which the interface's language is read.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As English.
  case leftToRight = 0
  /// As Hebrew and Arabic.
  case rightToLeft = 1
}

/// The direction in which an interface or a view is laid out.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English.
  case leftToRight = 0
  /// As Hebrew and Arabic.
  case rightToLeft = 1
}

/// How far the reader wants text and ground to stand apart.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// Further than designed.
  case high = 1
}

/// Whether text is to be bolder than designed.
nonisolated public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bolder.
  case bold = 1
}

/// Whether content lies on the base or is raised above it.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the bottom.
  case base = 0
  /// On something that lies above the base, as a sheet does.
  case elevated = 1
}

/// How large the reader wants text.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// Makes a category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the default.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the default.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for weak eyes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the sizes for weak eyes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the sizes for weak eyes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the sizes for weak eyes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of the sizes for weak eyes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the reader chose another size; `newValueUserInfoKey` has its name.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's name.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All sizes, from the smallest.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the sizes for weak eyes.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix("UICTContentSizeCategoryAccessibility")
  }
}

extension UIContentSizeCategory: Comparable {
  /// Smaller text first; a category that is not said comes before all.
  nonisolated public static func < (
    one: UIContentSizeCategory, other: UIContentSizeCategory
  ) -> Bool {
    (ascending.firstIndex(of: one) ?? -1) < (ascending.firstIndex(of: other) ?? -1)
  }
}

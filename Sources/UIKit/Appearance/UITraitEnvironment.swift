public import CoreGraphics

/// Something that has traits: a screen, a window, a controller, a view.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits here, with none unspecified.
  var traitCollection: UITraitCollection { get }
  /// Called after a trait changed, with the traits from before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait by its type, as in `registerForTraitChanges([UITraitUserInterfaceStyle.self])`.
public typealias UITrait = any UITraitDefinition.Type

/// A kind of trait.
nonisolated public protocol UITraitDefinition {
  /// The type of its value.
  associatedtype Value: Equatable
  /// Its value in a collection.
  static func value(in collection: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// Whether two collections differ in this trait.
  nonisolated static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// Light or dark.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle {
    collection.userInterfaceStyle
  }
}

/// Whether content lies on the base or above it.
nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UIUserInterfaceLevel {
    collection.userInterfaceLevel
  }
}

/// The kind of machine.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom {
    collection.userInterfaceIdiom
  }
}

/// Pixels per point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> CGFloat { collection.displayScale }
}

/// The direction of the language.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    collection.layoutDirection
  }
}

/// The room across.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.horizontalSizeClass
  }
}

/// The room downwards.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.verticalSizeClass
  }
}

/// How large the reader wants text.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UIContentSizeCategory {
    collection.preferredContentSizeCategory
  }
}

/// How far text and ground are to stand apart.
nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UIAccessibilityContrast {
    collection.accessibilityContrast
  }
}

/// Whether text is to be bolder.
nonisolated public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Its value in a collection.
  public static func value(in collection: UITraitCollection) -> UILegibilityWeight {
    collection.legibilityWeight
  }
}

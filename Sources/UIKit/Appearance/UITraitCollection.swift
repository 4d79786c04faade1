public import CoreGraphics

/// What an interface must adapt to: light or dark, size, scale, direction, the reader's wishes.
///
/// A collection never changes. A trait that it does not say is `unspecified` (0 for the scale) and
/// is taken from the environment around it.
nonisolated open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  /// A collection that says nothing.
  public override convenience init() { self.init(values: TraitValues()) }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// What kind of machine the interface is for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether content lies on the base or above it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Pixels per point; 0 where not said.
  public var displayScale: CGFloat { values.displayScale }
  /// The direction of the interface's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// How large the reader wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// How far text and ground are to stand apart.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether text is to be bolder than designed.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Collections are values: a copy is the collection itself.
  public func copy(with zone: NSZone?) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// The traits of a collection.
nonisolated package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var displayScale: CGFloat = 0
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified

  package init() {}

  /// Takes over what `other` says.
  package mutating func apply(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
  }
}

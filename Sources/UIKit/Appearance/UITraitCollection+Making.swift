public import CoreGraphics

nonisolated extension UITraitCollection {
  /// What all of `collections` say; the last one that says a trait decides it.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.apply(collection.values) }
    self.init(values: values)
  }

  /// A collection of the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutated(TraitValues(), by: mutations))
  }

  /// A copy with some traits set anew.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    UITraitCollection(values: Self.mutated(values, by: mutations))
  }

  private static func mutated(
    _ values: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values: values)
  }

  /// Says light or dark only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Says the kind of machine only.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  /// Says the level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Says the pixels per point only.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  /// Says the direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Says the room across only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Says the room downwards only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Says the size of text only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Says the contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Says the weight of text only.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
}

/// Traits that can be set, as in `modifyingTraits`.
nonisolated public protocol UIMutableTraits {
  /// What kind of machine the interface is for.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether content lies on the base or above it.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// The direction of the interface's language.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room downwards.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How large the reader wants text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// How far text and ground are to stand apart.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether text is to be bolder than designed.
  var legibilityWeight: UILegibilityWeight { get set }
}

/// The one kind of traits that can be set: the values themselves.
nonisolated extension TraitValues: UIMutableTraits {}

internal import Foundation

nonisolated extension UITraitCollection {
  /// The traits that dynamic colours are resolved with on this thread.
  ///
  /// UIKit sets it around `draw(_:)`, `layoutSubviews()`, `tintColorDidChange()` and the calls
  /// about changed traits. Elsewhere it is the screen's.
  public static var current: UITraitCollection {
    get { ThreadTraits.current ?? MainTraits.screen }
    set { ThreadTraits.current = newValue }
  }

  /// Runs `actions` with this collection as the current one of this thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = ThreadTraits.current
    ThreadTraits.current = self
    defer { ThreadTraits.current = previous }
    actions()
  }

  /// Whether a dynamic colour might look different under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Whether this collection says everything that `other` says, and the same.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.apply(other.values)
    return merged == values
  }
}

/// The traits of the screen, readable from every thread.
nonisolated package enum MainTraits {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var stored = UITraitCollection(values: .initial)

  /// What `UITraitCollection.current` answers where nobody has set it.
  package static var screen: UITraitCollection {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

nonisolated extension TraitValues {
  /// The traits of a light telephone-like screen with one pixel per point.
  package static var initial: TraitValues {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.userInterfaceLevel = .base
    values.displayScale = 1
    values.layoutDirection = .leftToRight
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    return values
  }
}

/// What was set as current on each thread.
nonisolated private enum ThreadTraits {
  private static let local = ThreadLocal<UITraitCollection?> { nil }

  static var current: UITraitCollection? {
    get { local.value }
    set { local.value = newValue }
  }
}

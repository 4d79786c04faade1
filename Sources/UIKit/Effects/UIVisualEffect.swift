public import Foundation

/// An effect of a `UIVisualEffectView`. The base of the others, which alone does nothing.
open class UIVisualEffect: NSObject, NSCopying {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// The effect itself, which never changes.
  nonisolated public func copy(with zone: NSZone?) -> Any { self }
}

/// What lies beneath is blurred, and tinted as a material is.
public final class UIBlurEffect: UIVisualEffect {
  /// The kinds of blur. Those that don't say light or dark follow the interface style.
  nonisolated public enum Style: Int, Sendable, CaseIterable {
    /// Nearly white.
    case extraLight = 0
    /// As bright as what lies beneath, or brighter.
    case light = 1
    /// Nearly black.
    case dark = 2
    /// As light or dark as the interface.
    case regular = 4
    /// The same, and more of it.
    case prominent = 5
    /// A material that lets most through.
    case systemUltraThinMaterial = 6
    /// A material that lets much through.
    case systemThinMaterial = 7
    /// The material of the system.
    case systemMaterial = 8
    /// A material that lets little through.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// `systemUltraThinMaterial`, always light.
    case systemUltraThinMaterialLight = 11
    /// `systemThinMaterial`, always light.
    case systemThinMaterialLight = 12
    /// `systemMaterial`, always light.
    case systemMaterialLight = 13
    /// `systemThickMaterial`, always light.
    case systemThickMaterialLight = 14
    /// `systemChromeMaterial`, always light.
    case systemChromeMaterialLight = 15
    /// `systemUltraThinMaterial`, always dark.
    case systemUltraThinMaterialDark = 16
    /// `systemThinMaterial`, always dark.
    case systemThinMaterialDark = 17
    /// `systemMaterial`, always dark.
    case systemMaterialDark = 18
    /// `systemThickMaterial`, always dark.
    case systemThickMaterialDark = 19
    /// `systemChromeMaterial`, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes a blur of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// True for a blur of the same kind.
  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// Equal for equal kinds.
  nonisolated public override var hash: Int { style.hashValue }
}

/// How content on a blur stands out from it.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Text.
  case label = 0
  /// Text that matters less.
  case secondaryLabel = 1
  /// Text that matters little.
  case tertiaryLabel = 2
  /// Text that matters least.
  case quaternaryLabel = 3
  /// The ground of small things.
  case fill = 4
  /// The ground of larger things.
  case secondaryFill = 5
  /// The ground of large things.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}

/// Content takes on something of the blur that it lies on.
///
/// DIFFERENCE: content lets the blur shine through, as strongly as the style says, and has white
/// or black for a tint; Apple's also recolours content that has colours of its own.
public final class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Makes an effect for labels on a blur, which should be the one that it lies on.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Makes an effect for content on a blur, which should be the one that it lies on.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// How much of the content shows.
  var strength: CGFloat {
    switch style {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.4
    case .quaternaryLabel: 0.25
    case .fill: 0.3
    case .secondaryFill: 0.22
    case .tertiaryFill: 0.15
    case .separator: 0.3
    }
  }

  /// True for the same style on the same blur.
  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blur.isEqual(blur)
  }

  /// Equal for equal styles.
  nonisolated public override var hash: Int { style.hashValue }
}

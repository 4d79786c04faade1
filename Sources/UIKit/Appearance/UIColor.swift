public import CoreGraphics

/// A colour with opacity, or one that depends on the traits it is shown under.
///
///     view.backgroundColor = .systemBackground                  // white, or black where it is dark
///     let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
///
/// A dynamic colour is resolved anew wherever it is used; `cgColor` and the components are those
/// under `UITraitCollection.current`. Two colours are equal if they have the same components, or
/// come from the same provider.
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// What the colour is made of.
  enum Paint {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }

  let paint: Paint

  init(paint: Paint) {
    self.paint = paint
    super.init()
  }

  /// A grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(srgbRed: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// A colour of sRGB components, each from 0 to 1; those outside are drawn as the nearest.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A colour of hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = ColorModel.rgb(
      hue: hue, saturation: saturation, brightness: brightness)
    paint = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// The colour of Core Graphics, as a view's colour.
  public init(cgColor: CGColor) {
    paint = .fixed(cgColor)
    super.init()
  }

  /// A colour that `dynamicProvider` decides on, from the traits. It may be called on any thread
  /// and as often as the colour is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    paint = .dynamic(dynamicProvider)
    super.init()
  }

  /// The colour of an image.
  ///
  /// DIFFERENCE: the image's mean colour, not tiles of it; `UIImage.drawAsPattern(in:)` draws
  /// tiles.
  public init(patternImage image: UIImage) {
    paint = .pattern(image)
    super.init()
  }

  /// The colour of Core Graphics under `UITraitCollection.current`.
  public var cgColor: CGColor { resolvedCGColor(with: .current) }

  /// The colour that this one is under some traits; a fixed colour is itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = paint else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The same colour with another opacity; stays dynamic if it is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch paint {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .pattern(let image):
      UIColor(patternImage: image.withAlpha(alpha))
    }
  }

  /// Colours are values: a copy is the colour itself.
  public func copy(with zone: NSZone?) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (paint, other.paint) {
    case (.fixed(let one), .fixed(let another)): return one.rgba == another.rgba
    case (.pattern(let one), .pattern(let another)): return one === another
    default: return false
    }
  }

  open override var hash: Int {
    switch paint {
    case .fixed(let color):
      let (red, green, blue, alpha) = color.rgba
      return [red, green, blue, alpha].hashValue
    case .dynamic: return ObjectIdentifier(self).hashValue
    case .pattern(let image): return ObjectIdentifier(image).hashValue
    }
  }

  open override var description: String {
    switch paint {
    case .fixed(let color):
      let (red, green, blue, alpha) = color.rgba
      return "UIColor(\(red.brief), \(green.brief), \(blue.brief), \(alpha.brief))"
    case .dynamic: return "UIColor(dynamic)"
    case .pattern(let image):
      return "UIColor(pattern \(image.size.width.brief) × \(image.size.height.brief))"
    }
  }
}

extension UIColor {
  /// The colour of Core Graphics under given traits.
  nonisolated package func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
    switch paint {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolvedCGColor(with: traits)
    case .pattern(let image): image.meanColor
    }
  }

  /// Whether the colour may change with the traits.
  nonisolated package var isDynamic: Bool {
    if case .dynamic = paint { true } else { false }
  }
}

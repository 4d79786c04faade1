internal import CoreGraphics

/// The ground of a bar and its hairline.
final class BarBackgroundView: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let picture = UIImageView()
  private let line = UIView()
  /// Whether the hairline is at the top, as on bars at the bottom.
  var hasLineAtTop = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effect, color, picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  func show(_ appearance: UIBarAppearance) {
    effect.effect = appearance.backgroundEffect
    color.backgroundColor = appearance.backgroundColor ?? .clear
    picture.image = appearance.backgroundImage
    picture.isHidden = appearance.backgroundImage == nil
    // Not hidden, so that it can fade with the ground.
    line.backgroundColor = appearance.shadowColor ?? .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effect, color, picture] { view.frame = bounds }
    line.frame = CGRect(
      x: 0, y: hasLineAtTop ? 0 : bounds.height - hairline, width: bounds.width, height: hairline)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}

extension UIBarAppearance {
  /// How much of a translucent bar's colour covers what is below (seen).
  private static let partOfTint: CGFloat = 0.85
  /// Keeps black bars dark over white pages, so that white titles can be read.
  private static let shade = UIColor(white: 0, alpha: 0.5)

  /// The look that a bar's simple properties describe.
  static func simple(
    style: UIBarStyle, tint: UIColor?, isTranslucent: Bool
  ) -> UIBarAppearance {
    let appearance = UIBarAppearance()
    let isBlack = style == .black
    if isBlack { appearance.shadowColor = UIColor(white: 1, alpha: 0.15) }
    if isTranslucent {
      if isBlack { appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
      appearance.backgroundColor =
        tint?.withAlphaComponent(Self.partOfTint) ?? (isBlack ? Self.shade : nil)
    } else {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = tint ?? (isBlack ? .black : .barGround)
    }
    return appearance
  }
}

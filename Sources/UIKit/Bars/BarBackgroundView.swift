internal import CoreGraphics

/// The ground of a bar and its hairline.
final class BarBackgroundView: UIView {
  private let picture = UIImageView()
  private let line = UIView()
  /// Whether the hairline is at the top, as on bars at the bottom.
  var hasLineAtTop = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  func show(_ appearance: UIBarAppearance) {
    backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.isHidden = appearance.backgroundImage == nil
    // Not hidden, so that it can fade with the ground.
    line.backgroundColor = appearance.shadowColor ?? .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    line.frame = CGRect(
      x: 0, y: hasLineAtTop ? 0 : bounds.height - hairline, width: bounds.width, height: hairline)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}

extension UIBarAppearance {
  /// The look that a bar's simple properties describe.
  static func simple(
    style: UIBarStyle, tint: UIColor?, isTranslucent: Bool
  ) -> UIBarAppearance {
    let appearance = UIBarAppearance()
    if style == .black {
      appearance.backgroundColor = UIColor(white: 0, alpha: isTranslucent ? 0.85 : 1)
      appearance.shadowColor = UIColor(white: 1, alpha: 0.15)
    } else if !isTranslucent {
      appearance.backgroundColor = UIColor {
        UIColor.barGround.resolvedColor(with: $0).withAlphaComponent(1)
      }
    }
    if let tint {
      appearance.backgroundColor = isTranslucent ? tint.withAlphaComponent(0.94) : tint
    }
    return appearance
  }
}

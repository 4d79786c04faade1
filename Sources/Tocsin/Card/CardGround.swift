import UIKit

/// What a card's content lies on and in: its colour, its border. What is added to it is clipped to the
/// card's outline.
final class CardGround: UIView {
  private let style: Style
  private var shape = CardShape()
  /// Blurs what is behind the card.
  private var pane: UIView?
  /// The border and the clip of an outline with an arrow; made for the first arrow.
  private var outline: CAShapeLayer?
  private lazy var clip = CAShapeLayer()

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    layer.masksToBounds = true
    layer.cornerRadius = style.cornerRadius
    if let material = style.material {
      let pane = UIVisualEffectView(effect: UIBlurEffect(style: material))
      pane.contentView.backgroundColor = style.background
      addSubview(pane)
      self.pane = pane
    } else {
      backgroundColor = style.background
    }
    applyColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes a shape; it is shown at the next layout.
  func take(_ shape: CardShape) {
    self.shape = shape
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pane?.frame = bounds
    let hasArrow = shape.arrow != nil
    layer.cornerRadius = hasArrow ? 0 : style.cornerRadius
    layer.maskedCorners = shape.corners
    let width = style.border?.width ?? 0
    layer.borderWidth = hasArrow ? 0 : width
    outline?.isHidden = !hasArrow || width == 0
    guard hasArrow else {
      layer.mask = nil
      return
    }
    clip.path = CardOutline.path(shape, in: bounds, cornerRadius: style.cornerRadius).cgPath
    layer.mask = clip
    guard width > 0 else { return }
    let outline = outline ?? makeOutline()
    outline.lineWidth = width
    outline.path =
      CardOutline.path(
        shape, in: bounds, cornerRadius: style.cornerRadius, inset: width / 2
      ).cgPath
  }

  private func makeOutline() -> CAShapeLayer {
    let outline = CAShapeLayer()
    outline.fillColor = nil
    outline.strokeColor = layer.borderColor
    // Above the content, which came into its layer before.
    outline.zPosition = 1
    layer.addSublayer(outline)
    self.outline = outline
    return outline
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColors()
  }

  /// Layers hold plain colours, so they are set anew when light turns to dark.
  private func applyColors() {
    let color = style.border?.color.resolvedColor(with: traitCollection).cgColor
    layer.borderColor = color
    outline?.strokeColor = color
  }
}

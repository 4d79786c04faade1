import UIKit

/// What a card's content lies on: its colour, its border, clipped to its outline.
final class CardGround: UIView {
  /// Holds the content, clipped as the ground is.
  let content = UIView()

  private let style: Style
  private var shape = CardShape()
  /// Blurs what is behind the card.
  private var pane: UIView?
  private let outline = CAShapeLayer()
  private let clip = CAShapeLayer()

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
    addSubview(content)
    outline.fillColor = nil
    layer.addSublayer(outline)
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
    content.frame = bounds
    let hasArrow = shape.arrow != nil
    layer.cornerRadius = hasArrow ? 0 : style.cornerRadius
    layer.maskedCorners = shape.corners
    clip.path =
      hasArrow
      ? CardOutline.path(shape, in: bounds, cornerRadius: style.cornerRadius).cgPath : nil
    layer.mask = hasArrow ? clip : nil
    let width = style.border?.width ?? 0
    layer.borderWidth = hasArrow ? 0 : width
    outline.isHidden = !hasArrow || width == 0
    guard !outline.isHidden else { return }
    // Above the content, which came into its layer before.
    outline.zPosition = 1
    outline.lineWidth = width
    outline.path =
      CardOutline.path(
        shape, in: bounds, cornerRadius: style.cornerRadius, inset: width / 2
      ).cgPath
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColors()
  }

  /// Layers hold plain colours, so they are set anew when light turns to dark.
  private func applyColors() {
    let color = style.border?.color.resolvedColor(with: traitCollection).cgColor
    layer.borderColor = color
    outline.strokeColor = color
  }
}

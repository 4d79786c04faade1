internal import CoreGraphics
internal import QuartzCore

/// The ground of a button with a configuration.
final class ButtonBackgroundView: UIView {
  package override class var drawsContent: Bool? { false }
}

extension UIButton {
  func configurationDidChange() {
    guard let configuration else {
      configurationBackground?.removeFromSuperview()
      configurationBackground = nil
      contentDidChange()
      return
    }
    if configurationBackground == nil {
      let background = ButtonBackgroundView(frame: bounds)
      background.isUserInteractionEnabled = false
      insertSubview(background, at: 0)
      configurationBackground = background
    }
    show(configuration)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ configuration: Configuration) {
    let weight: UIFont.Weight = configuration.role == .filled ? .semibold : .regular
    show(
      configuration.title, in: label,
      font: .systemFont(ofSize: configuration.fontSize, weight: weight), configuration)
    if configuration.subtitle != nil || loadedSubtitle != nil {
      show(
        configuration.subtitle, in: subtitle, font: .systemFont(ofSize: configuration.fontSize - 5),
        configuration)
    }
    picture.image = configuration.image?.asTemplateByDefault
    picture.tintColor = foregroundColor(configuration)
    picture.isHidden = configuration.image == nil
    picture.alpha = isHighlighted && configuration.role == .plain ? Self.plainPressedAlpha : 1
    guard let ground = configurationBackground else { return }
    ground.backgroundColor = backgroundColor(configuration)
    ground.layer.borderWidth = configuration.background.strokeWidth
    let stroke = configuration.background.strokeColor ?? tintColor
    ground.layer.borderColor = stroke?.resolvedCGColor(with: traitCollection)
  }

  private func show(
    _ text: String?, in label: UILabel, font: UIFont, _ configuration: Configuration
  ) {
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textAlignment = textAlignment(configuration)
    label.font = font
    label.textColor = foregroundColor(configuration)
    label.text = text
    label.isHidden = text == nil
    label.alpha = isHighlighted && configuration.role == .plain ? Self.plainPressedAlpha : 1
  }

  /// How strong the content of a pressed button without ground shows (seen).
  private static let plainPressedAlpha: CGFloat = 0.75

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .automatic, .center: .center
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  // MARK: Colours

  private func foregroundColor(_ configuration: Configuration) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.role == .filled ? .white : tintColor
  }

  private func backgroundColor(_ configuration: Configuration) -> UIColor? {
    if let own = configuration.background.backgroundColor {
      return isHighlighted && automaticallyUpdatesConfiguration
        ? own.withAlphaComponent(0.75 * own.cgColor.alpha) : own
    }
    let base: UIColor
    let strength: CGFloat
    switch configuration.role {
    case .plain: return configuration.baseBackgroundColor
    case .gray, .bordered: (base, strength) = (.secondarySystemFill, 0)
    case .tinted: (base, strength) = (tintColor, 0.18)
    case .filled: (base, strength) = (tintColor, 1)
    }
    let color = configuration.baseBackgroundColor ?? base
    guard isEnabled else { return .tertiarySystemFill }
    let isPressed = isHighlighted && automaticallyUpdatesConfiguration
    if strength == 0 { return isPressed ? .tertiarySystemFill : color }
    return color.withAlphaComponent(strength * (isPressed ? 0.75 : 1))
  }

  // MARK: Places

  func layOutConfiguration() {
    if configurationIsStale {
      configurationIsStale = false
      updateConfiguration()
    }
    guard let configuration else { return }
    show(configuration)
    let ground = bounds.inset(
      by: configuration.background.backgroundInsets.resolved(isRightToLeft: isRightToLeft))
    configurationBackground?.frame = ground
    configurationBackground?.layer.cornerRadius = configuration.cornerRadius(height: ground.height)
    let places = places(of: configuration, in: bounds)
    picture.frame = places.image
    placeTexts(configuration, in: places.title)
  }

  func fittingConfigurationSize(in size: CGSize) -> CGSize {
    guard let configuration else { return .zero }
    let insets = configuration.contentInsets
    let width = size.width > 0 ? size.width : .infinity
    let parts = sizes(
      of: configuration, width: max(0, width - insets.leading - insets.trailing))
    return CGSize(
      width: parts.both.width + insets.leading + insets.trailing,
      height: parts.both.height + insets.top + insets.bottom)
  }

  /// The subtitle stands under the title, at the side that the alignment says.
  private func placeTexts(_ configuration: Configuration, in block: CGRect) {
    let title = configuration.title == nil ? .zero : label.sizeThatFits(block.size)
    func x(_ width: CGFloat) -> CGFloat {
      switch textAlignment(configuration) {
      case .left: block.minX
      case .right: block.maxX - width
      default: block.midX - width / 2
      }
    }
    label.frame = CGRect(
      x: x(title.width), y: block.minY, width: title.width, height: title.height)
    guard let subtitle = loadedSubtitle, configuration.subtitle != nil else { return }
    let size = subtitle.sizeThatFits(block.size)
    subtitle.frame = CGRect(
      x: x(size.width), y: block.maxY - size.height, width: size.width, height: size.height)
  }

  private func textSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let room = CGSize(width: width, height: .infinity)
    let title = configuration.title == nil ? .zero : label.sizeThatFits(room)
    guard configuration.subtitle != nil else { return title }
    let second = subtitle.sizeThatFits(room)
    let gap = configuration.title == nil ? 0 : configuration.titlePadding
    return CGSize(
      width: max(title.width, second.width), height: title.height + gap + second.height)
  }

  private func sizes(of configuration: Configuration, width: CGFloat) -> (
    image: CGSize, title: CGSize, both: CGSize
  ) {
    let image = configuration.image?.size ?? .zero
    let hasText = configuration.title != nil || configuration.subtitle != nil
    let padding = configuration.image != nil && hasText ? configuration.imagePadding : 0
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let room = isBeside ? max(0, width - image.width - padding) : width
    let title = textSize(configuration, width: room)
    let both =
      isBeside
      ? CGSize(
        width: image.width + padding + title.width, height: max(image.height, title.height))
      : CGSize(
        width: max(image.width, title.width), height: image.height + padding + title.height)
    return (image, title, both)
  }

  private func places(of configuration: Configuration, in bounds: CGRect) -> (
    image: CGRect, title: CGRect
  ) {
    let insets = configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
    let room = bounds.inset(by: insets)
    let parts = sizes(of: configuration, width: room.width)
    var origin = CGPoint(
      x: room.midX - parts.both.width / 2, y: room.midY - parts.both.height / 2)
    switch effectiveContentHorizontalAlignment {
    case .left: origin.x = room.minX
    case .right: origin.x = room.maxX - parts.both.width
    default: break
    }
    var image = CGRect(origin: origin, size: parts.image)
    var title = CGRect(origin: origin, size: parts.title)
    let placement = configuration.imagePlacement
    if placement.contains(.top) || placement.contains(.bottom) {
      image.origin.x += (parts.both.width - image.width) / 2
      title.origin.x += (parts.both.width - title.width) / 2
      if placement.contains(.top) {
        title.origin.y = origin.y + parts.both.height - title.height
      } else {
        image.origin.y = origin.y + parts.both.height - image.height
      }
    } else {
      image.origin.y += (parts.both.height - image.height) / 2
      title.origin.y += (parts.both.height - title.height) / 2
      if placement.contains(.leading) != isRightToLeft {
        title.origin.x = origin.x + parts.both.width - title.width
      } else {
        image.origin.x = origin.x + parts.both.width - image.width
      }
    }
    return (image, title)
  }
}

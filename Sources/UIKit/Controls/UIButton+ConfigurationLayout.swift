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
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textAlignment = textAlignment(configuration)
    label.font = .systemFont(ofSize: configuration.fontSize)
    label.attributedText = text(configuration)
    label.isHidden = configuration.title == nil && configuration.subtitle == nil
    picture.image = configuration.image?.asTemplateByDefault
    picture.tintColor = foregroundColor(configuration)
    picture.isHidden = configuration.image == nil
    guard let ground = configurationBackground else { return }
    ground.backgroundColor = backgroundColor(configuration)
    ground.layer.borderWidth = configuration.background.strokeWidth
    let stroke = configuration.background.strokeColor ?? tintColor
    ground.layer.borderColor = stroke?.resolvedCGColor(with: traitCollection)
    let isPlainPress = isHighlighted && configuration.role == .plain
    label.alpha = isPlainPress ? 0.75 : 1
    picture.alpha = isPlainPress ? 0.75 : 1
  }

  private func text(_ configuration: Configuration) -> NSAttributedString {
    let color = foregroundColor(configuration)
    let text = NSMutableAttributedString(string: "")
    if let title = configuration.title {
      let weight: UIFont.Weight = configuration.role == .filled ? .semibold : .regular
      text.append(
        NSAttributedString(
          string: title,
          attributes: [
            .foregroundColor: color,
            .font: UIFont.systemFont(ofSize: configuration.fontSize, weight: weight),
          ]))
    }
    if let subtitle = configuration.subtitle {
      text.append(
        NSAttributedString(
          string: (text.length > 0 ? "\n" : "") + subtitle,
          attributes: [
            .foregroundColor: color,
            .font: UIFont.systemFont(ofSize: configuration.fontSize - 5),
          ]))
    }
    return text
  }

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
    label.frame = places.title
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

  private func sizes(of configuration: Configuration, width: CGFloat) -> (
    image: CGSize, title: CGSize, both: CGSize
  ) {
    let image = configuration.image?.size ?? .zero
    let hasText = configuration.title != nil || configuration.subtitle != nil
    let padding = configuration.image != nil && hasText ? configuration.imagePadding : 0
    let isBeside = !configuration.imagePlacement.isDisjoint(with: [.leading, .trailing])
    let room = isBeside ? max(0, width - image.width - padding) : width
    let title = hasText ? label.sizeThatFits(CGSize(width: room, height: .infinity)) : .zero
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

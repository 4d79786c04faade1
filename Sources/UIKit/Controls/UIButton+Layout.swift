internal import CoreGraphics
internal import QuartzCore

extension UIButton {
  /// What a title is kept from top and bottom where no insets are set (seen).
  private static let titlePadding: CGFloat = 6
  /// How strong the content of a pressed system button shows (seen).
  private static let pressedAlpha: CGFloat = 0.2
  /// How long it takes to come back when it is released (seen).
  private static let releaseDuration: TimeInterval = 0.25

  var hasTitle: Bool { currentAttributedTitle != nil || currentTitle?.isEmpty == false }

  // MARK: State

  /// Brings the parts into the present state: texts, colours, pictures, dimming.
  func showState() {
    guard configuration == nil else { return }
    if hasTitle {
      if let title = currentAttributedTitle {
        label.attributedText = title
      } else {
        label.text = currentTitle
        label.textColor = currentTitleColor
      }
      label.shadowColor = currentTitleShadowColor
    } else {
      loadedLabel?.text = nil
    }
    loadedLabel?.isHidden = !hasTitle
    let image = currentImage.map { isSystem ? $0.asTemplateByDefault : $0 }
    if image != nil { picture.image = image } else { loadedPicture?.image = nil }
    loadedPicture?.isHidden = image == nil
    if currentBackgroundImage != nil || loadedBackground != nil {
      backgroundPicture.image = currentBackgroundImage
    }
    showPressing()
  }

  private func showPressing() {
    let isDimmed = isHighlighted && isSystem && buttonType != .plain
    let ownLook = values.titleColor[.highlighted] != nil
    let labelAlpha: CGFloat = isDimmed && !ownLook ? Self.pressedAlpha : 1
    let pictureAlpha: CGFloat
    if !isEnabled, adjustsImageWhenDisabled, values.image[.disabled] == nil {
      pictureAlpha = 0.5
    } else if isHighlighted, values.image[.highlighted] == nil,
      isDimmed || adjustsImageWhenHighlighted && !isSystem
    {
      pictureAlpha = isSystem ? Self.pressedAlpha : 0.5
    } else {
      pictureAlpha = 1
    }
    let changes = { [loadedLabel, loadedPicture] in
      loadedLabel?.alpha = labelAlpha
      loadedPicture?.alpha = pictureAlpha
    }
    let isReleased =
      isSystem && window != nil
      && (loadedLabel?.alpha ?? 1 < labelAlpha || loadedPicture?.alpha ?? 1 < pictureAlpha)
    guard isReleased else { return changes() }
    UIView.animate(
      withDuration: Self.releaseDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }

  // MARK: Places

  func layOutButton() {
    if configuration != nil { return layOutConfiguration() }
    loadedBackground?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    loadedPicture?.frame = imageRect(forContentRect: content)
    loadedLabel?.frame = titleRect(forContentRect: content)
  }

  /// The picture stands before the title; both together are aligned as one.
  func layOutContent(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let imageSize = currentImage?.size ?? .zero
    let room = CGSize(
      width: max(0, content.width - imageSize.width), height: max(0, content.height))
    var titleSize = titleSize(in: room)
    titleSize.width = min(titleSize.width, room.width)
    titleSize.height = min(titleSize.height, room.height)
    let both = imageSize.width + titleSize.width
    func place(_ size: CGSize, _ insets: UIEdgeInsets, offset: CGFloat) -> CGRect {
      let room = content.inset(by: insets)
      var x = room.midX - both / 2 + offset
      var width = size.width
      switch effectiveContentHorizontalAlignment {
      case .left: x = room.minX + offset
      case .right: x = room.maxX - both + offset
      case .fill where titleSize == .zero || imageSize == .zero:
        x = room.minX
        width = room.width
      default: break
      }
      var y = room.midY - size.height / 2
      var height = size.height
      switch contentVerticalAlignment {
      case .top: y = room.minY
      case .bottom: y = room.maxY - size.height
      case .fill:
        y = room.minY
        height = room.height
      default: break
      }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    let imageOffset = isRightToLeft ? titleSize.width : 0
    let titleOffset = isRightToLeft ? 0 : imageSize.width
    return (
      place(imageSize, imageEdgeInsets, offset: imageOffset),
      place(titleSize, titleEdgeInsets, offset: titleOffset)
    )
  }

  private func titleSize(in room: CGSize) -> CGSize {
    guard hasTitle else { return .zero }
    return label.sizeThatFits(room)
  }

  func fittingSize(in size: CGSize) -> CGSize {
    if configuration != nil { return fittingConfigurationSize(in: size) }
    let insets = contentEdgeInsets
    let image = currentImage?.size ?? .zero
    // A button of no size yet is asked for the size of its content, without limits.
    let width = size.width > 0 ? size.width : .infinity
    let title = titleSize(
      in: CGSize(
        width: max(0, width - insets.horizontal - image.width), height: .infinity))
    var content = CGSize(
      width: image.width + title.width, height: max(image.height, title.height))
    if hasTitle, insets.vertical == 0 { content.height += 2 * Self.titlePadding }
    if let background = currentBackgroundImage?.size {
      content.width = max(content.width, background.width)
      content.height = max(content.height, background.height)
    }
    return CGSize(
      width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }
}

extension UIImage {
  /// The picture as a system button shows it: a template unless it says otherwise.
  nonisolated var asTemplateByDefault: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}

import UIKit

/// The card of a ``PNAlertController``: a message above a column of buttons, which scrolls where
/// there is no room for all.
final class PNAlertCard: UIView {
  private let style: PNAlertStyle
  let messageLabel = UILabel()
  private let scroll = UIScrollView()
  private(set) var buttons: [UIButton] = []
  private var separators: [UIView] = []

  init(style: PNAlertStyle) {
    self.style = style
    super.init(frame: .zero)
    backgroundColor = style.cardColor
    layer.cornerRadius = style.cornerRadius
    layer.masksToBounds = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = style.shadowOffset
    layer.shadowOpacity = style.shadowOpacity
    layer.shadowRadius = style.shadowRadius
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale

    messageLabel.font = style.messageFont
    messageLabel.textColor = style.messageColor
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    addSubview(messageLabel)
    // The card does not clip, for the sake of its shadow; what scrolls keeps to the corners.
    scroll.clipsToBounds = true
    scroll.layer.cornerRadius = style.cornerRadius
    scroll.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    addSubview(scroll)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds a button below the others.
  func addButton(title: String, action: UIAction) {
    let separator = UIView()
    separator.backgroundColor = style.separatorColor
    separators.append(separator)
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = style.buttonFont
    if let color = style.buttonColor { button.setTitleColor(color, for: .normal) }
    button.addAction(action, for: .touchUpInside)
    buttons.append(button)
    scroll.addSubview(button)
    scroll.addSubview(separator)
  }

  /// The card's size with all its parts, no higher than what is there.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = messageHeight + buttonsHeight
    return CGSize(
      width: min(style.cardSize.width, size.width),
      height: min(max(style.cardSize.height, wanted), size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Of a card that is too small for its message and buttons, both get a part.
    let space = min(buttonsHeight, max(bounds.height - messageHeight, bounds.height / 2))
    messageLabel.frame = CGRect(
      x: Self.inset, y: 0, width: bounds.width - 2 * Self.inset, height: bounds.height - space)
    scroll.frame = CGRect(x: 0, y: bounds.height - space, width: bounds.width, height: space)
    scroll.contentSize = CGSize(width: bounds.width, height: buttonsHeight)
    let hairline = 1 / max(1, traitCollection.displayScale)
    for (index, button) in buttons.enumerated() {
      let y = CGFloat(index) * style.buttonHeight
      button.frame = CGRect(x: 0, y: y, width: bounds.width, height: style.buttonHeight)
      separators[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
    }
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: style.cornerRadius).cgPath
  }

  private static let inset: CGFloat = 14

  private var messageHeight: CGFloat {
    let width = style.cardSize.width - 2 * Self.inset
    let text = messageLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return text.height.rounded(.up) + 2 * Self.inset
  }

  private var buttonsHeight: CGFloat { CGFloat(buttons.count) * style.buttonHeight }
}

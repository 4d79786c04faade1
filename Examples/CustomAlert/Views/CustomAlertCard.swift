import UIKit

/// The card of a ``CustomAlertView``: deep blue, with a title, a message, a field and two buttons.
final class CustomAlertCard: UIView {
  /// The size where there is room.
  static let size = CGSize(width: 284, height: 176)
  /// The height where there is not: above a keyboard in landscape on a small telephone.
  static let compactHeight: CGFloat = 144

  let titleLabel = UILabel()
  let messageLabel = UILabel()
  let inputField = UITextField()
  let cancelButton = CustomAlertButton(title: "Cancel")
  let okButton = CustomAlertButton(title: "OK")

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.08, green: 0.15, blue: 0.33, alpha: 0.94)
    layer.cornerRadius = 12
    layer.borderWidth = 2
    layer.borderColor = UIColor(white: 1, alpha: 0.85).cgColor
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 4)

    titleLabel.font = .boldSystemFont(ofSize: 18)
    messageLabel.font = .systemFont(ofSize: 15)
    for label in [titleLabel, messageLabel] {
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
    inputField.borderStyle = .roundedRect
    inputField.overrideUserInterfaceStyle = .light
    inputField.returnKeyType = .done
    inputField.autocorrectionType = .no
    inputField.accessibilityIdentifier = "customAlert.field"
    for view in [inputField, cancelButton, okButton] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isCompact = bounds.height < Self.size.height
    let inner = bounds.insetBy(dx: 14, dy: isCompact ? 8 : 14)
    let buttonHeight: CGFloat = isCompact ? 36 : 42
    titleLabel.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 24)
    messageLabel.frame = CGRect(
      x: inner.minX, y: titleLabel.frame.maxY + (isCompact ? 0 : 2), width: inner.width, height: 20)
    inputField.frame = CGRect(
      x: inner.minX, y: messageLabel.frame.maxY + (isCompact ? 6 : 12), width: inner.width,
      height: 34)
    let gap: CGFloat = 8
    let width = (inner.width - gap) / 2
    let y = inner.maxY - buttonHeight
    cancelButton.frame = CGRect(x: inner.minX, y: y, width: width, height: buttonHeight)
    okButton.frame = CGRect(x: inner.maxX - width, y: y, width: width, height: buttonHeight)
  }
}

/// A button of the card, lighter while it is pressed.
final class CustomAlertButton: UIButton {
  init(title: String) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    titleLabel?.font = .boldSystemFont(ofSize: 17)
    layer.cornerRadius = 6
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.25).cgColor
    applyGround()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool { didSet { applyGround() } }

  private func applyGround() {
    backgroundColor = UIColor(white: 1, alpha: isHighlighted ? 0.45 : 0.18)
  }
}

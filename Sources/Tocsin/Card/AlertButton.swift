import UIKit

/// The button of an action, as a row or filled.
final class AlertButton: UIButton {
  let action: Action
  /// Whether this is the button that Return presses.
  let isEmphasized: Bool

  private let style: Style.ButtonStyle
  private let ground = UIView()
  private let label = UILabel()
  private let inset: CGFloat = 10

  init(action: Action, identifier: String, isEmphasized: Bool, style: Style.ButtonStyle) {
    self.action = action
    self.isEmphasized = isEmphasized
    self.style = style
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = identifier
    ground.isUserInteractionEnabled = false
    ground.layer.cornerRadius = style.cornerRadius
    label.textAlignment = .center
    label.font = isEmphasized ? style.emphasizedFont : style.font
    label.lineBreakMode = .byTruncatingMiddle
    label.adjustsFontSizeToFitWidth = style.look == .rows
    label.minimumScaleFactor = 0.7
    addSubview(ground)
    addSubview(label)
    refresh()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The width that the title needs on one line, with the space at its sides.
  var fittingWidth: CGFloat { label.intrinsicContentSize.width + 2 * inset }

  /// Shows the action as it is now.
  func refresh() {
    label.text = action.title
    accessibilityLabel = action.title
    isEnabled = action.isEnabled
    applyColors()
    setNeedsLayout()
  }

  override var isHighlighted: Bool { didSet { applyColors() } }
  override var isEnabled: Bool { didSet { applyColors() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: style.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    label.frame = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
  }

  private func applyColors() {
    switch style.look {
    case .rows:
      ground.backgroundColor = isHighlighted ? style.highlight : .clear
      label.textColor = !isEnabled ? style.disabledColor : ink
    case .filled:
      ground.alpha = isHighlighted ? 0.72 : 1
      let isStrong = isEmphasized && isEnabled
      ground.backgroundColor = isStrong ? ink : style.fill
      label.textColor = !isEnabled ? style.disabledColor : isStrong ? .white : filledInk
    }
  }

  /// The colour that says what the action means.
  private var ink: UIColor { action.role == .destructive ? style.destructiveColor : tintColor }

  /// Filled buttons without emphasis speak in the text's colour, unless they destroy.
  private var filledInk: UIColor {
    action.role == .destructive ? style.destructiveColor : .label
  }
}

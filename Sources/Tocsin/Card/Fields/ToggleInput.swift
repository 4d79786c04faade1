import UIKit

/// Takes a yes or no by a switch, with the label beside it.
final class ToggleInput: UIView, FieldInput {
  var onEdit: (() -> Void)?
  private let field: Field
  private let style: Style.FieldStyle
  private let label = UILabel()
  private let toggle = UISwitch()
  private let spacing: CGFloat = 12

  init(field: Field, style: Style.FieldStyle) {
    self.field = field
    self.style = style
    super.init(frame: .zero)
    label.text = field.label
    label.textColor = style.color
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    toggle.accessibilityIdentifier = field.name
    toggle.accessibilityLabel = field.label
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.field.content = .flag(self.toggle.isOn)
        self.onEdit?()
      }, for: .valueChanged)
    for view in [label, toggle] as [UIView] { addSubview(view) }
    showValue()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { nil }
  var elements: [UIView] { [toggle] }
  var showsLabel: Bool { true }

  func showValue() {
    let isOn = field.content == .flag(true)
    if toggle.isOn != isOn { toggle.setOn(isOn, animated: window != nil) }
  }

  func rescale(_ scale: TextScale) {
    label.font = scale.font(style.font)
    enlargement = min(1.6, scale.control(1))
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat { max(size.height, textHeight(in: width)) }

  func mark(_ reason: String?) { toggle.accessibilityHint = reason }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = textHeight(in: bounds.width)
    toggle.place(
      in: CGRect(
        x: isMirrored ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height), enlargedBy: enlargement)
    label.frame = CGRect(
      x: isMirrored ? size.width + spacing : 0, y: ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - size.width - spacing), height: height)
  }

  private var enlargement: CGFloat = 1

  private var size: CGSize {
    let usual = toggle.intrinsicContentSize
    return CGSize(width: usual.width * enlargement, height: usual.height * enlargement)
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: max(0, width - size.width - spacing), height: .greatestFiniteMagnitude)
    ).height.rounded(.up)
  }
}

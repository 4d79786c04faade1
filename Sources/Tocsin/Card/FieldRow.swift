import UIKit

/// A field on the card: its label, the text field itself and, after a refusal, the reason.
final class FieldRow: UIView, UITextFieldDelegate {
  let field: Field
  let input = CardTextField()

  /// Asked when Return is pressed in the field.
  var onReturn: ((FieldRow) -> Void)?
  /// Told when the text changed or the reason came or went.
  var onChange: ((FieldRow) -> Void)?

  private let style: Style.FieldStyle
  private let labelView = UILabel()
  private let reasonView = UILabel()

  init(field: Field, style: Style.FieldStyle) {
    self.field = field
    self.style = style
    super.init(frame: .zero)
    setUpLabels()
    setUpInput()
    field.configure?(input)
    field.onValueSet = { [weak self] in self?.showValue() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows the reason why what was typed can't be taken, or takes it away.
  var reason: String? {
    get { reasonView.isHidden ? nil : reasonView.text }
    set {
      guard newValue != reason else { return }
      reasonView.text = newValue
      reasonView.isHidden = newValue == nil
      input.accessibilityHint = newValue
      applyBorder()
      setNeedsLayout()
      onChange?(self)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    labelView.frame = frames.label
    input.frame = frames.input
    reasonView.frame = frames.reason
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyBorder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn?(self)
    return false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { applyBorder() }

  func textFieldDidEndEditing(_ textField: UITextField) { applyBorder() }

  private func setUpLabels() {
    labelView.text = field.label
    labelView.font = style.label.font
    labelView.textColor = style.label.color
    labelView.isHidden = field.label == nil
    reasonView.font = style.reason.font
    reasonView.textColor = style.reason.color
    reasonView.numberOfLines = 0
    reasonView.isHidden = true
    reasonView.accessibilityIdentifier = "\(field.name).reason"
    for view in [labelView, reasonView] { addSubview(view) }
  }

  private func setUpInput() {
    input.font = style.font
    input.textColor = style.color
    input.backgroundColor = style.background
    input.inset = style.inset
    input.layer.cornerRadius = style.cornerRadius
    input.text = field.value
    input.placeholder = field.placeholder
    input.isSecureTextEntry = field.kind == .secure
    input.clearButtonMode = .whileEditing
    input.accessibilityIdentifier = field.name
    input.accessibilityLabel = field.label ?? field.placeholder
    input.delegate = self
    input.addAction(
      UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    applyBorder()
    addSubview(input)
  }

  private func typed() {
    reason = nil
    field.value = input.text ?? ""
    onChange?(self)
  }

  private func showValue() {
    if input.text ?? "" != field.value { input.text = field.value }
  }

  private func applyBorder() {
    var border = style.border
    if reason != nil {
      border = Style.Border(width: max(1, border.width), color: style.reason.color)
    } else if input.isEditing, let focusColor = style.focusColor {
      border = Style.Border(width: border.width + 0.5, color: focusColor)
    }
    input.layer.borderWidth = border.width
    input.layer.borderColor = border.color.resolvedColor(with: traitCollection).cgColor
  }

  private func frames(width: CGFloat)
    -> (label: CGRect, input: CGRect, reason: CGRect, height: CGFloat)
  {
    let unlimited = CGSize(width: width, height: .greatestFiniteMagnitude)
    var y: CGFloat = 0
    var labelFrame = CGRect.zero
    if field.label != nil {
      labelFrame = CGRect(
        x: 0, y: 0, width: width, height: labelView.sizeThatFits(unlimited).height)
      y = labelFrame.maxY + 5
    }
    let inputFrame = CGRect(x: 0, y: y, width: width, height: style.height)
    y = inputFrame.maxY
    var reasonFrame = CGRect.zero
    if reason != nil {
      reasonFrame = CGRect(
        x: 0, y: y + 5, width: width, height: reasonView.sizeThatFits(unlimited).height)
      y = reasonFrame.maxY
    }
    return (labelFrame, inputFrame, reasonFrame, y)
  }
}

/// A text field whose text keeps a distance from its own left and right edges.
final class CardTextField: UITextField {
  var inset: CGFloat = 0

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: inset, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.editingRect(forBounds: bounds)
    rect.origin.x += inset
    // The clear button has its own space on one side, so that side needs less.
    rect.size.width = max(
      0, rect.width - inset - min(inset, bounds.maxX - rect.maxX < 1 ? inset : 4))
    return rect
  }
}

import UIKit

/// Takes text of several lines.
final class MultilineInput: UIView, FieldInput, UITextViewDelegate {
  var onEdit: (() -> Void)?
  var onEditingEnd: (() -> Void)?
  private let field: Field
  private let style: Style.FieldStyle
  private let input = FormTextView()
  private let placeholder = UILabel()
  private var reason: String?
  private var lineCount: CGFloat { 4 }

  init(field: Field, style whole: Style) {
    let style = whole.field
    self.field = field
    self.style = style
    super.init(frame: .zero)
    input.textColor = style.color
    input.backgroundColor = style.background
    input.layer.cornerRadius = style.cornerRadius
    input.textContainerInset = UIEdgeInsets(
      top: 7, left: style.inset, bottom: 7, right: style.inset)
    input.textContainer.lineFragmentPadding = 0
    input.accessibilityIdentifier = field.name
    input.accessibilityLabel = field.label ?? field.placeholder
    input.delegate = self
    placeholder.text = field.placeholder
    placeholder.textColor = whole.placeholderInk
    placeholder.isAccessibilityElement = false
    placeholder.isUserInteractionEnabled = false
    addSubview(input)
    addSubview(placeholder)
    showValue()
    applyBorder()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { input }
  var elements: [UIView] { [input] }
  var showsLabel: Bool { false }

  func showValue() {
    if input.text != field.value { input.text = field.value }
    placeholder.isHidden = !field.value.isEmpty
  }

  func rescale(_ scale: TextScale) {
    input.font = scale.font(style.font)
    placeholder.font = input.font
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat {
    ((input.font ?? style.font).lineHeight * lineCount + 14).rounded(.up)
  }

  func mark(_ reason: String?) {
    self.reason = reason
    input.accessibilityHint = reason
    applyBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    input.frame = bounds
    placeholder.frame = CGRect(
      x: style.inset, y: 7, width: max(0, bounds.width - 2 * style.inset),
      height: placeholder.font.lineHeight.rounded(.up))
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyBorder()
  }

  func textViewDidBeginEditing(_ textView: UITextView) { applyBorder() }

  func textViewDidEndEditing(_ textView: UITextView) {
    applyBorder()
    onEditingEnd?()
  }

  func textViewDidChange(_ textView: UITextView) {
    field.value = textView.text
    // The field may hold less than was typed or pasted.
    showValue()
    onEdit?()
  }

  private func applyBorder() {
    let border = style.border(isFocused: input.isFirstResponder, isRefused: reason != nil)
    input.layer.borderWidth = border.width
    input.layer.borderColor = border.color.resolvedColor(with: traitCollection).cgColor
  }
}

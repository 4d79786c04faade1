import UIKit

/// The part of a row that takes a field's value.
protocol FieldInput: UIView {
  /// Told when the person changed the value; the field holds it already.
  var onEdit: (() -> Void)? { get set }
  /// The view that takes the keyboard, where the field is one of text.
  var textView: UIView? { get }
  /// What screen readers are to go to, in order.
  var elements: [UIView] { get }
  /// Whether the input shows the field's label itself.
  var showsLabel: Bool { get }

  /// Shows what the field holds.
  func showValue()
  /// Shows everything at a size of text.
  func rescale(_ scale: TextScale)
  /// The height that the input needs in a width.
  func height(in width: CGFloat) -> CGFloat
  /// Takes at once what is still on its way, such as the row that a wheel rolls to.
  func comeToRest()
  /// Shows or takes away the mark of a value that can't be taken, and says why to screen readers.
  func mark(_ reason: String?)
}

extension FieldInput {
  func comeToRest() {}
}

extension Field {
  /// Makes what takes the field's value on a card.
  func makeInput(style: Style, language: String?) -> any FieldInput {
    switch kind {
    case .text, .secure, .email, .number, .phone, .url:
      LineInput(field: self, style: style, language: language)
    case .choice, .choices, .checkbox:
      ChoiceInput(field: self, style: style)
    case .toggle: ToggleInput(field: self, style: style.field)
    case .segmented: SegmentedInput(field: self, style: style)
    case .slider, .stepper: NumberInput(field: self, style: style.field)
    case .date: DateInput(field: self, style: style)
    case .multiline: MultilineInput(field: self, style: style)
    }
  }
}

extension Style.FieldStyle {
  /// The line round a field in a state.
  func border(isFocused: Bool, isRefused: Bool) -> Style.Border {
    if isRefused { return Style.Border(width: max(1, border.width), color: reason.color) }
    guard isFocused, let focusColor else { return border }
    return Style.Border(width: border.width + 0.5, color: focusColor)
  }
}

extension UIControl {
  /// Puts a control of a fixed size into a rectangle, drawn larger by a factor.
  func place(in rect: CGRect, enlargedBy factor: CGFloat) {
    bounds.size = CGSize(width: rect.width / factor, height: rect.height / factor)
    center = CGPoint(x: rect.midX, y: rect.midY)
    transform = factor == 1 ? .identity : CGAffineTransform(scaleX: factor, y: factor)
  }
}

import UIKit

/// Takes a number in a range, by a slider or a stepper, and shows it.
final class NumberInput: UIView, FieldInput {
  var onEdit: (() -> Void)?
  private let field: Field
  private let style: Style.FieldStyle
  private let label = UILabel()
  private let slider = StepSlider()
  private let stepper = UIStepper()
  private let spacing: CGFloat = 10

  init(field: Field, style: Style.FieldStyle) {
    self.field = field
    self.style = style
    super.init(frame: .zero)
    label.textColor = style.color
    label.isAccessibilityElement = false
    slider.minimumValue = Float(field.range.lowerBound)
    slider.maximumValue = Float(field.range.upperBound)
    slider.step = Float(field.step)
    stepper.minimumValue = field.range.lowerBound
    stepper.maximumValue = field.range.upperBound
    stepper.stepValue = field.step > 0 ? field.step : 1
    control.accessibilityIdentifier = field.name
    control.accessibilityLabel = field.label
    control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    for view in [label, control] as [UIView] { addSubview(view) }
    showValue()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { nil }
  var elements: [UIView] { [control] }
  var showsLabel: Bool { false }

  func showValue() {
    guard case .number(let number) = field.content else { return }
    if isSlider, slider.value != Float(number) { slider.value = Float(number) }
    if !isSlider, stepper.value != number { stepper.value = number }
    label.text = text(of: number)
    control.accessibilityValue = label.text
    setNeedsLayout()
  }

  func rescale(_ scale: TextScale) {
    label.font = .monospacedDigitSystemFont(
      ofSize: scale.font(style.font).pointSize, weight: .regular)
    enlargement = min(1.6, scale.control(1))
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat {
    max(controlSize.height, label.font.lineHeight.rounded(.up))
  }

  private var enlargement: CGFloat = 1

  private var controlSize: CGSize {
    let usual = control.intrinsicContentSize
    return CGSize(width: usual.width * enlargement, height: usual.height * enlargement)
  }

  func mark(_ reason: String?) { control.accessibilityHint = reason }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = textWidth
    let size = CGSize(
      width: isSlider ? max(0, bounds.width - width - spacing) : controlSize.width,
      height: controlSize.height)
    // The number follows a slider and comes before a stepper.
    let controlIsLeft = isSlider != isMirrored
    control.place(
      in: CGRect(
        x: controlIsLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height), enlargedBy: enlargement)
    label.frame = CGRect(
      x: controlIsLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    label.textAlignment = controlIsLeft ? .right : .left
  }

  private var isSlider: Bool { field.kind == .slider }

  private var control: UIControl { isSlider ? slider : stepper }

  /// The width of the longest number, so that the slider keeps its length while it is dragged.
  private var textWidth: CGFloat {
    let ends = [field.range.lowerBound, field.range.upperBound].map(text)
    let longest = ends.max { $0.count < $1.count } ?? ""
    let probe = UILabel()
    probe.font = label.font
    probe.text = longest
    return probe.intrinsicContentSize.width.rounded(.up) + 2
  }

  private func text(of number: Double) -> String {
    number.formatted(
      .number.precision(.fractionLength(digits)).locale(Reader.numbers(in: field.language)))
  }

  /// As many digits after the point as the step has; two for sliders without steps, none for
  /// those of a long range.
  private var digits: Int {
    guard field.step > 0 else {
      return field.range.upperBound - field.range.lowerBound >= 20 ? 0 : 2
    }
    return (0...4).first { digits in
      let scaled = field.step * pow(10, Double(digits))
      return abs(scaled - scaled.rounded()) < 1e-9
    } ?? 4
  }

  private func changed() {
    // The shortest number that the knob's is, not 0.30000001192.
    var number = isSlider ? Double("\(slider.value)") ?? 0 : stepper.value
    if isSlider, field.step > 0 {
      let steps = ((number - field.range.lowerBound) / field.step).rounded()
      number = min(field.range.lowerBound + steps * field.step, field.range.upperBound)
    }
    field.content = .number(number)
    showValue()
    onEdit?()
  }
}

import UIKit

/// Takes a day, a time or both, by wheels; where there may be none, a box says whether there is.
final class DateInput: UIView, FieldInput {
  var onEdit: (() -> Void)?
  private let field: Field
  private let picker = UIDatePicker()
  private var box: CheckRow?

  init(field: Field, style: Style) {
    self.field = field
    super.init(frame: .zero)
    switch field.dateParts {
    case .day: picker.datePickerMode = .date
    case .time: picker.datePickerMode = .time
    case .dayAndTime: picker.datePickerMode = .dateAndTime
    }
    picker.preferredDatePickerStyle = .wheels
    picker.minimumDate = field.dateRange?.lowerBound
    picker.maximumDate = field.dateRange?.upperBound
    picker.accessibilityIdentifier = field.name
    picker.accessibilityLabel = field.label
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self, !self.picker.isHidden else { return }
        self.take(.date(self.picker.date))
      }, for: .valueChanged)
    addSubview(picker)
    if field.isOptional { makeBox(style) }
    showValue()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func makeBox(_ style: Style) {
    let row = CheckRow(
      field.label ?? "", shape: .box, font: style.field.font, color: style.field.color,
      on: style.background, identifier: "\(field.name).isSet")
    row.addAction(
      UIAction { [weak self, weak row] _ in
        guard let self, let row else { return }
        self.take(row.isOn ? .nothing : .date(self.picker.date))
      }, for: .primaryActionTriggered)
    addSubview(row)
    box = row
  }

  private func take(_ value: Field.Value) {
    field.content = value
    onEdit?()
  }

  var textView: UIView? { nil }
  var elements: [UIView] { [box, picker.isHidden ? nil : picker].compactMap { $0 } }
  var showsLabel: Bool { field.isOptional }

  func showValue() {
    let locale = Reader.dates(in: field.language)
    if picker.locale != locale { picker.locale = locale }
    if case .date(let date) = field.content, picker.date != date { picker.date = date }
    box?.isOn = field.content != .nothing
    picker.isHidden = field.content == .nothing
    setNeedsLayout()
  }

  func rescale(_ scale: TextScale) {
    box?.rescale(scale)
    setNeedsLayout()
  }

  /// Five rows, which grow with the size of text; enough to see where one is, and the card stays
  /// small.
  func height(in width: CGFloat) -> CGFloat {
    let wheels = picker.isHidden ? 0 : (picker.intrinsicContentSize.height * 0.75).rounded()
    return boxHeight(in: width) + wheels
  }

  private func boxHeight(in width: CGFloat) -> CGFloat {
    box?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
  }

  func comeToRest() { picker.endEditing(true) }

  func mark(_ reason: String?) {
    picker.accessibilityHint = reason
    box?.accessibilityHint = reason
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = boxHeight(in: bounds.width)
    box?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    picker.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}

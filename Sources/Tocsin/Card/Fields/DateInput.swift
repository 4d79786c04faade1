import UIKit

/// Takes a day, a time or both, by wheels.
final class DateInput: UIView, FieldInput {
  var onEdit: (() -> Void)?
  private let field: Field
  private let picker = UIDatePicker()

  init(field: Field) {
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
        guard let self else { return }
        field.content = .date(self.picker.date)
        self.onEdit?()
      }, for: .valueChanged)
    addSubview(picker)
    showValue()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { nil }
  var elements: [UIView] { [picker] }
  var showsLabel: Bool { false }

  func showValue() {
    if case .date(let date) = field.content, picker.date != date { picker.date = date }
  }

  func rescale(_ scale: TextScale) { setNeedsLayout() }

  /// Five rows, which grow with the size of text; enough to see where one is, and the card stays
  /// small.
  func height(in width: CGFloat) -> CGFloat {
    (picker.intrinsicContentSize.height * 0.75).rounded()
  }

  func mark(_ reason: String?) { picker.accessibilityHint = reason }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }
}

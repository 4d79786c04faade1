import UIKit

/// Takes one of a few options that stand side by side.
final class SegmentedInput: UIView, FieldInput {
  var onEdit: (() -> Void)?
  private let field: Field
  private let control: UISegmentedControl

  init(field: Field) {
    self.field = field
    control = UISegmentedControl(items: field.options.map(\.title))
    super.init(frame: .zero)
    control.accessibilityIdentifier = field.name
    control.accessibilityLabel = field.label
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let index = self.control.selectedSegmentIndex
        guard field.options.indices.contains(index) else { return }
        field.content = .choice(field.options[index].identifier)
        self.onEdit?()
      }, for: .valueChanged)
    addSubview(control)
    showValue()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { nil }
  var elements: [UIView] { [control] }
  var showsLabel: Bool { false }

  func showValue() {
    let index = field.options.firstIndex { field.content == .choice($0.identifier) }
    control.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
  }

  func rescale(_ scale: TextScale) {
    let font = scale.font(.systemFont(ofSize: 13, weight: .medium))
    control.setTitleTextAttributes([.font: font], for: .normal)
    height = scale.length(32)
    setNeedsLayout()
  }

  private var height: CGFloat = 32

  func height(in width: CGFloat) -> CGFloat { height }

  func mark(_ reason: String?) { control.accessibilityHint = reason }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
  }
}

import UIKit

/// Takes one or several options, one below the other, or a single yes or no.
final class ChoiceInput: UIView, FieldInput {
  var onEdit: (() -> Void)?
  private let field: Field
  private var rows: [CheckRow] = []

  init(field: Field, style: Style) {
    self.field = field
    super.init(frame: .zero)
    let options =
      field.kind == .checkbox
      ? [Field.Option(field.label ?? "", identifier: field.name)] : field.options
    rows = options.map { option in
      let row = CheckRow(
        option.title, of: field.kind == .checkbox ? nil : field.label,
        shape: field.kind == .choice || field.kind == .segmented ? .ring : .box,
        font: style.field.font, color: style.field.color, on: style.background,
        identifier: field.kind == .checkbox ? field.name : "\(field.name).\(option.identifier)")
      row.addAction(
        UIAction { [weak self] _ in self?.pressed(option) }, for: .primaryActionTriggered)
      addSubview(row)
      return row
    }
    showValue()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { nil }
  var elements: [UIView] { rows }
  var showsLabel: Bool { field.kind == .checkbox }

  func showValue() {
    switch field.content {
    case .flag(let flag): rows.first?.isOn = flag
    case .choice(let chosen):
      for (row, option) in zip(rows, field.options) { row.isOn = option.identifier == chosen }
    case .choices(let chosen):
      for (row, option) in zip(rows, field.options) {
        row.isOn = chosen.contains(option.identifier)
      }
    default: break
    }
  }

  func rescale(_ scale: TextScale) {
    for row in rows { row.rescale(scale) }
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat { frames(width: width).last?.maxY ?? 0 }

  func mark(_ reason: String?) {
    for row in rows { row.accessibilityHint = reason }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, frame) in zip(rows, frames(width: bounds.width)) { row.frame = frame }
  }

  private func frames(width: CGFloat) -> [CGRect] {
    var y: CGFloat = 0
    return rows.map { row in
      let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
  }

  private func pressed(_ option: Field.Option) {
    switch field.content {
    case .flag(let flag): field.content = .flag(!flag)
    case .choice: field.content = .choice(option.identifier)
    case .choices(var chosen):
      if let index = chosen.firstIndex(of: option.identifier) {
        chosen.remove(at: index)
      } else {
        chosen.append(option.identifier)
      }
      field.content = .choices(chosen)
    default: break
    }
    onEdit?()
  }
}

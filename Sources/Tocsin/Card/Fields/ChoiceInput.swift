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
        shape: isExclusive ? .ring : .box,
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

  /// Whether choosing an option takes the others back.
  private var isExclusive: Bool { field.kind == .choice || field.kind == .segmented }

  func showValue() {
    defer { showTabStop() }
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

  /// Tab comes to the chosen one of options that exclude each other, or to the first.
  private func showTabStop() {
    guard isExclusive else { return }
    let stop = rows.firstIndex(where: \.isOn) ?? 0
    for (index, row) in rows.enumerated() { row.isTabStop = index == stop }
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

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !move(by: presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !move(by: presses) { super.pressesChanged(presses, with: event) }
  }

  /// Arrow keys go from option to option, and choose where one excludes the others.
  private func move(by presses: Set<UIPress>) -> Bool {
    guard rows.count > 1, let key = presses.first?.key, let way = way(of: key),
      let index = rows.firstIndex(where: \.isFocused)
    else { return false }
    let next = (index + way + rows.count) % rows.count
    if isExclusive { pressed(field.options[next]) }
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: rows[next])
    return true
  }

  private func way(of key: UIKey) -> Int? {
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardDownArrow: return 1
    case .keyboardUpArrow: return -1
    case .keyboardRightArrow: return isMirrored ? -1 : 1
    case .keyboardLeftArrow: return isMirrored ? 1 : -1
    default: return nil
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

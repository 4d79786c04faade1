import UIKit

/// The buttons, side by side or one below the other.
final class ButtonArea: UIView {
  private let style: Style.ButtonStyle
  private var scale: TextScale
  /// In the order in which they are shown when stacked; cancel comes last.
  private(set) var buttons: [AlertButton] = []
  private var separators: [UIView] = []

  init(style: Style.ButtonStyle, scale: TextScale) {
    self.style = style
    self.scale = scale
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// True where there is no button.
  var isEmpty: Bool { buttons.isEmpty }

  /// Shows these buttons, given in the order in which their actions were added.
  func show(_ added: [AlertButton]) {
    for button in buttons { button.removeFromSuperview() }
    for separator in separators { separator.removeFromSuperview() }
    buttons =
      added.filter { $0.action.role != .cancel } + added.filter { $0.action.role == .cancel }
    for button in buttons { addSubview(button) }
    let lines = style.look == .rows ? max(0, buttons.count - 1) : 0
    separators = (0..<lines).map { _ in
      let line = UIView()
      line.backgroundColor = style.separator
      addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  /// Shows everything at another size of text.
  func rescale(_ scale: TextScale) {
    self.scale = scale
    for button in buttons { button.rescale(scale) }
    setNeedsLayout()
  }

  /// The buttons in the order in which they are read.
  var buttonsAsRead: [AlertButton] { shown(in: line(width: bounds.width)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isEmpty else { return CGSize(width: size.width, height: 0) }
    let (line, cells) = cells(width: size.width)
    let heights = cells.map(\.size.height)
    let sum =
      line == .stacked
      ? heights.reduce(0, +) + CGFloat(buttons.count - 1) * style.spacing : heights.max() ?? 0
    return CGSize(width: size.width, height: sum + style.insets.top + style.insets.bottom)
  }

  /// How the buttons stand.
  private enum Line { case stacked, halves, trailing, spread }

  /// In a line only if all titles fit there; never at the sizes of text for accessibility.
  private func line(width: CGFloat) -> Line {
    guard !scale.isAccessibility else { return .stacked }
    let inner = width - style.insets.left - style.insets.right
    let gaps = CGFloat(buttons.count - 1) * style.spacing
    func isShort() -> Bool { buttons.map(\.fittingWidth).reduce(gaps, +) <= inner }
    switch style.arrangement {
    case .stacked: return .stacked
    case .trailing: return isShort() ? .trailing : .stacked
    case .spread: return isShort() ? .spread : .stacked
    case .automatic:
      let half = (inner - style.spacing) / 2
      let areTwo = buttons.count == 2 && buttons.allSatisfy { $0.fittingWidth <= half }
      return areTwo ? .halves : .stacked
    }
  }

  /// In a line cancel stands where reading begins, and the button with emphasis at its end.
  private func shown(in line: Line) -> [AlertButton] {
    guard line != .stacked else { return buttons }
    let others = buttons.filter { $0.action.role != .cancel }
    return buttons.filter { $0.action.role == .cancel } + others.filter { !$0.isEmphasized }
      + others.filter(\.isEmphasized)
  }

  /// A button and the size that it has where it stands.
  private typealias Cell = (button: AlertButton, size: CGSize)

  /// How the buttons stand in an area of a width, from the leading edge on or from the top.
  private func cells(width: CGFloat) -> (line: Line, cells: [Cell]) {
    let line = line(width: width)
    let inner = max(0, width - style.insets.left - style.insets.right)
    let cells = shown(in: line).map { button in
      let width =
        switch line {
        case .stacked: inner
        case .halves: (inner - style.spacing) / 2
        case .trailing, .spread: button.fittingWidth
        }
      return Cell(
        button, button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
    }
    return (line, cells)
  }

  /// The middles of all stacked buttons but the first.
  func cuts(width: CGFloat) -> [CGFloat] {
    let (line, cells) = cells(width: width)
    guard line == .stacked else { return [] }
    var y = style.insets.top
    return cells.map(\.size.height).enumerated().compactMap { index, height in
      defer { y += height + style.spacing }
      return index == 0 ? nil : y + (height / 2).rounded()
    }
  }

  /// The width in which no title is cut, with the buttons one below the other.
  var naturalWidth: CGFloat {
    let widest = buttons.map(\.fittingWidth).max() ?? 0
    return isEmpty ? 0 : widest + style.insets.left + style.insets.right
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (line, cells) = cells(width: bounds.width)
    if line == .stacked { stack(cells) } else { layOut(cells, in: line) }
  }

  private func stack(_ cells: [Cell]) {
    let hairline = 1 / max(1, traitCollection.displayScale)
    let area = bounds.inset(by: style.insets)
    var y = area.minY
    for (index, (button, size)) in cells.enumerated() {
      button.frame = CGRect(x: area.minX, y: y, width: area.width, height: size.height)
      if index > 0, separators.indices.contains(index - 1) {
        separators[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
      y += size.height + style.spacing
    }
  }

  private func layOut(_ cells: [Cell], in line: Line) {
    let hairline = 1 / max(1, traitCollection.displayScale)
    let area = bounds.inset(by: style.insets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = cells.map(\.size.height).max() ?? 0
    let used = cells.map(\.size.width).reduce(CGFloat(cells.count - 1) * style.spacing, +)
    let slack = max(0, area.width - used)
    // What is to stand at the trailing edge begins after the free space.
    let firstTrailing = line == .spread ? cells.firstIndex { $0.button.action.role != .cancel } : 0
    var x: CGFloat = 0
    for (index, (button, size)) in cells.enumerated() {
      if line != .halves, index == firstTrailing { x += slack }
      button.frame = CGRect(
        x: isMirrored ? area.maxX - x - size.width : area.minX + x, y: area.minY,
        width: size.width, height: height)
      x += size.width + style.spacing
    }
    separators.first?.frame = CGRect(
      x: bounds.midX - hairline / 2, y: 0, width: hairline, height: bounds.height)
  }
}

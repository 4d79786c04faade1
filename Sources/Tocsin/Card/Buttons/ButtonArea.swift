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
  var buttonsAsRead: [AlertButton] {
    guard standsSideBySide(width: bounds.width) else { return buttons }
    return buttons.filter { $0.action.role == .cancel }
      + buttons.filter { $0.action.role != .cancel }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isEmpty else { return CGSize(width: size.width, height: 0) }
    let heights = heights(width: size.width)
    let rows = standsSideBySide(width: size.width) ? 1 : CGFloat(buttons.count)
    let sum = rows == 1 ? heights.max() ?? 0 : heights.reduce(0, +)
    return CGSize(
      width: size.width,
      height: sum + (rows - 1) * style.spacing + style.insets.top + style.insets.bottom)
  }

  /// How high each of the buttons is in an area of a width.
  private func heights(width: CGFloat) -> [CGFloat] {
    let inner = max(0, width - style.insets.left - style.insets.right)
    let each = standsSideBySide(width: width) ? (inner - style.spacing) / 2 : inner
    return buttons.map {
      $0.sizeThatFits(CGSize(width: each, height: .greatestFiniteMagnitude)).height
    }
  }

  /// The width in which no title is cut, with the buttons one below the other.
  var naturalWidth: CGFloat {
    let widest = buttons.map(\.fittingWidth).max() ?? 0
    return isEmpty ? 0 : widest + style.insets.left + style.insets.right
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    let area = bounds.inset(by: style.insets)
    let heights = heights(width: bounds.width)
    if standsSideBySide(width: bounds.width) {
      let width = (area.width - style.spacing) / 2
      // Cancel stands on the side where reading begins.
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let shown = isMirrored ? buttonsAsRead.reversed() : buttonsAsRead
      for (index, button) in shown.enumerated() {
        button.frame = CGRect(
          x: area.minX + CGFloat(index) * (width + style.spacing), y: area.minY, width: width,
          height: heights.max() ?? 0)
      }
      separators.first?.frame = CGRect(
        x: bounds.midX - hairline / 2, y: 0, width: hairline, height: bounds.height)
    } else {
      var y = area.minY
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: area.minX, y: y, width: area.width, height: heights[index])
        if index > 0, separators.indices.contains(index - 1) {
          separators[index - 1].frame = CGRect(
            x: 0, y: y, width: bounds.width, height: hairline)
        }
        y += heights[index] + style.spacing
      }
    }
  }

  /// Exactly two buttons whose titles both fit on a line of half the width; never at the sizes of
  /// text for accessibility.
  private func standsSideBySide(width: CGFloat) -> Bool {
    guard style.arrangement == .automatic, buttons.count == 2, !scale.isAccessibility else {
      return false
    }
    let half = (width - style.insets.left - style.insets.right - style.spacing) / 2
    return buttons.allSatisfy { $0.fittingWidth <= half }
  }
}

internal import CoreGraphics

/// The buttons of an alert: two whose titles fit stand side by side, else one below the other.
final class AlertActionList: UIView {
  /// From the top when stacked; cancel comes last.
  private(set) var rows: [AlertActionRow] = []
  private var lines: [UIView] = []
  private let looks: AlertLooks

  init(_ looks: AlertLooks) {
    self.looks = looks
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    looks = .alert
    super.init(coder: coder)
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Shows these rows, given in the order in which their actions were added.
  func show(_ added: [AlertActionRow]) {
    for view in rows + lines { view.removeFromSuperview() }
    rows =
      added.filter { $0.action.style != .cancel } + added.filter { $0.action.style == .cancel }
    for row in rows { addSubview(row) }
    lines = rows.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .alertSeparator
      addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = rows.map { $0.sizeThatFits(size).height }
    let height = standsSideBySide(width: size.width) ? heights.max() ?? 0 : heights.reduce(0, +)
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if standsSideBySide(width: bounds.width) { layOutSideBySide() } else { stack() }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  private func standsSideBySide(width: CGFloat) -> Bool {
    guard looks.allowsSideBySide, rows.count == 2,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    return rows.allSatisfy { $0.fittingWidth <= width / 2 }
  }

  /// Cancel stands on the side where reading begins.
  private func layOutSideBySide() {
    let reading = rows[1].action.style == .cancel ? Array(rows.reversed()) : rows
    let half = bounds.width / 2
    for (index, row) in (isRightToLeft ? reading.reversed() : reading).enumerated() {
      row.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: bounds.height)
    }
    lines[0].frame = CGRect(
      x: pixelAligned(nearest: half - hairline / 2), y: 0, width: hairline, height: bounds.height)
  }

  private func stack() {
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
      y += height
    }
  }
}

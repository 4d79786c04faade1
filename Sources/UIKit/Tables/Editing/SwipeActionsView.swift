internal import CoreGraphics

/// The buttons beside a row that is swiped open.
final class SwipeActionsView: UIView {
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15

  private let buttons: [UIButton]
  private let widths: [CGFloat]
  private let isTrailing: Bool

  init(
    _ actions: [UIContextualAction], isTrailing: Bool,
    onTap: @escaping (UIContextualAction) -> Void
  ) {
    self.isTrailing = isTrailing
    buttons = actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.tintColor = .white
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in onTap(action) }, for: .primaryActionTriggered)
      return button
    }
    widths = buttons.map {
      let size = $0.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      return max(Self.leastWidth, size.width.rounded(.up) + 2 * Self.padding)
    }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = actions.last?.backgroundColor
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    (buttons, widths, isTrailing) = ([], [], true)
    super.init(coder: coder)
  }

  /// The width of all buttons.
  var fullWidth: CGFloat { widths.reduce(0, +) }

  /// The buttons share the width in proportion; the first is at the edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard fullWidth > 0 else { return }
    let part = bounds.width / fullWidth
    var used: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let share = width * part
      let x = isTrailing ? bounds.width - used - share : used
      button.frame = CGRect(x: x, y: 0, width: share, height: bounds.height)
      used += share
    }
  }
}

import UIKit

/// What can be done with a row of the list.
enum MenuOption: String, CaseIterable {
  case edit = "Edit"
  case delete = "Delete"
  case okayAlone = "Okay alone"
  case cancelAlone = "Cancel alone"
  case noButtons = "No buttons"
  case longMessage = "A long message"
}

/// A menu that opens below a row of a list.
final class AccordionMenu: UIView {
  static let rowHeight: CGFloat = 40
  static let height = rowHeight * CGFloat(MenuOption.allCases.count)

  /// Called with the option that was chosen.
  var onChoose: ((MenuOption) -> Void)?
  /// How far the options stay from the menu's edges.
  var contentInsets = UIEdgeInsets.zero {
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }

  private let buttons: [UIButton]

  override init(frame: CGRect) {
    buttons = MenuOption.allCases.map(Self.button)
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    for (button, option) in zip(buttons, MenuOption.allCases) {
      button.addAction(UIAction { [weak self] _ in self?.onChoose?(option) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// As wide as what can be touched of the menu, so that no touch there chooses the row.
  private static func button(for option: MenuOption) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = option.rawValue
    configuration.buttonSize = .small
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 36, bottom: 0, trailing: 16)
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .leading
    if option == .delete { button.tintColor = .systemRed }
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: contentInsets)
    for (row, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX, y: CGFloat(row) * Self.rowHeight, width: area.width, height: Self.rowHeight)
    }
  }
}

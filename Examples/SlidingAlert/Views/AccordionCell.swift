import UIKit

/// A row of a list: a title, and an ``AccordionMenu`` that is uncovered as the row grows.
///
/// While it is as high as its title, the menu is out of sight, and should be hidden.
final class AccordionCell: UITableViewCell {
  static let closedHeight: CGFloat = 44
  static let openHeight = closedHeight + AccordionMenu.height

  let titleLabel = UILabel()
  let menu = AccordionMenu()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.clipsToBounds = true
    let width = contentView.bounds.width
    titleLabel.frame = CGRect(x: 16, y: 0, width: width - 32, height: Self.closedHeight)
    menu.frame = CGRect(x: 0, y: Self.closedHeight, width: width, height: AccordionMenu.height)
    for view in [titleLabel, menu] {
      view.autoresizingMask = .flexibleWidth
      contentView.addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

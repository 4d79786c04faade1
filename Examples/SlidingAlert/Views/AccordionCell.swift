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
    clipsToBounds = true
    contentView.addSubview(titleLabel)
    contentView.addSubview(menu)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentView.bounds
    titleLabel.frame = CGRect(x: 16, y: 0, width: content.width - 32, height: Self.closedHeight)
    // From edge to edge, also where a notch moves the content in.
    let (left, right) = (contentView.frame.minX, bounds.width - contentView.frame.maxX)
    menu.frame = CGRect(
      x: -left, y: Self.closedHeight, width: bounds.width, height: AccordionMenu.height)
    menu.contentInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }
}

public import UIKit

extension SlidingAlertPage {
  /// Opens the menu of an item, or closes it; the rows below move apart or together.
  public func toggleMenu(of item: Int) {
    openItem = openItem == item ? nil : item
    if let openItem { cell(of: openItem)?.menu.isHidden = false }
    // Asks for the heights anew, and moves the rows there.
    table.performBatchUpdates(nil) { [weak self] _ in self?.hideClosedMenus() }
    if let openItem {
      table.scrollToRow(at: IndexPath(row: openItem, section: 0), at: .none, animated: true)
    }
  }

  private func cell(of item: Int) -> AccordionCell? {
    table.cellForRow(at: IndexPath(row: item, section: 0)) as? AccordionCell
  }

  private func hideClosedMenus() {
    for item in items.indices where item != openItem { cell(of: item)?.menu.isHidden = true }
  }

  /// Takes an item off the list, with its menu.
  func delete(_ item: Int) {
    items.remove(at: item)
    if let open = openItem { openItem = open == item ? nil : open > item ? open - 1 : open }
    table.deleteRows(at: [IndexPath(row: item, section: 0)], with: .fade)
  }

  /// Which item a cell shows, even after others were deleted.
  private func choose(_ option: MenuOption, in cell: AccordionCell) {
    if let path = table.indexPath(for: cell) { choose(option, for: path.row) }
  }
}

extension SlidingAlertPage: UITableViewDataSource, UITableViewDelegate {
  /// A row for each item.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  /// An item with its menu.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item") as? AccordionCell
      ?? AccordionCell(style: .default, reuseIdentifier: "item")
    cell.titleLabel.text = items[indexPath.row]
    cell.menu.isHidden = openItem != indexPath.row
    cell.menu.onChoose = { [weak self, weak cell] option in
      if let cell { self?.choose(option, in: cell) }
    }
    return cell
  }

  /// Room for the menu where it is open.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    openItem == indexPath.row ? AccordionCell.openHeight : AccordionCell.closedHeight
  }

  /// Opens the menu of the item, or closes it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    toggleMenu(of: indexPath.row)
  }
}

extension UITableView {
  /// Has cells made of a class where none is out of use; nil has none made.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      UIKitLog.warn(
        "\(cellClass) was registered for cells with the identifier \"\(identifier)\", and is no "
          + "subclass of UITableViewCell.")
      return
    }
    cells.register(identifier) { CellMaker.make(cellClass, identifier) }
  }

  /// Has headers and footers made of a class where none is out of use; nil has none made.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return headerFooters.register(identifier, nil) }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      UIKitLog.warn(
        "\(aClass) was registered for headers with the identifier \"\(identifier)\", and is no "
          + "subclass of UITableViewHeaderFooterView.")
      return
    }
    headerFooters.register(identifier) { HeaderFooterMaker.make(aClass, identifier) }
  }

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cells.make(identifier)
  }

  func reusableHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooters.make(identifier)
  }

  /// Takes a cell out of view and keeps it for another row.
  func recycle(_ cell: UITableViewCell, at path: IndexPath?) {
    cell.removeFromSuperview()
    cell.table = nil
    if let path { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    if let identifier = cell.reuseIdentifier { cells.give(cell, identifier) }
  }

  func recycle(header view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerFooters.give(view, identifier)
  }
}

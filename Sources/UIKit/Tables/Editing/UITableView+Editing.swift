internal import Foundation

extension UITableView {
  func changeEditing(to isEditing: Bool, animated: Bool) {
    guard isEditing != isInEditingMode else { return }
    shutSwipe(animated: animated)
    cancelRowMove()
    isInEditingMode = isEditing
    clearSelection()
    let change = {
      for (path, cell) in self.shownCells { self.restyle(cell, at: path, animated: animated) }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
  }

  func restyleCells() {
    for (path, cell) in shownCells { restyle(cell, at: path) }
  }

  /// Tells a cell what follows from its place and from the table's state.
  func restyle(_ cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    guard layout.contains(path) else { return }
    cell.adopt(
      GroupPlace(
        isFirst: path.row == 0, isLast: path.row == layout.sections[path.section].rows.count - 1,
        style: style))
    let isEditable = isEditing && canEdit(path).isAllowed
    cell.editingStyle = isEditable ? style(path) : .none
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    let move = isEditing ? canMove(path) : (isAllowed: false, isSaid: false)
    cell.mayShowGrip = move.isAllowed
    cell.hasGripByDefault = move.isSaid
    let isEdited = isEditable || cell.wantsGrip
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
    cell.gripDidChange()
    cell.setNeedsLayout()
  }

  /// The control at the leading edge of a cell was tapped.
  func editControlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .delete: openToDelete(path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }
}

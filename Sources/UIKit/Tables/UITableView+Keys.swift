internal import CoreGraphics
internal import Foundation

extension UITableView {
  /// Lets the arrow keys go through the rows and Return and Space choose one.
  /// - Returns: whether all the keys were taken.
  func takePresses(_ presses: Set<UIPress>) -> Bool {
    guard isFocused, !presses.isEmpty else { return false }
    return presses.allSatisfy { press in
      guard let key = press.key, key.modifierFlags.subtracting([.numericPad, .alphaShift]).isEmpty
      else { return false }
      return take(key.keyCode, isRepeat: press.phase == .changed)
    }
  }

  private func take(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool {
    switch key {
    case .keyboardDownArrow:
      moveCursor { $0.flatMap(layout.row(after:)) ?? $0 ?? layout.firstRow }
    case .keyboardUpArrow:
      moveCursor { $0.flatMap(layout.row(before:)) ?? $0 ?? layout.firstRow }
    case .keyboardHome: moveCursor { _ in layout.firstRow }
    case .keyboardEnd: moveCursor { _ in layout.lastRow }
    case .keyboardPageDown: moveCursor { page(from: $0, by: bounds.height) }
    case .keyboardPageUp: moveCursor { page(from: $0, by: -bounds.height) }
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      return isRepeat || chooseCursor()
    default: return false
    }
    return true
  }

  private func moveCursor(_ next: (IndexPath?) -> IndexPath?) {
    loadIfNeeded()
    let current = cursorPath ?? indexPathForSelectedRow
    guard let path = next(current.flatMap { layout.contains($0) ? $0 : nil }) else { return }
    cursorPath = path
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    updateCursor()
  }

  private func page(from path: IndexPath?, by distance: CGFloat) -> IndexPath? {
    guard let path else { return layout.firstRow }
    let y = layout.rect(row: path).midY + distance
    if y < layout.top { return layout.firstRow }
    return layout.firstRow(endingBelow: y) ?? layout.lastRow
  }

  private func chooseCursor() -> Bool {
    guard takesChoices, let path = cursorPath ?? indexPathForSelectedRow, layout.contains(path),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    choose(path)
    return true
  }

  /// The focus came or went: it is at a row, and the ring is around that.
  func focusChanged() {
    if isFocused, cursorPath == nil {
      cursorPath = indexPathForSelectedRow ?? layout.firstRow(endingBelow: bounds.minY)
    }
    updateCursor()
  }

  /// Shows which row the keys are at.
  func updateCursor() {
    for cell in shownCells.values { cell.updateFocusRing() }
  }

  /// Whether the keys are at a cell's row.
  func hasCursor(_ cell: UITableViewCell) -> Bool {
    guard isFocused, let path = cursorPath ?? indexPathForSelectedRow else { return false }
    return shownCells[path] === cell
  }
}

internal import Foundation

extension UITableView {
  /// A finger came down: the row under it shows that.
  /// - Returns: whether a row takes the touch.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first else { return false }
    if swipe != nil {
      shutSwipe(animated: true)
      return true
    }
    guard takesChoices, touchedPath == nil,
      let path = indexPathForRow(at: touch.location(in: self)), shownCells[path] != nil,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    touchedPath = path
    setHighlighted(true, path)
    return true
  }

  /// The finger was lifted: the row is chosen.
  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let path = touchedPath else { return false }
    touchedPath = nil
    setHighlighted(false, path)
    guard layout.contains(path) else { return true }
    cursorPath = path
    takeFocus()
    choose(path)
    return true
  }

  func cancelTouch() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    setHighlighted(false, path)
  }

  private func setHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
    shownCells[path]?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// The arrow keys go on from a row that was tapped, unless somebody else has the keys.
  private func takeFocus() {
    guard let window, window.firstResponder == nil else { return }
    window.focus.focus(self)
  }
}

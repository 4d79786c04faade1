public import Foundation

extension UITableView {
  /// The chosen row, the first if there are several; nil if none is.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  /// The chosen rows, from the top; nil if none is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Chooses a row, nil for none, without asking or telling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
      return
    }
    guard layout.contains(indexPath) else {
      return UIKitLog.warn("selectRow(at:animated:scrollPosition:): \(words(indexPath)).")
    }
    guard allowsSelection else { return }
    if !choosesSeveral {
      for path in selectedPaths where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    selectedPaths.insert(indexPath)
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Chooses a row no more, without asking or telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  var choosesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether a person can choose rows now.
  var takesChoices: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  func clearSelection() {
    for path in selectedPaths { shownCells[path]?.setSelected(false, animated: false) }
    selectedPaths = []
  }

  /// What a tap on a row does, or Return.
  func choose(_ path: IndexPath) {
    if choosesSeveral, selectedPaths.contains(path) { return giveUp(path) }
    guard let delegate = tableDelegate else {
      return selectRow(at: path, animated: false, scrollPosition: .none)
    }
    guard let target = delegate.tableView(self, willSelectRowAt: path) else { return }
    if !choosesSeveral {
      for other in selectedPaths.sorted() where other != target { giveUp(other) }
    }
    // The delegate may have changed the content.
    guard layout.contains(target) else { return }
    selectRow(at: target, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: target)
  }

  /// A person chooses a row no more.
  private func giveUp(_ path: IndexPath) {
    guard let delegate = tableDelegate else { return deselectRow(at: path, animated: false) }
    guard let target = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: target, animated: false)
    delegate.tableView(self, didDeselectRowAt: target)
  }
}

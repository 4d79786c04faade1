public import Foundation

extension UITableView {
  // MARK: Several changes together

  /// Carries out all changes that the closure tells of together, animated.
  ///
  /// Deleting, reloading and moving count from the places before, inserting from those after. The
  /// data source must have changed by the end of the closure.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { self.updates.completions.append(completion) }
    endUpdates()
  }

  /// Begins changes that are carried out together at the matching `endUpdates()`.
  public func beginUpdates() { updateDepth += 1 }

  /// Carries out the changes since `beginUpdates()`, and asks for all heights anew.
  public func endUpdates() {
    guard updateDepth > 0 else {
      return UIKitLog.warn("endUpdates() was called without beginUpdates().")
    }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    carryOutUpdates()
  }

  /// Whether changes are being told of or carried out.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

  // MARK: Rows

  /// The data source has new rows; named by their places after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Rows of the data source have gone; named by their places before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Asks for the cells of rows anew; named by their places before the change.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Gives rows to the same cells anew: their heights are measured again.
  ///
  /// DIFFERENCE: the cells are asked for anew, as by `reloadRows(at:with:)` without animation.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// A row of the data source has moved, from a place before to a place after the change.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.movedRows[indexPath] = newIndexPath }
  }

  // MARK: Sections

  /// The data source has new sections; named by their places after the change.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Sections of the data source have gone; named by their places before the change.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for everything in sections anew; named by their places before the change.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// A section of the data source has moved, from a place before to a place after the change.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections[section] = newSection }
  }

  private func note(_ change: (inout TableUpdates) -> Void) {
    change(&updates)
    if updateDepth == 0 { carryOutUpdates() }
  }
}

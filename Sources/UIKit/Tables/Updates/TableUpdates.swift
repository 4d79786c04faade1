internal import Foundation

/// Changes that a program has told a table of: what goes is named by its place before, what comes by
/// its place after.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  var deletedRows: [IndexPath: Animation] = [:]
  var insertedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  /// From the place before to the place after.
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  /// From the place before to the place after.
  var movedSections: [Int: Int] = [:]
  var completions: [(Bool) -> Void] = []
}

internal import CoreGraphics
internal import Foundation

/// How rows and headers come and go while a change is carried out.
final class TableEntrances {
  private let updates: TableUpdates
  private let change: TableChange
  private let before: TableLayout
  private unowned let table: UITableView
  /// Cells that are on their way out, and what row they showed if they are seen no more after.
  var leavingCells: [UITableViewCell] = []
  var leavingViews: [UIView] = []

  init(_ updates: TableUpdates, _ change: TableChange, before: TableLayout, in table: UITableView) {
    self.updates = updates
    self.change = change
    self.before = before
    self.table = table
  }

  /// How a row comes; nil for one that was there.
  private func animation(entering path: IndexPath) -> UITableView.RowAnimation? {
    if let source = change.source(of: path) { return updates.reloadedRows[source] }
    if let animation = updates.insertedRows[path] ?? updates.insertedSections[path.section] {
      return animation
    }
    return updates.reloadedSections.first {
      change.sectionTargets[$0.key] == path.section
    }?.value ?? .fade
  }

  /// How a row of before goes; nil for one that stays.
  func animation(leaving path: IndexPath) -> UITableView.RowAnimation? {
    if let animation = updates.reloadedRows[path] { return animation }
    if change.target(of: path) != nil { return nil }
    return updates.deletedRows[path] ?? updates.deletedSections[path.section]
      ?? updates.reloadedSections[path.section] ?? .fade
  }

  // MARK: Rows that come

  /// Where the cell of a row is at first.
  func start(of path: IndexPath) -> CGRect {
    guard let animation = animation(entering: path) else {
      return change.source(of: path).map(before.rect(row:)) ?? table.layout.rect(row: path)
    }
    return animation.displaced(table.layout.rect(row: path))
  }

  func begin(_ cell: UITableViewCell, at path: IndexPath) {
    guard let animation = animation(entering: path) else { return }
    animation.hide(cell)
  }

  func finish(_ cell: UITableViewCell, at path: IndexPath) {
    if cell.alpha != 1 { cell.alpha = 1 }
    if cell.transform != .identity { cell.transform = .identity }
  }

  // MARK: Headers that come

  func start(ofHeader section: Int) -> CGRect {
    change.sectionSources[section].map(before.rect(header:)) ?? table.headerFrame(section)
  }

  func start(ofFooter section: Int) -> CGRect {
    change.sectionSources[section].map(before.rect(footer:)) ?? table.footerFrame(section)
  }

  func begin(header view: UIView, _ section: Int) {
    if change.sectionSources[section] == nil { view.alpha = 0 }
  }

  func finish(header view: UIView, _ section: Int) { if view.alpha != 1 { view.alpha = 1 } }

  // MARK: What goes

  /// Puts a cell that goes where it ends.
  func leave(_ cell: UITableViewCell, with animation: UITableView.RowAnimation) {
    cell.frame = animation.displaced(cell.frame)
    animation.hide(cell)
  }

  /// Takes everything away that has gone.
  func clear() {
    for cell in leavingCells {
      cell.alpha = 1
      cell.transform = .identity
      table.recycle(cell, at: nil)
    }
    for view in leavingViews {
      view.alpha = 1
      table.recycle(header: view)
    }
  }
}

extension UITableView.RowAnimation {
  /// Where a row is that has not come yet, or has gone.
  func displaced(_ frame: CGRect) -> CGRect {
    switch self {
    case .left: frame.offsetBy(dx: -frame.maxX, dy: 0)
    case .right: frame.offsetBy(dx: frame.maxX, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }

  /// What is done to the looks of a row that has not come yet, or has gone.
  func hide(_ cell: UIView) {
    switch self {
    case .fade, .automatic: cell.alpha = 0
    case .middle: cell.transform = CGAffineTransform(scaleX: 1, y: 0.01)
    case .left, .right, .top, .bottom, .none: break
    }
  }
}

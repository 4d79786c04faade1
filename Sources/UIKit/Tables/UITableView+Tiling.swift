internal import CoreGraphics
internal import Foundation

extension UITableView {
  /// Shows the rows and headers that are in view, and no others.
  func layOutTable() {
    guard !isLoading else { return }
    loadIfNeeded()
    updateWidth()
    showRows()
    showHeaders()
    placeSwipe()
    placeIndex()
    placeEdgeViews()
    updateContentSize()
  }

  private func showRows() {
    if entrances == nil {
      let kept = rowMove?.source ?? rowOfFirstResponder
      removeRows { !isInView($0) && $0 != kept }
    }
    let anchor = shownCells.keys.filter { isInView($0) && layout.isMeasured($0) }.min()
    let place = anchor.map { layout.rect(row: $0).minY }
    var paths = measuredRows()
    // Rows above that turn out to have other heights than was thought must not move what is in
    // view. More rows may be in view once the offset has followed.
    for _ in 0..<10 {
      guard entrances == nil, let anchor, let place else { break }
      let distance = layout.rect(row: anchor).minY - place - offsetShift
      guard distance != 0 else { break }
      updateContentSize()
      shiftContent(by: distance)
      offsetShift += distance
      paths = measuredRows()
    }
    offsetShift = 0
    if let kept = rowMove?.source ?? rowOfFirstResponder, !paths.contains(kept) {
      paths.append(kept)
    }
    let wanted = Set(paths)
    if entrances == nil { removeRows { !wanted.contains($0) } }
    for path in paths { show(path) }
    if entrances != nil { sendOut { !wanted.contains($0) } }
  }

  /// Moves rows that a change has pushed out of view to their places; they are taken away later.
  private func sendOut(where isUnwanted: (IndexPath) -> Bool) {
    for (path, cell) in shownCells where isUnwanted(path) {
      shownCells[path] = nil
      if cell.superview == nil {
        recycle(cell, at: nil)
      } else {
        cell.frame = layout.rect(row: path)
        entrances?.leavingCells.append(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
  }

  /// The row in which text is edited: it stays when it is scrolled out of view, as the keyboard does.
  private var rowOfFirstResponder: IndexPath? {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return nil
    }
    return shownCells.first { view.isDescendant(of: $0.value) }?.key
  }

  func isInView(_ path: IndexPath) -> Bool {
    guard layout.contains(path) else { return false }
    let rect = layout.rect(row: path)
    let (start, end) = shownStretch
    return rect.maxY > start && rect.minY < end
  }

  /// What rows in view are within. While one is moved others lie aside by its height.
  private var shownStretch: (start: CGFloat, end: CGFloat) {
    let aside = rowMove?.height ?? 0
    return (bounds.minY - aside, bounds.maxY + aside)
  }

  /// The rows in view, from the top, with their final heights.
  private func measuredRows() -> [IndexPath] {
    var paths: [IndexPath] = []
    let (start, end) = shownStretch
    var next = layout.firstRow(endingBelow: start)
    while let path = next {
      guard layout.rect(row: path).minY < end else { break }
      measure(path)
      if isInView(path) { paths.append(path) }
      next = layout.row(after: path)
    }
    return paths
  }

  private func removeRows(where isUnwanted: (IndexPath) -> Bool) {
    for (path, cell) in shownCells where isUnwanted(path) {
      shownCells[path] = nil
      recycle(cell, at: path)
    }
  }

  /// The cell of a row, asked from the data source if the row has none.
  func cell(for path: IndexPath) -> UITableViewCell {
    if let cell = shownCells[path] { return cell }
    let cell: UITableViewCell
    if let dataSource {
      cell = UIView.withoutAnimation { dataSource.tableView(self, cellForRowAt: path) }
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if let other = shownCells.first(where: { $0.value === cell })?.key {
      UIKitLog.warn(
        "The data source gave the cell of row \(other.row) in section \(other.section) for row "
          + "\(path.row) in section \(path.section) too. A cell shows one row at a time.")
      shownCells[other] = nil
    }
    shownCells[path] = cell
    UIView.performWithoutAnimation { prepare(cell, for: path) }
    return cell
  }

  /// Gives a new cell the state and the looks of its row.
  private func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    cell.table = self
    cell.indentationLevel =
      tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    restyle(cell, at: path)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    cell.setHighlighted(touchedPath == path, animated: false)
    cell.frame = entrances?.start(of: path) ?? layout.rect(row: path)
    cell.isNewInTable = true
  }

  private func show(_ path: IndexPath) {
    let cell = cell(for: path)
    if cell.isNewInTable {
      cell.isNewInTable = false
      UIView.performWithoutAnimation { enter(cell, at: path) }
    }
    let frame = frame(ofRow: path)
    if cell.frame != frame { cell.frame = frame }
    entrances?.finish(cell, at: path)
  }

  private func enter(_ cell: UITableViewCell, at path: IndexPath) {
    cell.frame = entrances?.start(of: path) ?? frame(ofRow: path)
    // Before it is in the table, which must not lay out now.
    if entrances != nil { cell.layoutIfNeeded() }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    entrances?.begin(cell, at: path)
  }

  /// Where a row is, aside by as far as it is swiped, or as it makes room for one that is moved.
  func frame(ofRow path: IndexPath) -> CGRect {
    var frame = layout.rect(row: path)
    if let swipe, swipe.path == path { frame.origin.x += swipe.offset }
    if let rowMove {
      if rowMove.source == path { frame.origin.y = rowMove.top }
      frame.origin.y += rowMove.shift(row: path)
    }
    return frame
  }
}

extension UIView {
  /// Runs a closure in which no change is animated, and answers what it answers.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    guard let result else { preconditionFailure("performWithoutAnimation runs its closure.") }
    return result
  }
}

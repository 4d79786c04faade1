internal import CoreGraphics
internal import Foundation

extension UITableView {
  /// How long rows take to come, go and move (seen).
  private static let updateDuration: TimeInterval = 0.3

  /// Shows the changes that were told of; where they don't go together with what the data source
  /// says now, there is a warning and everything is loaded anew.
  func carryOutUpdates() {
    let updates = updates
    self.updates = TableUpdates()
    cancelRowMove()
    func complete(_ finished: Bool) { for body in updates.completions { body(finished) } }
    // What was never loaded is loaded with the change in it.
    guard !needsLoad else { return complete(true) }
    let change: TableChange
    let counts = askCounts()
    do throws(TableChange.Mistake) {
      change = try TableChange(
        updates, before: layout.sections.map(\.rows.count), after: counts)
    } catch {
      UIKitLog.warn(
        "A table was told of a change that doesn't agree with its data source: \(error.words). "
          + "It loads everything anew.")
      reload()
      return complete(false)
    }
    let entrances = TableEntrances(updates, change, before: layout, in: self)
    let leaving = takeOut(change, entrances)
    layout = changedLayout(change, counts)
    measureNewHeaders(change)
    self.entrances = entrances
    animateUpdates {
      for (cell, animation) in leaving { entrances.leave(cell, with: animation) }
      for view in entrances.leavingViews { view.alpha = 0 }
      self.updateContentSize()
      self.restyleCells()
      self.layOutTable()
      self.layoutIfNeeded()
      self.entrances = nil
    } completion: { finished in
      entrances.clear()
      complete(finished)
    }
  }

  private func askCounts() -> [Int] {
    isLoading = true
    defer { isLoading = false }
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    return (0..<sections).map {
      max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
    }
  }

  private func animateUpdates(
    _ body: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    guard window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(body)
      return completion(true)
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: body, completion: completion)
  }

  /// Gives what is shown its new place, and takes out what goes.
  private func takeOut(
    _ change: TableChange, _ entrances: TableEntrances
  ) -> [(UITableViewCell, RowAnimation)] {
    var leaving: [(UITableViewCell, RowAnimation)] = []
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in shownCells {
      if let animation = entrances.animation(leaving: path) {
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if animation == .none { cell.removeFromSuperview() } else { sendRowToBack(cell) }
        leaving.append((cell, animation))
        entrances.leavingCells.append(cell)
      } else if let target = change.target(of: path) {
        kept[target] = cell
      }
    }
    shownCells = kept
    shownHeaders = rekey(shownHeaders, change, entrances)
    shownFooters = rekey(shownFooters, change, entrances)
    preparedHeaders = [:]
    preparedFooters = [:]
    selectedPaths = Set(selectedPaths.compactMap(change.target(of:)))
    cursorPath = cursorPath.flatMap(change.target(of:))
    touchedPath = touchedPath.flatMap(change.target(of:))
    carrySwipe(through: change)
    return leaving
  }

  private func rekey(
    _ views: [Int: UIView], _ change: TableChange, _ entrances: TableEntrances
  ) -> [Int: UIView] {
    var kept: [Int: UIView] = [:]
    for (section, view) in views {
      if let target = change.sectionTargets[section], change.sectionSources[target] != nil {
        kept[target] = view
      } else {
        entrances.leavingViews.append(view)
      }
    }
    return kept
  }

  private func sendRowToBack(_ cell: UITableViewCell) {
    sendSubviewToBack(cell)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// The layout after a change: what was there keeps its height until it is measured again.
  private func changedLayout(_ change: TableChange, _ counts: [Int]) -> TableLayout {
    var result = TableLayout(
      sections: counts.indices.map { section in
        var made = TableLayout.Section()
        if let source = change.sectionSources[section] {
          made.header = layout.sections[source].header
          made.footer = layout.sections[source].footer
        }
        let heights = (0..<counts[section]).map { row in
          let path = IndexPath(row: row, section: section)
          if let source = change.source(of: path) {
            return (height: layout.sections[source.section].rows[source.row], isFinal: false)
          }
          return estimate(path)
        }
        made.rows = HeightList(heights.map(\.height))
        made.isMeasured = heights.map(\.isFinal)
        return made
      })
    result.width = layout.width
    result.inset = layout.inset
    result.safeSides = layout.safeSides
    result.top = layout.top
    result.bottom = layout.bottom
    return result
  }
}

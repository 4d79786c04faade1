internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UITableView {
  /// How fast the content moves for each point by which the row is held beyond an edge, and at most:
  /// points a second.
  private static let pull: CGFloat = 12
  private static let fastest: CGFloat = 900

  /// Whether a person may move a row, and whether the data source says so itself.
  func canMove(_ path: IndexPath) -> (isAllowed: Bool, isSaid: Bool) {
    guard let dataSource else { return (false, false) }
    reachedDefaultOfCanMove = false
    let isAllowed = dataSource.tableView(self, canMoveRowAt: path)
    return (isAllowed, !reachedDefaultOfCanMove)
  }

  func gripMoved(on cell: UITableViewCell, _ recognizer: UIGestureRecognizer) {
    let finger = recognizer.location(in: self).y
    switch recognizer.state {
    case .began: beginMove(of: cell, finger)
    case .changed: follow(finger: finger, recognizer)
    case .ended: endMove()
    case .cancelled, .failed: cancelRowMove()
    default: break
    }
  }

  private func beginMove(of cell: UITableViewCell, _ finger: CGFloat) {
    guard rowMove == nil, let path = indexPath(for: cell) else { return }
    shutSwipe(animated: false)
    stopMoving()
    rowMove = RowMove(path, frame: cell.frame, finger: finger)
    bringSubviewToFront(cell)
    lift(cell, true)
  }

  /// A row that is moved has lines at its edges and throws a shadow on the others.
  private func lift(_ cell: UITableViewCell, _ isLifted: Bool) {
    cell.isLifted = isLifted
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      cell.layer.shadowOpacity = isLifted ? 0.25 : 0
    }
  }

  private func follow(finger: CGFloat, _ recognizer: UIGestureRecognizer) {
    guard let rowMove else { return }
    rowMove.top = finger - rowMove.hold
    if let cell = shownCells[rowMove.source] { cell.frame = frame(ofRow: rowMove.source) }
    propose(rowMove)
    scrollAlong(rowMove, recognizer)
  }

  // MARK: Where it would go

  /// Something that the row can be moved past, and the places for it above and below that.
  private struct Stop {
    var middle: CGFloat
    var isBelowGap: Bool
    var above: IndexPath?
    var below: IndexPath?
  }

  private func propose(_ move: RowMove) {
    var place = move.target
    let stops = stops(move)
    for stop in stops where stop.isBelowGap && stop.middle < move.top + move.height {
      place = stop.below ?? place
    }
    for stop in stops.reversed() where !stop.isBelowGap && stop.middle > move.top {
      place = stop.above ?? place
    }
    guard place != move.proposal else { return }
    move.proposal = place
    let wanted =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: place) ?? place
    guard rowMove === move, wanted != move.target else { return }
    guard isPlace(wanted, for: move) else {
      return UIKitLog.warn("The delegate has no place for a row that is moved: \(words(wanted)).")
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      move.target = wanted
      self.layOutTable()
    }
  }

  private func isPlace(_ path: IndexPath, for move: RowMove) -> Bool {
    path.count == 2 && layout.sections.indices.contains(path.section) && path.row >= 0
      && path.row <= rowCount(path.section, without: move)
  }

  private func rowCount(_ section: Int, without move: RowMove) -> Int {
    layout.sections[section].rows.count - (section == move.source.section ? 1 : 0)
  }

  /// Rows, headers and footers in view, from the top. What has no height can't be moved past.
  private func stops(_ move: RowMove) -> [Stop] {
    let (start, end) = (bounds.minY - move.height, bounds.maxY + move.height)
    return layout.sections(from: start, to: end).flatMap { section in
      var stops: [Stop] = []
      let last = IndexPath(row: rowCount(section, without: move), section: section)
      let header = layout.rect(header: section)
      if header.height > 0 {
        let above =
          section == 0
          ? nil
          : IndexPath(row: rowCount(section - 1, without: move), section: section - 1)
        stops.append(
          Stop(
            middle: header.midY + move.shift(header: section),
            isBelowGap: move.isBelow(header: section), above: above,
            below: IndexPath(row: 0, section: section)))
      }
      for path in shownCells.keys.sorted() where path.section == section && path != move.source {
        let place = move.placeWithoutSource(path)
        stops.append(
          Stop(
            middle: layout.rect(row: path).midY + move.shift(row: path),
            isBelowGap: move.isBelow(row: path), above: place,
            below: IndexPath(row: place.row + 1, section: section)))
      }
      let footer = layout.rect(footer: section)
      if footer.height > 0 {
        let isLast = section == layout.sections.count - 1
        stops.append(
          Stop(
            middle: footer.midY + move.shift(footer: section),
            isBelowGap: move.isBelow(footer: section), above: last,
            below: isLast ? nil : IndexPath(row: 0, section: section + 1)))
      }
      return stops
    }
  }

  // MARK: Scrolling along

  /// Moves the content for as long as the row is held beyond an edge.
  private func scrollAlong(_ move: RowMove, _ recognizer: UIGestureRecognizer) {
    guard pullSpeed(move) != 0 else {
      move.ticker?.stop()
      move.ticker = nil
      return
    }
    guard move.ticker == nil else { return }
    var last: CFTimeInterval = 0
    move.ticker = ScrollTicker(duration: .infinity) { [weak self, weak move] time in
      guard let self, let move, rowMove === move else { return }
      let distance = pullSpeed(move) * CGFloat(time - last)
      last = time
      let offset = resting(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
      guard offset != contentOffset else { return }
      contentOffset = offset
      layoutIfNeeded()
      follow(finger: recognizer.location(in: self).y, recognizer)
    } end: {
    }
  }

  private func pullSpeed(_ move: RowMove) -> CGFloat {
    let seen = bounds.inset(by: adjustedContentInset)
    let above = max(0, seen.minY - move.top)
    let below = max(0, move.top + move.height - seen.maxY)
    return ((below - above) * Self.pull).clamped(to: -Self.fastest...Self.fastest)
  }

  // MARK: The end

  /// The row was let go: it stays where it would go.
  private func endMove() {
    guard let move = rowMove else { return }
    guard move.target != move.source else { return cancelRowMove() }
    drop(move)
    dataSource?.tableView(self, moveRowAt: move.source, to: move.target)
    moveRow(at: move.source, to: move.target)
  }

  /// The row goes back to where it was.
  func cancelRowMove() {
    guard let move = rowMove else { return }
    drop(move)
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      // Only what is shown: this may be called when the data source has other rows already.
      for (path, cell) in self.shownCells { cell.frame = self.frame(ofRow: path) }
      for (section, view) in self.shownHeaders { view.frame = self.headerFrame(section) }
      for (section, view) in self.shownFooters { view.frame = self.footerFrame(section) }
    }
    setNeedsLayout()
  }

  private func drop(_ move: RowMove) {
    move.ticker?.stop()
    rowMove = nil
    if let cell = shownCells[move.source] { lift(cell, false) }
  }
}

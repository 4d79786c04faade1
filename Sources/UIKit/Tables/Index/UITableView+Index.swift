internal import CoreGraphics

extension UITableView {
  /// What the index takes of the rows' width.
  var indexRoom: CGFloat { indexView == nil ? 0 : SectionIndexView.width }

  /// Asks the data source for the titles of the index anew.
  public func reloadSectionIndexTitles() {
    loadIfNeeded()
    updateIndex()
  }

  /// Shows the index, where the data source has titles and there are enough rows.
  func updateIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let isWanted = !titles.isEmpty && layout.rowCount >= sectionIndexMinimumDisplayRowCount
    guard (isWanted ? titles : []) != (indexView?.titles ?? []) else { return }
    indexView?.removeFromSuperview()
    indexView = nil
    if isWanted {
      let view = SectionIndexView(titles) { [weak self] in self?.go(toTitle: $0) }
      indexView = view
      addSubview(view)
      colorIndex()
    }
    layout.forgetMeasures()
    for cell in shownCells.values { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  func colorIndex() {
    indexView?.color = sectionIndexColor
    indexView?.grounds = (
      sectionIndexBackgroundColor,
      sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor
    )
  }

  /// Puts the index at the trailing edge of what is seen, clear of bars.
  func placeIndex() {
    guard let indexView else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let safe = safeAreaInsets
    let frame = CGRect(
      x: isRightToLeft
        ? bounds.minX + safe.left : bounds.maxX - safe.right - SectionIndexView.width,
      y: seen.minY, width: SectionIndexView.width, height: max(0, seen.height))
    if indexView.frame != frame { indexView.frame = frame }
  }

  private func go(toTitle index: Int) {
    guard let title = indexView?.titles[index], let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard layout.sections.indices.contains(section) else { return }
    stopMoving()
    // Where the rows above are only estimated, the section moves as they are seen.
    for _ in 0..<10 {
      let place = layout.rect(section: section).minY - adjustedContentInset.top
      let offset = resting(CGPoint(x: contentOffset.x, y: place))
      guard offset != contentOffset else { break }
      contentOffset = offset
      layoutIfNeeded()
    }
  }
}

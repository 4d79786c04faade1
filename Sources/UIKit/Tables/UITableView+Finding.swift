public import CoreGraphics
public import Foundation

extension UITableView {
  // MARK: Counts

  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// How many rows a section has; zero for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  // MARK: Places

  /// Where a section is, with its header and footer, in the table's coordinates; zero for one that
  /// is not there.
  public func rect(forSection section: Int) -> CGRect {
    withSection(section) { layout.rect(section: section) }
  }

  /// Where a section's header belongs; zero for a section that is not there.
  public func rectForHeader(inSection section: Int) -> CGRect {
    withSection(section) { layout.rect(header: section) }
  }

  /// Where a section's footer belongs; zero for a section that is not there.
  public func rectForFooter(inSection section: Int) -> CGRect {
    withSection(section) { layout.rect(footer: section) }
  }

  /// Where a row is; zero for a row that is not there. Of rows that were not seen yet the place
  /// may be an estimate.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return layout.contains(indexPath) ? layout.rect(row: indexPath) : .zero
  }

  private func withSection(_ section: Int, _ rect: () -> CGRect) -> CGRect {
    loadIfNeeded()
    return layout.sections.indices.contains(section) ? rect() : .zero
  }

  // MARK: Rows

  /// The row at a point in the table's coordinates; nil between rows and outside.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let path = layout.row(at: point.y) else { return nil }
    return point.x >= 0 && point.x < layout.width ? path : nil
  }

  /// The row that a cell shows; nil for a cell out of view.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The rows that a rectangle touches, from the top; nil if there are none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var next = layout.firstRow(endingBelow: rect.minY)
    while let path = next, layout.rect(row: path).minY < rect.maxY {
      paths.append(path)
      next = layout.row(after: path)
    }
    return paths.isEmpty ? nil : paths
  }

  /// The cells in view, from the top.
  public var visibleCells: [UITableViewCell] {
    layOutIfStale()
    return shownCells.filter { isSeen($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in view, from the top; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfStale()
    let paths = shownCells.keys.filter(isSeen)
    return paths.isEmpty ? nil : paths.sorted()
  }

  /// A row that is moved is where the finger is; one that has the keys may be out of view.
  private func isSeen(_ path: IndexPath) -> Bool { rowMove?.source == path || isInView(path) }

  private func layOutIfStale() {
    if needsLoad { layoutIfNeeded() }
  }

  /// The header of a section in view; nil for text that is not shown by such a view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section in view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Moves the content until a row is where it is wanted, as far as there is content.
  ///
  /// A row that is not there is ignored, with a warning.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    updateWidth()
    guard layout.contains(indexPath) else {
      return UIKitLog.warn("scrollToRow(at:at:animated:): \(words(indexPath)).")
    }
    if animated {
      return setContentOffset(offset(for: indexPath, scrollPosition), animated: true)
    }
    // Rows on the way that were not seen have estimated heights; where the row really is shows
    // only when it is in view.
    for _ in 0..<10 {
      let target = offset(for: indexPath, scrollPosition)
      guard target != contentOffset else { break }
      setContentOffset(target, animated: false)
      layoutIfNeeded()
    }
  }

  /// Moves the content until the first chosen row is where it is wanted.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }

  private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    var rect = layout.rect(row: path)
    let inset = adjustedContentInset
    var area = bounds.inset(by: inset)
    // Headers that stay at the top cover rows.
    if style == .plain {
      let header = layout.rect(header: path.section).height
      rect.origin.y -= header
      rect.size.height += header
    }
    area.size.height = max(0, area.height)
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - area.height / 2 - inset.top
    case .bottom: y = rect.maxY - area.height - inset.top
    case .none:
      if rect.minY < area.minY || rect.height > area.height {
        y = rect.minY - inset.top
      } else if rect.maxY > area.maxY {
        y = rect.maxY - area.height - inset.top
      }
    }
    return resting(CGPoint(x: contentOffset.x, y: y))
  }

  /// What a warning says of a row that is not there.
  func words(_ path: IndexPath) -> String {
    guard path.count == 2 else {
      return "an index path of a table has two elements, not \(path.count)"
    }
    let count = layout.sections.count
    guard layout.sections.indices.contains(path.section) else {
      return "there is no section \(path.section); the table has \(count)"
    }
    return "there is no row \(path.row) in section \(path.section), which has "
      + "\(layout.sections[path.section].rows.count)"
  }
}

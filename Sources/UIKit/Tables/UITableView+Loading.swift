internal import CoreGraphics
internal import Foundation

extension UITableView {
  /// The height of a row of which nothing is known, and the least of cells that size themselves.
  static let standardRowHeight: CGFloat = 44

  var tableDelegate: (any UITableViewDelegate)? { scrollDelegate as? any UITableViewDelegate }

  func setUpTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    listenToSwipes()
  }

  /// What was loaded holds no more; it is loaded again when it is next needed.
  func forgetContent() {
    needsLoad = true
    setNeedsLayout()
  }

  func reload() {
    shutSwipe(animated: false)
    cancelRowMove()
    let hadTouch = touchedPath
    touchedPath = nil
    if let hadTouch { shownCells[hadTouch]?.setHighlighted(false, animated: false) }
    clearSelection()
    for (path, cell) in shownCells { recycle(cell, at: path) }
    shownCells = [:]
    for section in Array(shownHeaders.keys) { removeHeader(section) }
    for section in Array(shownFooters.keys) { removeFooter(section) }
    preparedHeaders = [:]
    preparedFooters = [:]
    updates = TableUpdates()
    forgetContent()
  }

  /// Asks the data source what there is, unless it is known.
  func loadIfNeeded() {
    guard needsLoad, !isLoading else { return }
    if !shownCells.isEmpty || !shownHeaders.isEmpty || !shownFooters.isEmpty {
      reload()
    }
    isLoading = true
    needsLoad = false
    let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    layout = TableLayout(
      sections: (0..<count).map { section in
        let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
        return makeSection(section, rowCount: rows)
      })
    layout.width = bounds.width
    layout.inset = groupInset
    layout.safeSides = safeAreaInsets.left + safeAreaInsets.right
    isLoading = false
    measureEdgeViews()
    measureHeaders()
    cursorPath = nil
    updateIndex()
    updateContentSize()
    setNeedsLayout()
  }

  /// How far rows are in from the sides.
  var groupInset: CGFloat {
    style == .insetGrouped ? 16 + max(safeAreaInsets.left, safeAreaInsets.right) : 0
  }

  /// A section with rows of estimated heights, or with their own where nothing is to be estimated.
  private func makeSection(_ section: Int, rowCount: Int) -> TableLayout.Section {
    var result = TableLayout.Section()
    let heights = (0..<rowCount).map { estimate(IndexPath(row: $0, section: section)) }
    result.rows = HeightList(heights.map(\.height))
    result.isMeasured = heights.map(\.isFinal)
    return result
  }

  /// A guess at the height of a row, or its height where that must be known.
  func estimate(_ path: IndexPath) -> (height: CGFloat, isFinal: Bool) {
    let delegate = tableDelegate
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0 { return (estimate, false) }
    if estimate == 0 {
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return (height, true) }
    }
    return (rowHeight >= 0 ? rowHeight : Self.standardRowHeight, false)
  }

  // MARK: Measuring

  /// Finds out the final height of a row; makes its cell where that decides.
  func measure(_ path: IndexPath) {
    guard !layout.isMeasured(path) else { return }
    var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height < 0 {
      let rect = layout.rect(row: path)
      height = cell(for: path).heightThatFits(width: rect.width)
    }
    layout.setHeight(pixelAligned(up: height), of: path)
  }

  /// Takes over the width of the table; heights that follow from the content may be others now.
  func updateWidth() {
    let sides = safeAreaInsets.left + safeAreaInsets.right
    guard layout.width != bounds.width || layout.inset != groupInset || layout.safeSides != sides
    else { return }
    layout.width = bounds.width
    layout.inset = groupInset
    layout.safeSides = sides
    layout.forgetMeasures()
    measureEdgeViews()
    measureHeaders()
  }

  func updateContentSize() {
    let size = CGSize(width: layout.width, height: layout.height)
    if super.contentSize != size { contentSize = size }
  }
}

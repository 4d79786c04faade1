internal import CoreGraphics
internal import Foundation

/// Where the parts of a table are: its header, the sections with their headers, rows and footers,
/// its footer. Rows that nobody has seen may have heights that are only estimated.
struct TableLayout {
  /// A section.
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows = HeightList()
    /// Which heights are final.
    var isMeasured: [Bool] = []

    var height: CGFloat { header + rows.total + footer }
  }

  /// The width of the table.
  var width: CGFloat = 0
  /// How far sections are in from the sides.
  var inset: CGFloat = 0
  /// How much of the sides the screen's edges took when rows were measured.
  var safeSides: CGFloat = 0
  /// The height of the view above all sections.
  var top: CGFloat = 0
  /// The height of the view below all sections.
  var bottom: CGFloat = 0

  private(set) var sections: [Section] = []
  private var heights = HeightList()

  init() {}

  init(sections: [Section]) {
    self.sections = sections
    heights = HeightList(sections.map(\.height))
  }

  /// Header, sections and footer together.
  var height: CGFloat { top + heights.total + bottom }

  /// Where the table's footer begins.
  var sectionsEnd: CGFloat { top + heights.total }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  // MARK: Places

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  /// A section with its header and footer.
  func rect(section: Int) -> CGRect {
    band(top + heights.start(of: section), sections[section].height, inset: 0)
  }

  func rect(header section: Int) -> CGRect {
    band(top + heights.start(of: section), sections[section].header, inset: 0)
  }

  func rect(footer section: Int) -> CGRect {
    let footer = sections[section].footer
    return band(top + heights.start(of: section + 1) - footer, footer, inset: 0)
  }

  func rect(row path: IndexPath) -> CGRect {
    let section = sections[path.section]
    let start = top + heights.start(of: path.section) + section.header
    return band(start + section.rows.start(of: path.row), section.rows[path.row], inset: inset)
  }

  private func band(_ y: CGFloat, _ height: CGFloat, inset: CGFloat) -> CGRect {
    CGRect(x: inset, y: y, width: max(0, width - 2 * inset), height: height)
  }

  // MARK: Finding

  /// The sections that a stretch touches.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard end > start, !sections.isEmpty else { return 0..<0 }
    let first = heights.index(at: start - top)
    var last = first
    while last < sections.count, top + heights.start(of: last) < end { last += 1 }
    return first..<last
  }

  /// The first row that ends below a place.
  func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    let section = heights.index(at: y - top)
    guard section < sections.count else { return nil }
    let start = top + heights.start(of: section) + sections[section].header
    let row = sections[section].rows.index(at: y - start)
    if row < sections[section].rows.count { return IndexPath(row: row, section: section) }
    return firstRow(from: section + 1)
  }

  /// The row under a place; headers, footers and gaps have none.
  func row(at y: CGFloat) -> IndexPath? {
    guard let path = firstRow(endingBelow: y) else { return nil }
    return rect(row: path).minY <= y ? path : nil
  }

  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    return firstRow(from: path.section + 1)
  }

  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    return sections[..<path.section].lastIndex { $0.rows.count > 0 }
      .map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  var firstRow: IndexPath? { firstRow(from: 0) }

  var lastRow: IndexPath? {
    sections.lastIndex { $0.rows.count > 0 }
      .map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  private func firstRow(from section: Int) -> IndexPath? {
    guard section < sections.count else { return nil }
    return sections[section...].firstIndex { $0.rows.count > 0 }
      .map { IndexPath(row: 0, section: $0) }
  }

  // MARK: Heights

  func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].isMeasured[path.row] }

  /// Sets the final height of a row.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    sections[path.section].isMeasured[path.row] = true
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    heights[path.section] = sections[path.section].height
  }

  mutating func setHeader(_ height: CGFloat, of section: Int) {
    sections[section].header = height
    heights[section] = sections[section].height
  }

  mutating func setFooter(_ height: CGFloat, of section: Int) {
    sections[section].footer = height
    heights[section] = sections[section].height
  }

  /// Takes all heights of rows for estimates, as when the width has changed.
  mutating func forgetMeasures() {
    for index in sections.indices {
      sections[index].isMeasured = Array(repeating: false, count: sections[index].rows.count)
    }
  }
}

import UIKit

/// A data source and delegate over arrays of strings, which notes what it is asked and told.
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  var cellStyle = UITableViewCell.CellStyle.default
  var isEditable = true
  var isMovable = false
  /// Where the delegate lets a row go that is wanted somewhere.
  var allowedPlace: (IndexPath) -> IndexPath = { $0 }
  /// Rows whose heights were asked for, and whose cells.
  private(set) var heightQuestions: [IndexPath] = []
  private(set) var cellQuestions: [IndexPath] = []
  private(set) var madeCells: Set<ObjectIdentifier> = []
  private var keptCells: [UITableViewCell] = []
  var log: [String] = []
  var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

  func forgetQuestions() {
    heightQuestions = []
    cellQuestions = []
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellQuestions.append(indexPath)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: cellStyle, reuseIdentifier: "row")
    if madeCells.insert(ObjectIdentifier(cell)).inserted { keptCells.append(cell) }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightQuestions.append(indexPath)
    return height(indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    isMovable
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.words) to \(destinationIndexPath.words)")
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("propose \(proposedDestinationIndexPath.words)")
    return allowedPlace(proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
    onSelect(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
}

extension IndexPath {
  /// Section and row.
  var words: String { "\(section).\(row)" }
}

extension UITableView {
  /// What the rows in view say, from the top.
  var shownTexts: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// A table that fills a small screen.
final class TableScreen {
  let screen: SteppedScreen
  let table: UITableView
  let source: ListSource

  init(
    _ source: ListSource, style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 440)
  ) {
    screen = SteppedScreen(size: size)
    self.source = source
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    screen.window.addSubview(table)
    screen.turn()
  }

  /// The middle of a row on the screen.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return CGPoint(x: rect.midX, y: rect.midY - table.contentOffset.y)
  }

  func tap(_ row: Int, _ section: Int = 0) {
    let point = middle(row, section)
    screen.tap(point.x, point.y)
  }

  /// Takes a row by the control at its end and moves it, two points a frame.
  func drag(_ row: Int, _ section: Int = 0, by distance: CGFloat, lifts: Bool = true) {
    let start = CGPoint(x: table.bounds.width - 27, y: middle(row, section).y)
    screen.down(start.x, start.y)
    let steps = Int(abs(distance) / 2)
    for step in 1...max(1, steps) {
      screen.advance(by: 1.0 / 60)
      screen.move(start.x, start.y + distance * CGFloat(step) / CGFloat(steps))
    }
    guard lifts else { return }
    screen.up(start.x, start.y + distance)
    screen.advance(by: 1)
  }

  /// Moves a finger over a row, a frame a step.
  func swipe(_ row: Int, by distance: CGFloat, lifts: Bool = true) {
    let start = middle(row)
    screen.down(start.x + (distance < 0 ? 100 : -100), start.y)
    for step in 1...20 {
      screen.advance(by: 1.0 / 60)
      screen.move(
        start.x + (distance < 0 ? 100 : -100) + distance * CGFloat(step) / 20, start.y)
    }
    screen.advance(by: 0.3)
    if lifts {
      screen.up(start.x + (distance < 0 ? 100 : -100) + distance, start.y)
      screen.advance(by: 1)
    }
  }
}

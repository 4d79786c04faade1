import Testing
import UIKit

@testable import UIKit

@Suite("The content of a table")
struct TableContentTests {
  @Test("Shows the rows in view, and those that come into view by scrolling")
  func rows() {
    let screen = TableScreen(ListSource(count: 100))
    #expect(screen.table.shownTexts == (0..<10).map { "Row \($0)" })
    #expect(screen.table.contentSize == CGSize(width: 320, height: 4400))
    screen.table.contentOffset.y = 4400 - 440
    screen.screen.turn()
    #expect(screen.table.shownTexts == (90..<100).map { "Row \($0)" })
  }

  @Test("Of ten thousand rows only those in view are asked for, and cells are used again")
  func reuse() {
    let screen = TableScreen(ListSource(count: 10_000))
    #expect(screen.source.heightQuestions.count <= 10)
    var seen = 0
    for _ in 0..<400 {
      screen.table.contentOffset.y += 13
      screen.screen.turn()
      seen = max(seen, screen.table.visibleCells.count)
    }
    #expect(seen == 11)
    #expect(screen.source.madeCells.count <= seen + 2)
    #expect(screen.source.cellQuestions.count < 140)
  }

  @Test("Corners and clipping that a program gives a cell of a plain table stay")
  func ownCorners() throws {
    final class RoundCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clipsToBounds = true
        layer.cornerRadius = 8
      }

      required init?(coder: NSCoder) { nil }
    }
    let source = ListSource(count: 0)
    let screen = TableScreen(source)
    screen.table.register(RoundCell.self, forCellReuseIdentifier: "row")
    source.sections = [["First", "Second", "Third"]]
    screen.table.reloadData()
    screen.screen.turn()
    #expect(screen.table.visibleCells.count == 3)
    for cell in screen.table.visibleCells {
      #expect(cell is RoundCell && cell.clipsToBounds && cell.layer.cornerRadius == 8)
    }
  }

  @Test("Rows whose heights are only estimated are asked for when they come into view")
  func estimates() {
    let source = ListSource(count: 1000)
    source.height = { $0.row.isMultiple(of: 2) ? 30 : 70 }
    let screen = TableScreen(source)
    #expect(source.heightQuestions.map(\.row).max() == 9)
    source.forgetQuestions()
    screen.table.contentOffset.y += 10
    screen.screen.turn()
    #expect(source.heightQuestions.count <= 1)
  }

  @Test("With estimates switched off all heights are asked for, once")
  func noEstimates() {
    let source = ListSource(count: 300)
    source.height = { CGFloat(20 + $0.row % 7) }
    let screen = TableScreen(source)
    source.forgetQuestions()
    screen.table.estimatedRowHeight = 0
    screen.screen.turn()
    #expect(source.heightQuestions.count == 300)
    let sum = (0..<300).map { 20 + $0 % 7 }.reduce(0, +)
    #expect(screen.table.contentSize.height == CGFloat(sum))
    for _ in 0..<20 {
      screen.table.contentOffset.y += 40
      screen.screen.turn()
    }
    #expect(source.heightQuestions.count == 300)
  }

  @Test("Rows above that turn out higher than was thought don't move what is in view")
  func anchored() {
    let source = ListSource(count: 200)
    let screen = TableScreen(source)
    screen.table.rowHeight = UITableView.automaticDimension
    screen.table.estimatedRowHeight = 44
    source.height = { $0.row < 100 ? 90 : 44 }
    screen.table.reloadData()
    screen.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    screen.screen.turn()
    #expect(screen.table.shownTexts.first == "Row 100")
    let mark = IndexPath(row: 103, section: 0)
    func place() -> CGFloat {
      screen.table.rectForRow(at: mark).minY - screen.table.contentOffset.y
    }
    let before = place()
    screen.table.contentOffset.y -= 20
    screen.screen.turn()
    let after = before + 20
    #expect(place() == after)
    #expect(screen.table.rectForRow(at: IndexPath(row: 99, section: 0)).height == 90)
  }

  @Test("A table without sections, and one without rows, show nothing")
  func empty() {
    let none = TableScreen(ListSource([]))
    #expect(none.table.visibleCells.isEmpty)
    #expect(none.table.numberOfSections == 0)
    #expect(none.table.contentSize.height == 0)
    #expect(none.table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
    none.screen.tap(100, 100)
    let noRows = TableScreen(ListSource([[], []]))
    #expect(noRows.table.numberOfSections == 2)
    #expect(noRows.table.numberOfRows(inSection: 1) == 0)
    #expect(noRows.table.indexPathsForVisibleRows == nil)
    noRows.source.sections = [[], ["One"]]
    noRows.table.reloadData()
    noRows.screen.turn()
    #expect(noRows.table.shownTexts == ["One"])
  }

  @Test("Finds rows by place and places by row")
  func places() {
    let source = ListSource([["a", "b"], ["c"]])
    source.headers = ["First", "Second"]
    let table = TableScreen(source).table
    #expect(table.rectForHeader(inSection: 0).height == 28)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 72)
    #expect(table.rect(forSection: 0).height == 116)
    #expect(table.rect(forSection: 1).minY == 116)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 20)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 30)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 150)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 400)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 10, height: 80))
        == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "c")
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
  }

  @Test("A header of a plain table stays at the top until the next one pushes it out")
  func floating() throws {
    let source = ListSource([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
    source.headers = ["A", "B"]
    let screen = TableScreen(source)
    func top(_ section: Int) throws -> CGFloat {
      let view = try #require(screen.table.headerView(forSection: section))
      return view.frame.minY - screen.table.contentOffset.y
    }
    screen.table.contentOffset.y = 300
    screen.screen.turn()
    #expect(try top(0) == 0)
    screen.table.contentOffset.y = 28 + 880 - 10
    screen.screen.turn()
    #expect(try top(0) == -18)
    #expect(try top(1) == 10)
  }

  @Test("Scrolls to a row at the top, in the middle, at the bottom, or no further than needed")
  func scrolling() {
    let table = TableScreen(ListSource(count: 100)).table
    let path = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1804)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 2002)
    table.scrollToRow(at: IndexPath(row: 51, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 2002)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 3960)
  }

  /// Rows with text of as many lines as it takes.
  private final class LongTexts: NSObject, UITableViewDataSource {
    var texts = ["Short", String(repeating: "long words ", count: 20), "Last"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  @Test("A row is as high as its lines of text, at each width of the table, and with other text")
  func linesOfText() throws {
    let screen = SteppedScreen(size: CGSize(width: 400, height: 600))
    let source = LongTexts()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    table.dataSource = source
    screen.window.addSubview(table)
    screen.turn()
    func heights() -> [CGFloat] {
      (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }
    let wide = heights()
    #expect(wide[0] == 44 && wide[2] == 44)
    let label = try #require(table.visibleCells[1].textLabel)
    #expect(wide[1] == label.frame.height + 12 && label.frame.height > 60)
    #expect(table.contentSize.height == wide.reduce(0, +))
    table.frame.size.width = 200
    screen.turn()
    #expect(heights()[1] > 1.8 * wide[1])
    #expect(table.visibleCells[2].frame.minY == 44 + heights()[1])
    source.texts[1] = "Short too"
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    screen.advance(by: 1)
    #expect(heights() == [44, 44, 44] && table.contentSize.height == 132)
  }

  @Test("A cell with constraints from top to bottom is as high as these want it")
  func constraints() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 71),
    ])
    #expect(cell.heightThatFits(width: 320) == 91)
  }

  @Test("Cells come from registered classes, a subclass with its own initialiser too")
  func registering() {
    final class Row: UITableViewCell {
      let mark = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        mark.text = "made"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(Row.self, forCellReuseIdentifier: "own")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    let path = IndexPath(row: 0, section: 0)
    let row = table.dequeueReusableCell(withIdentifier: "own", for: path) as? Row
    #expect(row?.mark.text == "made")
    #expect(row?.detailTextLabel != nil)
    #expect(row?.reuseIdentifier == "own")
    let plain = table.dequeueReusableCell(withIdentifier: "plain", for: path)
    #expect(type(of: plain) == UITableViewCell.self)
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  @Test("An identifier that was not registered gives a plain cell and says so")
  func wrongIdentifier() {
    let log = UIKitLogCatcher()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    _ = table.dequeueReusableCell(withIdentifier: "rwo", for: IndexPath(row: 0, section: 0))
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("\"rwo\"") == true)
    log.stop()
  }

  @Test("The views above and below the sections scroll with them, at the table's width")
  func edgeViews() {
    let screen = TableScreen(ListSource(count: 3))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    screen.table.tableHeaderView = header
    screen.table.tableFooterView = footer
    screen.screen.turn()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(footer.frame == CGRect(x: 0, y: 60 + 132, width: 320, height: 30))
    #expect(screen.table.contentSize.height == 222)
    screen.table.tableHeaderView = nil
    screen.screen.turn()
    #expect(header.superview == nil)
    #expect(footer.frame.minY == 132)
  }
}

/// Gathers what the runtime says to the programmer, until `stop()`.
final class UIKitLogCatcher {
  private(set) var lines: [String] = []
  init() { UIKitLog.sink = { [weak self] in self?.lines.append($0) } }
  func stop() { UIKitLog.sink = UIKitLog.writeToStandardError }
}

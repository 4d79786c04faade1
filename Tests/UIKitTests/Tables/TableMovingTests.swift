import Testing

@testable import UIKit

@Suite("Moving rows by hand")
struct TableMovingTests {
  private func screen(_ sections: [[String]]) -> TableScreen {
    let source = ListSource(sections)
    source.isMovable = true
    let screen = TableScreen(source)
    screen.table.setEditing(true, animated: false)
    screen.screen.turn()
    return screen
  }

  private func grip(_ screen: TableScreen, _ row: Int) -> UIView? {
    screen.table.cellForRow(at: IndexPath(row: row, section: 0))?.subviews
      .first { $0.accessibilityLabel == "Reorder" }
  }

  @Test("A row that is dragged by its control goes where it is let go, and the data source is told")
  func down() {
    let screen = screen([["a", "b", "c", "d", "e"]])
    screen.drag(1, by: 88)
    #expect(screen.source.log.last == "move 0.1 to 0.3")
    #expect(screen.table.shownTexts == ["a", "c", "d", "b", "e"])
    #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    screen.drag(3, by: -132)
    #expect(screen.source.log.last == "move 0.3 to 0.0")
    #expect(screen.table.shownTexts == ["b", "a", "c", "d", "e"])
  }

  @Test("While it is dragged the others make room, and it throws a shadow")
  func room() throws {
    let screen = screen([["a", "b", "c", "d"]])
    screen.drag(0, by: 60, lifts: false)
    screen.screen.advance(by: 0.5)
    func top(_ row: Int) -> CGFloat? {
      screen.table.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minY
    }
    // The data source has not changed yet, and so neither have the rows' numbers.
    #expect([top(0), top(1), top(2), top(3)] == [60, 0, 88, 132])
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.layer.shadowOpacity == 0.25)
    #expect(!screen.source.log.contains { $0.hasPrefix("move") })
    screen.screen.up(293, 82)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["b", "a", "c", "d"])
    #expect(cell.layer.shadowOpacity == 0)
  }

  @Test("A row that is let go where it was, or whose touch is taken away, tells nobody")
  func nothing() {
    let screen = screen([["a", "b", "c"]])
    screen.drag(1, by: 10)
    screen.drag(1, by: 60, lifts: false)
    screen.screen.cancel(293, 126)
    screen.screen.advance(by: 1)
    #expect(!screen.source.log.contains { $0.hasPrefix("move") })
    #expect(screen.table.shownTexts == ["a", "b", "c"])
    #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }

  @Test("The delegate can keep a row out of places")
  func target() {
    let screen = screen([["fixed", "b", "c", "d"]])
    screen.source.allowedPlace = { IndexPath(row: max(1, $0.row), section: 0) }
    screen.drag(3, by: -140)
    #expect(screen.source.log.suffix(2) == ["propose 0.0", "move 0.3 to 0.1"])
    #expect(screen.table.shownTexts == ["fixed", "d", "b", "c"])
  }

  @Test("A row can go into another section, an empty one too, past its header")
  func sections() {
    let source = ListSource([["a", "b"], [], ["c"]])
    source.headers = ["One", "Two", "Three"]
    source.isMovable = true
    let screen = TableScreen(source)
    screen.table.setEditing(true, animated: false)
    screen.screen.turn()
    // b stands at 72; Two's header at 116, Three's at 144.
    screen.drag(1, by: 30)
    #expect(source.sections == [["a"], ["b"], ["c"]])
    screen.drag(0, 1, by: 40)
    #expect(source.sections == [["a"], [], ["b", "c"]])
    screen.drag(0, 2, by: -200)
    #expect(source.sections == [["b", "a"], [], ["c"]])
    #expect(screen.table.shownTexts == ["b", "a", "c"])
    #expect(screen.table.rectForHeader(inSection: 2).minY == 144)
  }

  @Test("Past a row of another height it goes once, and not back and forth")
  func heights() {
    let source = ListSource([["small", "tall", "last"]])
    source.height = { [unowned source] in
      source.sections[0][$0.row] == "tall" ? 120 : 40
    }
    source.isMovable = true
    let screen = TableScreen(source)
    screen.table.setEditing(true, animated: false)
    screen.screen.turn()
    screen.drag(0, by: 118)
    let proposals = source.log.filter { $0.hasPrefix("propose") }
    #expect(proposals == ["propose 0.1"])
    #expect(source.sections == [["tall", "small", "last"]])
    screen.drag(0, by: 38)
    #expect(source.sections == [["small", "tall", "last"]])
  }

  @Test("Held at the edge a row has the content move on, to the end")
  func scrolling() {
    let screen = screen([(0..<60).map { "\($0)" }])
    screen.drag(4, by: 240, lifts: false)
    screen.screen.advance(by: 10)
    let end = screen.table.contentSize.height - screen.table.bounds.height
    #expect(screen.table.contentOffset.y == end)
    #expect(screen.table.visibleCells.contains { $0.textLabel?.text == "4" })
    screen.screen.up(293, 438)
    screen.screen.advance(by: 1)
    #expect(screen.source.sections[0].firstIndex(of: "4") == 59)
    #expect(screen.table.shownTexts.last == "4")
  }

  @Test("Loading anew in the middle of a drag ends it")
  func reload() {
    let screen = screen([["a", "b", "c"]])
    screen.drag(0, by: 60, lifts: false)
    screen.source.sections = [["x"]]
    screen.table.reloadData()
    screen.screen.move(293, 120)
    screen.screen.up(293, 120)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["x"])
    #expect(screen.table.visibleCells.map(\.frame.minY) == [0])
    #expect(!screen.source.log.contains { $0.hasPrefix("move") })
  }

  @Test("What is chosen goes along with its row")
  func selection() {
    let screen = screen([["a", "b", "c"]])
    screen.table.allowsSelectionDuringEditing = true
    screen.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.drag(0, by: 88)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("The control is there only while editing, and only where a row can be moved")
  func control() {
    let screen = screen([["a", "b"]])
    #expect(grip(screen, 0) != nil)
    screen.table.setEditing(false, animated: false)
    #expect(grip(screen, 0) == nil)
    screen.source.isMovable = false
    screen.table.setEditing(true, animated: false)
    #expect(grip(screen, 0) == nil)
  }

  @Test("Without word from the data source a cell decides whether it has the control")
  func cellDecides() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.showsReorderControl = indexPath.row == 1
        cell.accessoryType = .checkmark
        return cell
      }
    }
    let stepped = SteppedScreen(size: CGSize(width: 320, height: 200))
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    table.isEditing = true
    stepped.window.addSubview(table)
    stepped.turn()
    let grips = table.visibleCells.map { cell in
      cell.subviews.contains { $0.accessibilityLabel == "Reorder" }
    }
    #expect(grips == [false, true])
  }
}

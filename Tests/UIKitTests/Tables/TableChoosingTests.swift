import Testing
import UIKit

@Suite("Choosing rows")
struct TableChoosingTests {
  @Test("A tap lights the row up and chooses it; the one before is chosen no more")
  func tap() {
    let screen = TableScreen(ListSource(count: 5))
    screen.tap(1)
    #expect(
      screen.source.log == ["didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(screen.table.visibleCells[1].isSelected)
    screen.source.log = []
    screen.tap(3)
    #expect(screen.source.log.contains("didDeselect 1"))
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(!screen.table.visibleCells[1].isSelected)
  }

  @Test("A drag scrolls and chooses nothing")
  func drag() {
    let screen = TableScreen(ListSource(count: 100))
    screen.screen.down(100, 300)
    for step in 1...10 {
      screen.screen.advance(by: 1.0 / 60)
      screen.screen.move(100, 300 - 10 * CGFloat(step))
    }
    screen.screen.up(100, 200)
    #expect(screen.table.contentOffset.y > 50)
    #expect(!screen.source.log.contains { $0.hasPrefix("didSelect") })
    // A quick drag lights no row up.
    #expect(screen.source.log.isEmpty)
  }

  @Test("Where several can be chosen a second tap gives a row up")
  func several() {
    let screen = TableScreen(ListSource(count: 5))
    screen.table.allowsMultipleSelection = true
    screen.tap(0)
    screen.tap(2)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    screen.tap(0)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test("A table that allows no choice shows and tells nothing")
  func none() {
    let screen = TableScreen(ListSource(count: 5))
    screen.table.allowsSelection = false
    screen.tap(1)
    #expect(screen.source.log.isEmpty)
  }

  @Test("Loading anew while a row is chosen leaves nothing chosen")
  func reloadInSelect() {
    let screen = TableScreen(ListSource(count: 5))
    screen.source.onSelect = { table, _ in
      screen.source.sections = [["Only"]]
      table.reloadData()
    }
    screen.tap(4)
    screen.screen.turn()
    #expect(screen.table.shownTexts == ["Only"])
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test("The program can choose and scroll, which asks and tells nobody")
  func byProgram() {
    let screen = TableScreen(ListSource(count: 100))
    screen.table.selectRow(
      at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .top)
    screen.screen.turn()
    #expect(screen.source.log.isEmpty)
    #expect(screen.table.contentOffset.y == 2200)
    #expect(screen.table.visibleCells.first?.isSelected == true)
    screen.table.deselectRow(at: IndexPath(row: 50, section: 0), animated: false)
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test("With the focus arrows go through the rows, in view always, and Return chooses")
  func keys() {
    let screen = TableScreen(ListSource(count: 100))
    screen.screen.press(.keyboardTab, "\t")
    #expect(screen.table.isFocused)
    screen.screen.press(.keyboardDownArrow)
    screen.screen.press(.keyboardDownArrow)
    screen.screen.press(.keyboardReturnOrEnter, "\r")
    #expect(screen.source.log.last == "didSelect 2")
    screen.screen.press(.keyboardEnd)
    #expect(screen.table.contentOffset.y == 3960)
    screen.screen.press(.keyboardDownArrow)
    screen.screen.press(.keyboardReturnOrEnter, "\r")
    #expect(screen.source.log.last == "didSelect 99")
    screen.screen.press(.keyboardHome)
    screen.screen.press(.keyboardUpArrow)
    screen.screen.press(.keyboardSpacebar, " ")
    #expect(screen.source.log.last == "didSelect 0")
  }

  @Test("After a tap the arrows go on from there")
  func keysAfterTap() {
    let screen = TableScreen(ListSource(count: 10))
    screen.tap(4)
    screen.screen.press(.keyboardDownArrow)
    screen.screen.press(.keyboardReturnOrEnter, "\r")
    #expect(screen.source.log.last == "didSelect 5")
  }
}

import Testing
import UIKit

@Suite("Editing a table")
struct TableEditingTests {
  private func button(_ title: String, in table: UITableView) -> UIButton? {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(table)
  }

  @Test("A swipe opens a row; its button deletes it")
  func swipe() throws {
    let screen = TableScreen(ListSource(count: 4))
    screen.swipe(1, by: -120)
    let delete = try #require(button("Delete", in: screen.table))
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.minX < -70)
    #expect(cell.showingDeleteConfirmation)
    let place = delete.convert(
      CGPoint(x: delete.bounds.midX, y: delete.bounds.midY), to: nil)
    screen.screen.tap(place.x, place.y)
    screen.screen.advance(by: 1)
    #expect(screen.source.log.last == "commit delete 1")
    #expect(screen.table.shownTexts == ["Row 0", "Row 2", "Row 3"])
    #expect(button("Delete", in: screen.table) == nil)
  }

  @Test("A touch elsewhere shuts an open row and chooses nothing")
  func shut() throws {
    let screen = TableScreen(ListSource(count: 4))
    screen.swipe(1, by: -120)
    screen.tap(3)
    screen.screen.advance(by: 1)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.minX == 0)
    #expect(button("Delete", in: screen.table) == nil)
    #expect(!screen.source.log.contains("didSelect 3"))
  }

  @Test("A swipe all the way deletes at once")
  func fullSwipe() {
    let screen = TableScreen(ListSource(count: 4))
    screen.swipe(2, by: -250)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["Row 0", "Row 1", "Row 3"])
  }

  @Test("A short swipe lets the row back")
  func shortSwipe() throws {
    let screen = TableScreen(ListSource(count: 4))
    screen.swipe(2, by: -25)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.frame.minX == 0)
    #expect(screen.table.shownTexts.count == 4)
  }

  @Test("Rows that can't be edited are not swiped")
  func notEditable() {
    let screen = TableScreen(ListSource(count: 4))
    screen.source.isEditable = false
    screen.swipe(1, by: -200)
    #expect(button("Delete", in: screen.table) == nil)
    #expect(screen.table.shownTexts.count == 4)
  }

  @Test("The delegate's own actions come up, and what they do is done")
  func ownActions() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var done: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(
          actions: ["Archive", "Flag"].map { (title: String) in
            UIContextualAction(style: .normal, title: title) { [weak self] _, _, finish in
              self?.done.append("\(title) \(indexPath.row)")
              finish(true)
            }
          })
      }
    }
    let source = Source()
    let screen = SteppedScreen(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    table.delegate = source
    screen.window.addSubview(table)
    screen.turn()
    screen.down(300, 66)
    for step in 1...15 {
      screen.advance(by: 1.0 / 60)
      screen.move(300 - 10 * CGFloat(step), 66)
    }
    screen.advance(by: 0.3)
    screen.up(150, 66)
    screen.advance(by: 1)
    let archive = try #require(button("Archive", in: table))
    let flag = try #require(button("Flag", in: table))
    // The first action is nearest to the edge.
    #expect(archive.convert(CGPoint.zero, to: nil).x > flag.convert(CGPoint.zero, to: nil).x)
    let place = flag.convert(CGPoint(x: flag.bounds.midX, y: flag.bounds.midY), to: nil)
    screen.tap(place.x, place.y)
    screen.advance(by: 1)
    #expect(source.done == ["Flag 1"])
    #expect(button("Flag", in: table) == nil)
  }

  @Test("While editing a round control comes in; a tap on it opens the row")
  func editingMode() throws {
    let screen = TableScreen(ListSource(count: 3))
    screen.table.setEditing(true, animated: true)
    screen.screen.advance(by: 1)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.isEditing)
    #expect(cell.contentView.frame.minX == 38)
    screen.screen.tap(25, 22)
    screen.screen.advance(by: 1)
    #expect(button("Delete", in: screen.table) != nil)
    screen.table.setEditing(false, animated: true)
    screen.screen.advance(by: 1)
    #expect(!cell.isEditing)
    #expect(cell.contentView.frame.minX == 0)
    #expect(button("Delete", in: screen.table) == nil)
  }
}

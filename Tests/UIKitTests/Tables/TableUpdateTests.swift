import Testing
import UIKit

@testable import UIKit

@Suite("Changes of a table")
struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("A deleted row goes while those below move up, and the cells stay the same")
  func delete() throws {
    let screen = TableScreen(ListSource(count: 6))
    let below = try #require(screen.table.cellForRow(at: path(3)))
    screen.source.sections[0].remove(at: 2)
    screen.table.deleteRows(at: [path(2)], with: .fade)
    #expect(screen.table.cellForRow(at: path(2)) === below)
    screen.screen.advance(by: 0.15)
    let shown = try #require(below.layer.presentation()).frame.minY
    #expect(shown > 88 && shown < 132)
    screen.screen.advance(by: 1)
    #expect(below.frame.minY == 88)
    #expect(screen.table.shownTexts == ["Row 0", "Row 1", "Row 3", "Row 4", "Row 5"])
    #expect(screen.table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test(
    "A row can come and go in every way",
    arguments: [
      UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ])
  func animations(_ animation: UITableView.RowAnimation) {
    let screen = TableScreen(ListSource(count: 4))
    screen.source.sections[0].insert("New", at: 1)
    screen.table.insertRows(at: [path(1)], with: animation)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["Row 0", "New", "Row 1", "Row 2", "Row 3"])
    #expect(screen.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
    #expect(screen.table.visibleCells[1].frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    screen.source.sections[0].remove(at: 0)
    screen.table.deleteRows(at: [path(0)], with: animation)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["New", "Row 1", "Row 2", "Row 3"])
    #expect(screen.table.subviews.filter { $0 is UITableViewCell }.count == 4)
  }

  @Test("The last row goes, and one comes back")
  func lastRow() {
    let screen = TableScreen(ListSource(count: 1))
    screen.source.sections = [[]]
    screen.table.deleteRows(at: [path(0)], with: .automatic)
    screen.screen.advance(by: 1)
    #expect(screen.table.visibleCells.isEmpty)
    #expect(screen.table.contentSize.height == 0)
    screen.source.sections = [["Back"]]
    screen.table.insertRows(at: [path(0)], with: .automatic)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["Back"])
  }

  @Test("Several changes together name what goes by its place before, what comes by that after")
  func batch() {
    let screen = TableScreen(ListSource([["a", "b", "c", "d"], ["x"]]))
    var finished: [Bool] = []
    screen.table.performBatchUpdates {
      screen.source.sections = [["n", "d", "b"], ["x", "y"]]
      screen.table.deleteRows(at: [self.path(0), self.path(2)], with: .fade)
      screen.table.insertRows(at: [self.path(0), self.path(1, 1)], with: .fade)
      screen.table.moveRow(at: self.path(3), to: self.path(1))
    } completion: {
      finished.append($0)
    }
    #expect(finished.isEmpty)
    screen.screen.advance(by: 1)
    #expect(finished == [true])
    #expect(screen.table.shownTexts == ["n", "d", "b", "x", "y"])
  }

  @Test("Sections come, go and move with their rows")
  func sections() {
    let screen = TableScreen(ListSource([["a"], ["b"], ["c"]]))
    screen.table.performBatchUpdates {
      screen.source.sections = [["c"], ["n1", "n2"], ["a"]]
      screen.table.deleteSections([1], with: .fade)
      screen.table.insertSections([1], with: .fade)
      screen.table.moveSection(2, toSection: 0)
    }
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["c", "n1", "n2", "a"])
    screen.source.sections[1] = ["fresh"]
    screen.table.reloadSections([1], with: .none)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["c", "fresh", "a"])
  }

  @Test("A row that is reloaded is asked for anew")
  func reload() {
    let screen = TableScreen(ListSource(count: 3))
    screen.source.sections[0][1] = "Changed"
    screen.table.reloadRows(at: [path(1)], with: .fade)
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["Row 0", "Changed", "Row 2"])
  }

  @Test("A change that doesn't agree with the data source is told, and everything is loaded anew")
  func mistakes() {
    let log = UIKitLogCatcher()
    let screen = TableScreen(ListSource(count: 3))
    screen.source.sections[0].removeLast()
    screen.table.deleteRows(at: [path(0), path(1)], with: .fade)
    screen.screen.advance(by: 1)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("has 2 rows after the update and must have 1") == true)
    #expect(screen.table.shownTexts == ["Row 0", "Row 1"])
    screen.table.deleteRows(at: [path(7)], with: .fade)
    #expect(log.lines.last?.contains("no row 7 in section 0") == true)
    screen.screen.turn()
    screen.table.insertSections([4], with: .fade)
    #expect(log.lines.last?.contains("has 1 sections after the update and must have 2") == true)
    log.stop()
  }

  @Test(
    "A change that contradicts itself is told, and everything is loaded anew",
    arguments: [
      ("row 1 in section 0 is deleted, moved or reloaded at the same time", 0),
      ("row 1 in section 0 is deleted, moved or reloaded at the same time", 1),
      ("two rows come to place 2 in section 0", 2), ("two rows come to place 0 in section 0", 3),
      ("section 1 is deleted, moved or reloaded at the same time", 4),
      ("two sections come to place 0", 5),
    ])
  func conflicts(_ words: String, _ kind: Int) {
    let log = UIKitLogCatcher()
    defer { log.stop() }
    let screen = TableScreen(ListSource([["a", "b", "c"], ["d"], ["e"]]))
    let table = screen.table
    var finished: Bool?
    table.performBatchUpdates {
      switch kind {
      case 0:
        screen.source.sections[0].remove(at: 1)
        table.deleteRows(at: [path(1)], with: .fade)
        table.reloadRows(at: [path(1)], with: .fade)
      case 1:
        table.moveRow(at: path(1), to: path(0))
        table.reloadRows(at: [path(1)], with: .fade)
      case 2:
        table.moveRow(at: path(0), to: path(2))
        table.moveRow(at: path(1), to: path(2))
      case 3:
        table.moveRow(at: path(1), to: path(0))
        table.insertRows(at: [path(0)], with: .fade)
      case 4:
        screen.source.sections.remove(at: 1)
        table.deleteSections([1], with: .fade)
        table.moveSection(1, toSection: 0)
      default:
        table.moveSection(1, toSection: 0)
        table.moveSection(2, toSection: 0)
      }
    } completion: {
      finished = $0
    }
    #expect(log.lines.count == 1 && log.lines.first?.contains(words) == true)
    #expect(finished == false)
    screen.screen.advance(by: 1)
    #expect(table.shownTexts == screen.source.sections.flatMap { $0 })
  }

  @Test("Rows go from section to section, into new ones and out of those that go")
  func acrossSections() {
    let screen = TableScreen(ListSource([["a", "b"], ["c"], ["d"]]))
    screen.table.performBatchUpdates {
      screen.source.sections = [["b"], ["a", "new"], ["d", "c"]]
      screen.table.deleteSections([1], with: .fade)
      screen.table.insertSections([1], with: .fade)
      screen.table.moveRow(at: self.path(0), to: self.path(0, 1))
      screen.table.moveRow(at: self.path(0, 1), to: self.path(1, 2))
    }
    screen.screen.advance(by: 1)
    #expect(screen.table.shownTexts == ["b", "a", "new", "d", "c"])
    #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    #expect(screen.table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test("What is chosen and what is scrolled to move with their rows")
  func selectionMoves() {
    let screen = TableScreen(ListSource(count: 5))
    screen.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    screen.source.sections[0].removeFirst(2)
    screen.table.deleteRows(at: [path(0), path(1)], with: .none)
    #expect(screen.table.indexPathForSelectedRow == path(1))
    screen.source.sections[0].remove(at: 1)
    screen.table.deleteRows(at: [path(1)], with: .none)
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test("Rows that go while the content still moves leave it where there is content")
  func deleteWhileScrolling() {
    let screen = TableScreen(ListSource(count: 100))
    screen.screen.down(100, 400)
    for step in 1...6 {
      screen.screen.advance(by: 1.0 / 60)
      screen.screen.move(100, 400 - 50 * CGFloat(step))
    }
    screen.screen.up(100, 100)
    #expect(screen.table.isDecelerating)
    screen.screen.advance(by: 0.1)
    screen.source.sections[0].removeLast(88)
    screen.table.deleteRows(at: (12..<100).map { path($0) }, with: .fade)
    screen.screen.advance(by: 5)
    #expect(screen.table.contentOffset.y == 88)
    #expect(screen.table.shownTexts.last == "Row 11")
  }

  @Test("Rows below the ones in view come in from there when others go")
  func comesFromBelow() throws {
    let screen = TableScreen(ListSource(count: 20))
    screen.source.sections[0].remove(at: 0)
    screen.table.deleteRows(at: [path(0)], with: .fade)
    let last = try #require(screen.table.cellForRow(at: path(9)))
    #expect(last.textLabel?.text == "Row 10")
    screen.screen.advance(by: 0.05)
    let shown = try #require(last.layer.presentation())
    #expect(shown.frame.minY > 396)
    screen.screen.advance(by: 1)
    #expect(last.frame.minY == 396)
  }

  @Test("Random changes show what the data source says")
  func random() {
    var random = SeededRandom(seed: 7)
    let screen = TableScreen(ListSource([(0..<8).map { "\($0)" }, (8..<12).map { "\($0)" }]))
    for round in 0..<60 {
      screen.table.performBatchUpdates {
        let section = Int(random.next() % 2)
        let count = screen.source.sections[section].count
        if count > 0, random.next().isMultiple(of: 2) {
          let row = Int(random.next() % UInt64(count))
          screen.source.sections[section].remove(at: row)
          screen.table.deleteRows(at: [self.path(row, section)], with: .automatic)
        } else {
          let row = Int(random.next() % UInt64(count + 1))
          screen.source.sections[section].insert("n\(round)", at: row)
          screen.table.insertRows(at: [self.path(row, section)], with: .automatic)
        }
      }
      screen.screen.advance(by: Double(random.next() % 4) / 10)
      let expected = screen.source.sections.flatMap { $0 }
      #expect(Array(expected.prefix(screen.table.shownTexts.count)) == screen.table.shownTexts)
    }
  }
}

/// A small generator with a fixed seed.
struct SeededRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

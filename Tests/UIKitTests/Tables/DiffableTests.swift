import Testing

@testable import UIKit

@Suite("Tables from snapshots")
struct DiffableTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let screen = SteppedScreen(size: CGSize(width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source: Source

  init() {
    source = Source(tableView: table) { table, _, item in
      let cell =
        table.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "\(item)"
      return cell
    }
    screen.window.addSubview(table)
    screen.turn()
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private var shown: [Int] { table.shownTexts.compactMap(Int.init) }

  @Test("The table shows what the snapshot has, with and without animation")
  func applying() {
    var completions = 0
    source.apply(snapshot(["a": [1, 2], "b": [3]]), animatingDifferences: false)
    screen.turn()
    #expect(shown == [1, 2, 3] && table.numberOfSections == 2)
    source.apply(snapshot(["a": [2, 4], "b": [3]])) { completions += 1 }
    #expect(completions == 0)
    screen.advance(by: 1)
    #expect(shown == [2, 4, 3] && completions == 1)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }

  @Test("An item that stays keeps its cell, wherever it goes")
  func cells() throws {
    source.apply(snapshot(["a": [1, 2, 3], "b": [4]]), animatingDifferences: false)
    screen.turn()
    func cell(_ item: Int) -> UITableViewCell? {
      source.indexPath(for: item).flatMap(table.cellForRow(at:))
    }
    let (first, last) = (try #require(cell(1)), try #require(cell(4)))
    source.apply(snapshot(["b": [1], "a": [4, 3, 2]]))
    screen.advance(by: 1)
    #expect(cell(1) === first && cell(4) === last)
    #expect(shown == [1, 4, 3, 2])
  }

  @Test("An item that is reloaded or reconfigured is asked for anew")
  func reload() {
    var words = "old"
    let source = Source(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(words) \(item)"
      return cell
    }
    source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
    screen.turn()
    words = "new"
    var next = source.snapshot()
    next.reloadItems([2])
    next.reconfigureItems([3])
    source.apply(next)
    screen.advance(by: 1)
    #expect(table.shownTexts == ["old 1", "new 2", "new 3"])
    table.dataSource = nil
  }

  @Test("Random snapshots are shown as they are, and no change is refused", arguments: [3, 11, 29])
  func random(seed: UInt64) {
    let log = UIKitLogCatcher()
    defer { log.stop() }
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      var next = Snapshot()
      var items = Array(0..<12)
      for name in ["a", "b", "c", "d"].sorted(by: { _, _ in random.next().isMultiple(of: 2) })
      where random.next() % 4 > 0 {
        next.appendSections([name])
        let count = min(items.count, Int(random.next() % 4))
        for _ in 0..<count {
          next.appendItems([items.remove(at: Int(random.next() % UInt64(items.count)))])
        }
      }
      source.apply(next)
      screen.advance(by: Double(random.next() % 4) / 10)
      #expect(shown == next.itemIdentifiers.prefix(shown.count).map { $0 })
      #expect(table.numberOfSections == next.numberOfSections)
    }
    screen.advance(by: 1)
    #expect(log.lines.isEmpty)
    #expect(shown == source.snapshot().itemIdentifiers)
  }

  @Test("Snapshots are changed by name")
  func changes() {
    var snapshot = snapshot(["a": [1, 2], "c": [3]])
    snapshot.insertSections(["b"], afterSection: "a")
    snapshot.insertItems([7, 8], beforeItem: 3)
    snapshot.insertItems([9], afterItem: 1)
    snapshot.moveItem(2, beforeItem: 1)
    snapshot.moveItem(8, afterItem: 3)
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.deleteItems([9, 100])
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [7, 3, 8])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [2, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 8) == "c")
    #expect(snapshot.indexOfItem(2) == 3 && snapshot.indexOfSection("b") == 2)
    snapshot.deleteSections(["c"])
    #expect(snapshot.numberOfItems == 2 && snapshot.numberOfSections == 2)
  }

  @Test("A name that is there twice, or isn't there, is warned of and left out")
  func mistakes() async {
    let log = UIKitLogCatcher()
    defer { log.stop() }
    var snapshot = snapshot(["a": [1, 2]])
    snapshot.appendItems([2, 3])
    snapshot.appendSections(["a"])
    snapshot.insertItems([4], beforeItem: 50)
    snapshot.appendItems([4], toSection: "z")
    snapshot.reloadItems([60])
    #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.sectionIdentifiers == ["a"])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    // Warnings come in their order on the main actor, and so after them this.
    await Task { @MainActor in }.value
    #expect(log.lines.count == 5)
  }
}

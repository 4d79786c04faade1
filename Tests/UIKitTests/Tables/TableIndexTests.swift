import Testing

@testable import UIKit

@Suite("The index of a table, and the screen's edges")
struct TableIndexTests {
  /// Sections of ten rows, one for each letter.
  private final class Letters: NSObject, UITableViewDataSource {
    var letters = (65...90).map { String(UnicodeScalar($0)) }
    var titles: [String]? = (65...90).map { String(UnicodeScalar($0)) }
    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      letters[section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private let source = Letters()

  private func table(_ screen: SteppedScreen, height: CGFloat = 480) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.dataSource = source
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  private func index(_ table: UITableView) -> SectionIndexView? {
    table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
  }

  @Test("Titles stand at the edge, where rows make room for them")
  func room() {
    let table = table(SteppedScreen())
    #expect(index(table)?.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
    let cell = table.visibleCells[0]
    let withIndex = cell.contentView.frame.width
    source.titles = nil
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(index(table) == nil)
    #expect(cell.contentView.frame.width == withIndex + 15)
  }

  @Test("A finger goes to the sections of the titles it passes, and the content doesn't follow it")
  func tracking() {
    let screen = SteppedScreen()
    let table = table(screen)
    // 26 lines of 14 points in the middle of 480: they begin at 58.
    screen.down(312, 58 + 14 * 12 + 7)
    #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
    #expect(table.visibleCells.first?.textLabel?.text == "M0")
    screen.move(312, 58 + 14 * 2 + 7)
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    screen.move(312, -20)
    #expect(table.contentOffset.y == 0)
    screen.up(312, -20)
    screen.advance(by: 1)
    #expect(table.contentOffset.y == 0 && table.indexPathForSelectedRow == nil)
  }

  @Test("Where there is no room for all titles, dots stand for some")
  func dots() {
    let table = table(SteppedScreen(), height: 150)
    let lines = index(table)?.lines ?? []
    #expect(lines.count == 9)
    #expect(lines.first == "A" && lines.last == "Z" && lines[1] == "•" && lines[4] == "M")
  }

  @Test("A table of few rows has no index, where it is told how many there must be")
  func fewRows() {
    let screen = SteppedScreen()
    let table = table(screen)
    table.sectionIndexMinimumDisplayRowCount = 261
    screen.turn()
    #expect(index(table) == nil)
    table.sectionIndexMinimumDisplayRowCount = 260
    screen.turn()
    #expect(index(table) != nil)
  }

  @Test("What is in rows and headers keeps clear of the screen's edges; their grounds don't")
  func edges() throws {
    let screen = SteppedScreen(size: CGSize(width: 320, height: 480))
    source.titles = nil
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
    screen.window.rootViewController = page
    screen.settle()
    let table = UITableView(frame: page.view.bounds)
    table.dataSource = source
    page.view.addSubview(table)
    screen.turn()
    let cell = table.visibleCells[0]
    #expect(cell.frame.width == 320)
    let label = try #require(cell.textLabel)
    #expect(label.convert(CGPoint.zero, to: nil).x == 63)
    #expect(cell.contentView.frame.maxX <= 249)
    let mark = try #require(cell.accessory)
    #expect(mark.frame.maxX == 257)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.width == 320)
    #expect(header.textLabel?.convert(CGPoint.zero, to: nil).x == 63)
    table.insetsContentViewsToSafeArea = false
    screen.turn()
    let again = table.visibleCells[0]
    #expect(again.textLabel?.convert(CGPoint.zero, to: nil).x == 16)
  }
}

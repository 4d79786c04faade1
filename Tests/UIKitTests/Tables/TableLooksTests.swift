import Testing
import TocsinTesting
import UIKit

@Suite("The looks of tables")
struct TableLooksTests {
  /// Sections with a cell of each style and accessory.
  final class Sheet: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      [4, 3, 1][section]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["Styles", "Accessories", nil][section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "What stands below a section may take more than one line." : nil
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
      let isFirst = indexPath.section == 0
      let cell = UITableViewCell(
        style: isFirst ? styles[indexPath.row] : .default, reuseIdentifier: nil)
      cell.textLabel?.text =
        [
          ["Documents", "Report.pdf", "Language", "phone"], ["Leads on", "Chosen", "Details"],
          ["A row by configuration"],
        ][indexPath.section][indexPath.row]
      cell.detailTextLabel?.text = ["", "120 KB, today", "English", "555-0134"][indexPath.row]
      switch (indexPath.section, indexPath.row) {
      case (0, 0): cell.imageView?.image = Self.picture
      case (0, 2), (1, 0): cell.accessoryType = .disclosureIndicator
      case (1, 1): cell.accessoryType = .checkmark
      case (1, 2): cell.accessoryType = .detailDisclosureButton
      case (2, _):
        var content = UIListContentConfiguration.valueCell()
        content.text = "Configured"
        content.secondaryText = "Value"
        cell.contentConfiguration = content
      default: break
      }
      return cell
    }

    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29))
      .image { _ in
        UIColor.systemOrange.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 7)
          .fill()
      }
  }

  @Test("Plain, grouped and inset tables, with all styles of cells, light and dark")
  func sheet() {
    let screen = TestScreen(size: CGSize(width: 990, height: 1060), scale: 2)
    let sheet = Sheet()
    for (row, appearance) in [UIUserInterfaceStyle.light, .dark].enumerated() {
      for (column, style) in [UITableView.Style.plain, .grouped, .insetGrouped].enumerated() {
        let table = UITableView(
          frame: CGRect(
            x: 330 * CGFloat(column), y: 530 * CGFloat(row), width: 330, height: 530),
          style: style)
        table.overrideUserInterfaceStyle = appearance
        table.dataSource = sheet
        table.delegate = sheet
        table.showsVerticalScrollIndicator = false
        screen.page.view.addSubview(table)
        table.selectRow(
          at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
      }
    }
    screen.advance(by: 1)
    expectGolden(screen, named: "tables")
  }

  /// Rows that can be deleted and moved, and an index.
  private final class EditedSheet: NSObject, UITableViewDataSource, UITableViewDelegate {
    let names = ["Ada", "Barbara", "Edsger", "Grace", "Margaret", "Niklaus"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      (65...90).map { String(UnicodeScalar($0)) }
    }
  }

  @Test("A table that is edited, with a row in hand and an index, light and dark")
  func editing() {
    let screen = TestScreen(size: CGSize(width: 660, height: 380), scale: 2)
    let sheet = EditedSheet()
    for (column, appearance) in [UIUserInterfaceStyle.light, .dark].enumerated() {
      let table = UITableView(
        frame: CGRect(x: 330 * CGFloat(column), y: 0, width: 330, height: 380))
      table.overrideUserInterfaceStyle = appearance
      table.dataSource = sheet
      table.delegate = sheet
      table.isEditing = true
      screen.page.view.addSubview(table)
    }
    screen.advance(by: 1)
    for column in 0..<2 {
      let x = 330 * CGFloat(column) + 288
      screen.touchDown(at: CGPoint(x: x, y: 66), finger: column)
      for step in 1...20 {
        screen.advance(by: 1.0 / 60)
        screen.touchMove(to: CGPoint(x: x, y: 66 + 3.6 * CGFloat(step)), finger: column)
      }
    }
    screen.advance(by: 1)
    expectGolden(screen, named: "editing")
  }
}

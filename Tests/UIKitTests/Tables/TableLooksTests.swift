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
}

import Testing

@testable import UIKit

@Suite("Controllers of tables")
struct TableControllerTests {
  /// Twelve rows, each with a field.
  private final class Form: UITableViewController {
    let fields = (0..<12).map { _ in UITextField() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = fields[indexPath.row]
      field.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test("The button of a page says Edit, and Done while its table is edited")
  func editButton() {
    let screen = SteppedScreen.phone()
    let form = Form(style: .plain)
    form.navigationItem.rightBarButtonItem = form.editButtonItem
    screen.window.rootViewController = UINavigationController(rootViewController: form)
    screen.settle()
    let button = form.editButtonItem
    #expect(button.title == "Edit" && button.style == .plain)
    screen.tap(390 - 30, 22)
    screen.settle()
    #expect(form.isEditing && form.tableView.isEditing)
    #expect(button.title == "Done" && button.style == .done)
    form.setEditing(false, animated: false)
    #expect(!form.tableView.isEditing && button.title == "Edit" && button.style == .plain)
  }

  @Test("Editing that was turned on before the table was made reaches it")
  func editingBeforeLoading() {
    let form = Form(style: .plain)
    form.isEditing = true
    #expect(!form.isViewLoaded)
    #expect(form.tableView.isEditing)
  }

  @Test("The field that gets the keys is scrolled clear of the keyboard, and the room goes with it")
  func keyboard() throws {
    let screen = SteppedScreen(size: CGSize(width: 320, height: 480))
    let form = Form(style: .plain)
    screen.window.rootViewController = form
    screen.settle()
    KeyboardController.shared.usesScreenKeyboard = true
    defer { KeyboardController.shared.reset() }
    // The tenth row ends at 440; the keyboard begins at 264.
    form.fields[9].becomeFirstResponder()
    screen.settle()
    let field = form.fields[9]
    let bottom = field.convert(field.bounds, to: nil).maxY
    #expect(bottom <= 264 && bottom > 200)
    #expect(form.tableView.contentInset.bottom == 216)
    #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 216)
    // The next one gets the keys while the keyboard is up.
    form.tableView.scrollToRow(
      at: IndexPath(row: 11, section: 0), at: .bottom, animated: false)
    form.tableView.layoutIfNeeded()
    form.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    form.fields[11].becomeFirstResponder()
    screen.settle()
    let last = form.fields[11]
    #expect(last.convert(last.bounds, to: nil).maxY <= 264)
    last.resignFirstResponder()
    screen.settle()
    #expect(form.tableView.contentInset.bottom == 0)
    #expect(form.tableView.contentOffset.y == 48)
  }

  @Test("A controller that has gone leaves no room behind")
  func keyboardGoes() {
    let screen = SteppedScreen(size: CGSize(width: 320, height: 480))
    let form = Form(style: .plain)
    form.tableView.contentInset.bottom = 10
    screen.window.rootViewController = form
    screen.settle()
    KeyboardController.shared.usesScreenKeyboard = true
    defer { KeyboardController.shared.reset() }
    form.fields[0].becomeFirstResponder()
    screen.settle()
    #expect(form.tableView.contentInset.bottom == 226)
    screen.window.rootViewController = UIViewController()
    screen.settle()
    #expect(form.tableView.contentInset.bottom == 10)
  }

  @Test("What is chosen is chosen no more when the table comes back, unless that is not wanted")
  func clearing() {
    let screen = SteppedScreen.phone()
    let form = Form(style: .plain)
    let navigation = UINavigationController(rootViewController: form)
    screen.window.rootViewController = navigation
    screen.settle()
    for clears in [true, false] {
      form.clearsSelectionOnViewWillAppear = clears
      form.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: true)
      screen.settle()
      navigation.popViewController(animated: true)
      screen.settle()
      #expect((form.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }
}

import ExampleSupport
public import UIKit

/// A list whose rows open a menu each; the menu edits and deletes its row, and shows the alert in
/// its forms.
public final class SlidingAlertPage: UIViewController {
  /// How long an alert without buttons stays, in seconds.
  static let noticeDuration: TimeInterval = 3

  var items = [
    "Water the plants", "Buy bread", "Call the dentist", "Read a chapter", "Go for a run",
  ]
  /// The item whose menu is open.
  var openItem: Int?
  let table = UITableView(frame: .zero, style: .plain)
  let alert = CustomAlertViewController()
  let textInput = TextInputView()

  /// What Okay does besides removing the alert.
  private var onOkay: (() -> Void)?
  private var editedItem: Int?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.tableHeaderView = Self.header()
    table.tableFooterView = UIView()
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    alert.delegate = self
    textInput.delegate = self
    for panel in [alert.panel, textInput] {
      panel.onMove = { [weak self] in self?.setNeedsStatusBarAppearanceUpdate() }
    }
  }

  /// Dark on the light grey of a panel.
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    alert.panel.isDown || textInput.isDown ? .darkContent : .default
  }

  private static func header() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    let heading = UILabel()
    heading.text = "Sliding alert"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(heading)
    let area = header.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      heading.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      heading.centerYAnchor.constraint(equalTo: header.topAnchor, constant: 34),
    ])
    return header
  }

  // MARK: Options

  /// Does what was chosen in the menu of an item.
  func choose(_ option: MenuOption, for item: Int) {
    switch option {
    case .edit: edit(item)
    case .delete: askToDelete(item)
    case .okayAlone: showAlert("There is only one thing to say.", cancel: false)
    case .cancelAlone: showAlert("There is no way forward from here.", okay: false)
    case .noButtons:
      showAlert("This goes by itself in a moment.", okay: false, cancel: false)
      alert.view.wait(Self.noticeDuration) { [weak self] in
        self?.alert.removeCustomAlertFromView()
      }
    case .longMessage:
      showAlert(
        "“\(items[item])” has been on this list for quite a while, and what there is to say about "
          + "it takes more than a line.", cancel: false)
    }
  }

  /// Asks whether an item is to go.
  public func askToDelete(_ item: Int) {
    showAlert("Delete “\(items[item])”?")
    onOkay = { [weak self] in self?.delete(item) }
  }

  private func showAlert(_ message: String, okay: Bool = true, cancel: Bool = true) {
    onOkay = nil
    alert.removeOkayButton(!okay)
    alert.removeCancelButton(!cancel)
    alert.showCustomAlert(in: view, message: message)
  }

  private func edit(_ item: Int) {
    editedItem = item
    textInput.ask(in: view, text: items[item])
  }
}

extension SlidingAlertPage: CustomAlertViewControllerDelegate {
  func customAlertOK() {
    guard let onOkay else { return alert.removeCustomAlertFromView() }
    self.onOkay = nil
    alert.removeCustomAlertFromViewInstantly()
    onOkay()
  }

  func customAlertCancel() { alert.removeCustomAlertFromView() }
}

extension SlidingAlertPage: TextInputViewDelegate {
  func textInputView(_ view: TextInputView, didFinishWith text: String) {
    guard let editedItem else { return }
    items[editedItem] = text
    table.reloadRows(at: [IndexPath(row: editedItem, section: 0)], with: .none)
  }
}

import UIKit

/// An alert that slides in from the top of a view, and whose buttons can be taken away.
///
/// ```swift
/// alert.removeCancelButton(true)
/// alert.showCustomAlert(in: view, message: "All is well.")
/// ```
///
/// It stays until its owner, who also keeps it, removes it: the delegate hears of a button and
/// decides. Without buttons the owner removes it after a while.
final class CustomAlertViewController: UIViewController {
  static let cardHeight: CGFloat = 180

  weak var delegate: (any CustomAlertViewControllerDelegate)?
  let messageLabel = UILabel()

  private(set) var isOkayButtonRemoved = false
  private(set) var isCancelButtonRemoved = false

  let panel = SlidingPanel(panelHeight: CustomAlertViewController.cardHeight)
  private lazy var okayButton = UIBarButtonItem(
    title: "Okay", primaryAction: UIAction { [weak self] _ in self?.delegate?.customAlertOK() })
  private lazy var cancelButton = UIBarButtonItem(
    title: "Cancel",
    primaryAction: UIAction { [weak self] _ in self?.delegate?.customAlertCancel() })

  /// The card with the message and the toolbar.
  var card: UIView { panel.panel }
  var toolbar: UIToolbar { panel.toolbar }

  override func loadView() { view = panel }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageLabel.font = UIFont(name: "ChalkboardSE-Regular", size: 17) ?? .systemFont(ofSize: 17)
    messageLabel.textColor = .black
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 4
    messageLabel.lineBreakMode = .byWordWrapping
    messageLabel.shadowColor = .white
    messageLabel.shadowOffset = CGSize(width: 1, height: 1)
    // In the middle of what the toolbar leaves of the card.
    messageLabel.frame = panel.content.bounds.inset(
      by: UIEdgeInsets(top: 7, left: 20, bottom: 6, right: 20))
    messageLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.content.addSubview(messageLabel)
    showButtons()
  }

  // MARK: Coming and going

  /// Covers a view and slides the card in from its top edge. Where it is shown already, only the
  /// message changes.
  func showCustomAlert(in target: UIView, message: String) {
    loadViewIfNeeded()
    messageLabel.text = message
    panel.slideIn(over: target)
  }

  /// Slides the card out; the view leaves its superview when that has ended.
  func removeCustomAlertFromView() { panel.slideOut() }

  /// Leaves the view without an animation.
  func removeCustomAlertFromViewInstantly() { panel.leave() }

  // MARK: Buttons

  /// Takes the Okay button away, or puts it back.
  func removeOkayButton(_ isRemoved: Bool) {
    guard isRemoved != isOkayButtonRemoved else { return }
    isOkayButtonRemoved = isRemoved
    showButtons()
  }

  /// Takes the Cancel button away, or puts it back.
  func removeCancelButton(_ isRemoved: Bool) {
    guard isRemoved != isCancelButtonRemoved else { return }
    isCancelButtonRemoved = isRemoved
    showButtons()
  }

  private func showButtons() {
    var items = [UIBarButtonItem.flexibleSpace()]
    if !isCancelButtonRemoved { items.insert(cancelButton, at: 0) }
    if !isOkayButtonRemoved { items.append(okayButton) }
    toolbar.items = items
  }
}

/// Decides what becomes of a ``CustomAlertViewController`` whose button was pressed.
protocol CustomAlertViewControllerDelegate: AnyObject {
  func customAlertOK()
  func customAlertCancel()
}

public import Foundation

/// Tells something and offers actions: in a card in the middle of the screen, or in a sheet that
/// comes from below.
///
///     let alert = UIAlertController(
///       title: "Delete item?", message: "This can’t be undone.", preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     page.present(alert, animated: true)
///
/// Looks as on iOS 7 to 17. Each alert ends once: the first button pressed dismisses it, and its
/// handler is called when the dismissal has been animated. Return presses the preferred action,
/// Escape the cancel action.
///
/// Where the window is wide, an action sheet is a bubble that needs an anchor: set that of its
/// `popoverPresentationController` before presenting.
///
/// DIFFERENCE: where UIKit raises an exception (two cancel actions, text fields in an action sheet,
/// an action sheet in a wide window without an anchor, an alert with nothing in it) there is a
/// warning here, and what was asked for isn't done. The ground is opaque and not blurred.
open class UIAlertController: UIViewController {
  /// Where an alert is shown.
  nonisolated public enum Style: Int, Sendable {
    /// From below, or beside an anchor.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// Where the alert is shown.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons' actions, in the order in which they were added.
  public internal(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; nil where there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// What it is about, in bold. A change shows at once.
  open override var title: String? {
    didSet { if title != oldValue { textDidChange() } }
  }
  /// What there is to say about it. A change shows at once.
  open var message: String? {
    didSet { if message != oldValue { textDidChange() } }
  }
  /// The action that Return presses and whose button is set in bold; must be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet { preferredActionDidChange(from: oldValue) }
  }

  /// How grave the matter is. Kept and not shown, as on iOS, where only Mac apps show it.
  open var severity = UIAlertControllerSeverity.default

  var fields: [UITextField] = []
  /// What was pressed; set once.
  var chosen: UIAlertAction?
  /// Called at a press, to dismiss in the alert's place.
  var onPress: ((UIAlertAction) -> Void)?

  /// Makes an alert. A text that is nil or empty takes no room.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    setUpPresentation()
  }

  /// Makes an action sheet without texts. Interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setUpPresentation()
  }

  /// Makes an action sheet without texts, of an archive of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpPresentation()
  }

  private func setUpPresentation() {
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  // MARK: Content

  /// Adds a button. There can be one cancel action only.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      UIKitLog.warn(
        "An alert can have one cancel action; “\(action.title ?? "")” was not added, as "
          + "“\(cancelAction?.title ?? "")” is there already.")
      return
    }
    action.alert = self
    actions.append(action)
    actionsDidChange()
  }

  /// Adds a text field, below the texts and the fields that are there; to an alert only, not to an
  /// action sheet. The first field has the keyboard when the alert comes up.
  /// - Parameter configurationHandler: called at once with the field, to set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIKitLog.warn("Text fields can be added to alerts of the style .alert only.")
      return
    }
    let field = AlertTextField(frame: .zero)
    field.addAction(
      UIAction { [weak self, weak field] _ in field.map { self?.returnPressed(in: $0) } },
      for: .primaryActionTriggered)
    fields.append(field)
    configurationHandler?(field)
    fieldsDidChange()
  }

  // MARK: Coming and going

  open override func loadView() { view = AlertRootView(alert: self) }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, chosen == nil { letGoOfHandlers() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    takeKeys(presses, event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    event?.reachedEnd = true
  }
}

/// How grave the matter of an alert is.
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// Not especially.
  case `default` = 0
  /// Something may be lost.
  case critical = 1
}

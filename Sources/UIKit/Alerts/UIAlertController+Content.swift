extension UIAlertController {
  /// The view with the texts, fields and buttons, once it has been made.
  var root: AlertRootView? { viewIfLoaded as? AlertRootView }

  /// The action that Escape, and a touch beside an action sheet, press.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action whose button is set in bold.
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

  /// Whether there is anything to see.
  var hasContent: Bool {
    AlertText.isShown(title) || AlertText.isShown(message) || !actions.isEmpty || !fields.isEmpty
  }

  /// Takes all buttons away, and what was pressed is forgotten.
  func removeActions() {
    actions = []
    chosen = nil
    actionsDidChange()
  }

  /// Takes all fields away.
  func removeTextFields() {
    fields = []
    fieldsDidChange()
  }

  func textDidChange() {
    root?.showTexts()
    sizeDidChange()
  }

  func fieldsDidChange() {
    root?.showFields()
    sizeDidChange()
  }

  func actionsDidChange() {
    root?.showActions()
    sizeDidChange()
  }

  func actionDidChange(_ action: UIAlertAction) { root?.refresh(action) }

  func preferredActionDidChange(from old: UIAlertAction?) {
    guard preferredAction !== old else { return }
    if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
      UIKitLog.warn(
        "The preferred action “\(preferredAction.title ?? "")” is none of the alert's actions. "
          + "Add it first.")
      self.preferredAction = old
      return
    }
    actionsDidChange()
  }

  /// The card may need more room, or less.
  func sizeDidChange() { presentation?.containerView?.setNeedsLayout() }
}

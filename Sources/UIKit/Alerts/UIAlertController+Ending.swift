internal import QuartzCore

// However often and by whatever means buttons are pressed, the first press settles the matter.
extension UIAlertController {
  /// Presses an action's button: dismisses the alert, and calls the handler once that has ended.
  /// Nothing happens if the action is disabled or the alert isn't up or is leaving.
  func press(_ action: UIAlertAction) {
    guard chosen == nil, action.isEnabled, let presentation,
      presentation.phase == .presenting || presentation.phase == .presented
    else { return }
    chosen = action
    if let onPress { return onPress(action) }
    presentingViewController?.dismiss(animated: true) { [self] in
      action.callHandler()
      letGoOfHandlers()
    }
  }

  /// A touch beside an action sheet.
  func touchedOutside() {
    if let cancelAction { press(cancelAction) }
  }

  /// The alert is over: what handlers captured is free.
  func letGoOfHandlers() {
    chosen = nil
    for action in actions { action.letGo() }
  }
}

extension UIAlertController {
  /// The action that Return presses: the preferred one; without one, of which Apple's
  /// documentation says nothing, the only action, or the last that neither cancels nor destroys.
  private var returnAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    return actions.count == 1 ? actions[0] : actions.last { $0.style == .default }
  }

  /// Acts on Return and Escape, and lets no key through to the page.
  func takeKeys(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key,
        key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
      else { continue }
      switch key.keyCode {
      case .keyboardReturnOrEnter, .keypadEnter: if let returnAction { self.press(returnAction) }
      case .keyboardEscape: if let cancelAction { self.press(cancelAction) }
      default: break
      }
    }
    // Keys that are left may still move the focus, which stays within the alert.
    event?.reachedEnd = true
  }

  /// Return in a field: on to the next one, or from the last one what Return presses.
  func returnPressed(in field: UITextField) {
    guard let index = fields.firstIndex(of: field) else { return }
    if fields.indices.contains(index + 1) {
      fields[index + 1].becomeFirstResponder()
      root?.reveal(fields[index + 1])
    } else if let returnAction {
      press(returnAction)
    }
  }
}

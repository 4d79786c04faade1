import UIKit

// Return, Escape, key equivalents and the keys that move between fields.
extension Alert {
  /// Acts on Return, Escape and the actions' own keys.
  /// - Returns: whether the key was one of them.
  func handle(_ key: UIKey) -> Bool {
    if let action = actions.first(where: { isEquivalent(key, of: $0) }) {
      beginPress(action)
      return true
    }
    guard key.modifierFlags.isDisjoint(with: .chords) else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      // A field that is being edited hears Return itself and passes it on.
      if editedRow == nil, let action = defaultAction { beginPress(action) }
    case .keyboardEscape: escapePressed()
    default: return false
    }
    return true
  }

  /// A key that holds a button down went up.
  func releaseKeys(_ presses: Set<UIPress>) {
    guard isViewLoaded else { return }
    for button in card.buttons.buttons { button.endHold() }
  }

  /// Return: on to the next field of text, or from the last one the default action.
  func returnPressed(in row: FieldRow?) {
    let rows = textRows
    if let row, let index = rows.firstIndex(of: row), rows.indices.contains(index + 1) {
      rows[index + 1].input.textView?.becomeFirstResponder()
      card.reveal(rows[index + 1], animated: true)
    } else if let action = defaultAction {
      beginPress(action)
    }
  }

  func escapePressed() {
    guard let cancelAction else { return }
    press(cancelAction, ending: .escape)
  }

  /// Puts the caret into the first field of text, or lets the alert itself hear the keys.
  func takeFocus() {
    if let first = textRows.first {
      first.input.textView?.becomeFirstResponder()
    } else {
      becomeFirstResponder()
    }
  }

  /// Presses an action by a key: one that is to be held begins to be.
  private func beginPress(_ action: Action) {
    if let seconds = action.holdDuration, seconds > 0 {
      button(of: action)?.beginHold()
    } else {
      press(action)
    }
  }

  private func isEquivalent(_ key: UIKey, of action: Action) -> Bool {
    guard let equivalent = action.keyEquivalent, equivalent.matches(key) else { return false }
    return !equivalent.types || editedRow == nil
  }

  private var textRows: [FieldRow] { card.text.rows.filter { $0.input.textView != nil } }

  private var editedRow: FieldRow? {
    textRows.first { $0.input.textView?.isFirstResponder == true }
  }
}

extension UIKeyModifierFlags {
  /// Modifiers that make another command of a key.
  fileprivate static let chords: UIKeyModifierFlags = [.command, .control, .alternate]
}

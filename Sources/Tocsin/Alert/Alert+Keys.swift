import UIKit

// Return, Escape, key equivalents, the keys that move between fields and those that scroll.
extension Alert {
  /// Acts on Return, Escape, the actions' own keys and those that scroll.
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
    default: return scroll(by: key)
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

  /// Scrolls text that is longer than the card, unless a field is being edited.
  /// - Returns: whether the key was one that scrolls, and there was something to scroll.
  func scroll(by key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .chords), editedRow == nil,
      let step = AlertCard.ScrollStep(key.keyCode)
    else { return false }
    return card.scroll(by: step)
  }

  /// Escape: presses cancel, or ends an alert without one where a tap beside the card would.
  /// - Returns: whether there was anything to do.
  @discardableResult
  func escapePressed() -> Bool {
    if let cancelAction {
      press(cancelAction, ending: .escape)
    } else {
      guard letsGoOutside, !holds.contains(.aside) else { return false }
      end(.escape, by: nil)
    }
    return true
  }

  /// Puts the caret into the first field of text, or lets the alert itself hear the keys where there
  /// is none or it isn't time.
  func takeFocus() {
    let isTime = fieldFocus == .entering || (fieldFocus == .entered && phase == .shown)
    if isTime, let first = textRows.first {
      first.input.textView?.becomeFirstResponder()
    } else {
      becomeFirstResponder()
    }
  }

  /// Presses an action by a key: one that is to be held begins to be.
  private func beginPress(_ action: Action) {
    if action.holdTime != nil, !action.isOnlyHeldBack {
      button(of: action)?.beginHold()
    } else {
      pressed(action)
    }
  }

  private func isEquivalent(_ key: UIKey, of action: Action) -> Bool {
    guard let equivalent = action.keyEquivalent, equivalent.matches(key) else { return false }
    return editedRow == nil || !types(key)
  }

  /// Whether a key types something into a field; with Alt it does where that makes another character
  /// of it.
  private func types(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    let plain = key.charactersIgnoringModifiers.lowercased()
    return !key.modifierFlags.contains(.alternate) || key.characters.lowercased() != plain
  }

  var textRows: [FieldRow] { card.text.rows.filter { $0.input.textView != nil } }

  var editedRow: FieldRow? {
    textRows.first { $0.input.textView?.isFirstResponder == true }
  }
}

extension UIKeyModifierFlags {
  /// Modifiers that make another command of a key.
  fileprivate static let chords: UIKeyModifierFlags = [.command, .control, .alternate]
}

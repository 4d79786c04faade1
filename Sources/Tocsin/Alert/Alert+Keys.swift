import UIKit

// Return, Escape and the keys that move between fields.
extension Alert {
  /// Acts on Return and Escape.
  /// - Returns: whether the key was one of them.
  func handle(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .chords) else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      // A field that is being edited hears Return itself and passes it on.
      if editedRow == nil { returnPressed(in: nil) }
    case .keyboardEscape: escapePressed()
    default: return false
    }
    return true
  }

  /// Return: on to the next field, or from the last one, or with no field, the default action.
  func returnPressed(in row: FieldRow?) {
    let rows = card.text.rows
    if let row, let index = rows.firstIndex(of: row), rows.indices.contains(index + 1) {
      rows[index + 1].input.becomeFirstResponder()
      card.reveal(rows[index + 1], animated: true)
    } else if let action = defaultAction {
      press(action)
    }
  }

  func escapePressed() {
    guard let cancelAction else { return }
    press(cancelAction, ending: .escape)
  }

  private var editedRow: FieldRow? { card.text.rows.first { $0.input.isFirstResponder } }

  /// Puts the caret into the first field, or lets the alert itself hear the keys.
  func takeFocus() {
    if let first = card.text.rows.first {
      first.input.becomeFirstResponder()
    } else {
      becomeFirstResponder()
    }
  }
}

extension UIKeyModifierFlags {
  /// Modifiers that make another command of a key.
  fileprivate static let chords: UIKeyModifierFlags = [.command, .control, .alternate]
}

import UIKit

// Whether what the fields hold can be taken.
extension Alert {
  /// A field's value changed, or was judged.
  func fieldChanged(_ field: Field) {
    fieldsChanged()
    changeStreams.send(.field(name: field.name, field.content))
    delegate?.alert(self, didChange: field)
  }

  /// Actions that need valid fields can be pressed only while all are.
  func fieldsChanged() {
    let areValid = fields.allSatisfy { $0.reason == nil && !$0.needsVerdict }
    for action in actions where action.needsValidFields { action.isHeldBack = !areValid }
  }

  /// The person has gone on from a field: what is wrong with it is said now.
  func editingEnded(in row: FieldRow) {
    guard phase == .shown, settled == nil, !holds.contains(.aside), !row.field.content.isBlank
    else { return }
    row.reason = row.field.reason
  }

  /// Checks every field, shows the reasons, and puts the caret into the first that is refused; one
  /// that has no caret is scrolled into sight, and the caret leaves the others.
  func fieldsAreTaken() -> Bool {
    var refused: FieldRow?
    for row in card.text.rows {
      row.reason = row.field.reason
      if row.reason != nil, refused == nil { refused = row }
    }
    guard let refused else { return true }
    if let textView = refused.input.textView {
      textView.becomeFirstResponder()
    } else if editedRow != nil {
      becomeFirstResponder()
    }
    card.layoutIfNeeded()
    card.reveal(refused, animated: true)
    UIAccessibility.post(notification: .announcement, argument: refused.reason)
    return false
  }

  /// Has the asynchronous validators judge what they have not judged yet, with the button showing
  /// a spinner, and then presses it again.
  /// - Returns: whether there is anything to judge.
  func seekVerdicts(then action: Action, _ ending: Answer.Ending) -> Bool {
    let rows = card.text.rows.filter(\.field.needsVerdict)
    guard !rows.isEmpty else { return false }
    var count = rows.count
    setBusy(true, with: action)
    for row in rows {
      row.stopJudging()
      row.seekVerdict { [weak self, weak action] in
        count -= 1
        guard count == 0, let self, let action, self.settled == nil, action.isWorking else {
          return
        }
        self.setBusy(false, with: action)
        self.press(action, ending: ending)
      }
    }
    return true
  }
}

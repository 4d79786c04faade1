import UIKit

/// A text view in a form: Tab goes on to what comes next, as from a field of one line, and types
/// nothing.
final class FormTextView: UITextView {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let (tabs, others) = parted(presses)
    if !tabs.isEmpty { next?.pressesBegan(tabs, with: event) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let (tabs, others) = parted(presses)
    if !tabs.isEmpty { next?.pressesChanged(tabs, with: event) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  private func parted(_ presses: Set<UIPress>) -> (tabs: Set<UIPress>, others: Set<UIPress>) {
    let tabs = presses.filter { press in
      press.key.map { $0.keyCode == .keyboardTab && $0.modifierFlags.isEmpty } ?? false
    }
    return (tabs, presses.subtracting(tabs))
  }
}

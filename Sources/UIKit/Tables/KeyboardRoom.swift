internal import CoreGraphics
internal import Foundation

/// Keeps the rows of a table clear of the keyboard, and the text that gets the keys in view, for as
/// long as it lives.
final class KeyboardRoom {
  private weak var table: UITableView?
  private var follower: KeyboardFollower?
  private var tokens: [any NSObjectProtocol] = []
  /// What the table's inset has in it for the keyboard.
  private var inset: CGFloat = 0

  init(in table: UITableView) {
    self.table = table
    follower = KeyboardFollower { [weak self] in self?.keyboardMoved() }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.showFirstResponder() }
        })
    }
    makeRoom()
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    set(0)
  }

  private func keyboardMoved() {
    makeRoom()
    showFirstResponder()
  }

  private func makeRoom() {
    guard let table else { return }
    let covered = table.bounds.height - KeyboardFollower.room(in: table).height
    set(covered > 0 ? max(0, covered - table.safeAreaInsets.bottom) : 0)
  }

  private func set(_ inset: CGFloat) {
    guard let table, inset != self.inset else { return }
    table.contentInset.bottom += inset - self.inset
    table.verticalScrollIndicatorInsets.bottom += inset - self.inset
    self.inset = inset
  }

  /// Scrolls as far as needed for the text that gets the keys to be seen, with a little around it.
  private func showFirstResponder() {
    guard inset > 0, let table,
      let text = table.window?.firstResponder as? UIView, text.isDescendant(of: table)
    else { return }
    // Of a text of many lines the one with the caret.
    let caret = (text as? UITextView).map { $0.caretRect(at: $0.caretPosition) }
    let rect = table.convert(caret ?? text.bounds, from: text).insetBy(dx: 0, dy: -8)
    table.scrollRectToVisible(rect, animated: true)
  }
}

// DIFFERENCE: UIKit hides the keyboard under some presentations and leaves the first responder as it
// is; here it resigns, so that no key reaches what is covered.
/// What had the keyboard in a window before something was presented over it, and gets it back.
final class FocusMemory {
  private weak var responder: UIResponder?

  /// Remembers the first responder of the presenter's window, and takes the keyboard from it.
  init?(leaving presenter: UIViewController) {
    guard let responder = presenter.viewIfLoaded?.window?.firstResponder else { return nil }
    self.responder = responder
    responder.resignFirstResponder()
  }

  /// Gives the keyboard back, unless something else has it by now.
  func restore() {
    guard let responder, let window = responder.responderWindow, window.firstResponder == nil else {
      return
    }
    responder.becomeFirstResponder()
  }
}

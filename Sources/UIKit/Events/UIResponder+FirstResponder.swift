internal import Foundation

extension UIResponder {
  /// The window up the chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let here = responder {
      if let window = here as? UIWindow { return window }
      if let view = here as? UIView { return view.window }
      responder = here.next
    }
    return nil
  }

  /// What `becomeFirstResponder` does where no subclass does more.
  func takeKeys() -> Bool {
    guard let window = responderWindow else { return false }
    let previous = window.firstResponder
    if previous === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let previous {
      guard previous.canResignFirstResponder else { return false }
      // The keyboard learns of one change, not of two.
      window.successor = self
      defer { window.successor = nil }
      guard previous.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    window.focus.firstResponderDidChange(from: previous, to: self)
    UIApplication.shared.firstResponderDidChange(from: previous, to: self)
    return true
  }

  /// What `resignFirstResponder` does where no subclass does more.
  func giveKeysBack() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    if window.successor == nil {
      window.focus.firstResponderDidChange(from: self, to: nil)
      UIApplication.shared.firstResponderDidChange(from: self, to: nil)
    }
    return true
  }

  /// The chain from here to its end.
  package var chain: [UIResponder] {
    Array(sequence(first: self, next: { $0.next }))
  }
}

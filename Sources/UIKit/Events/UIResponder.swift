public import Foundation

/// Something that can take events: a view, a controller, a window, the application, its delegate.
///
/// Touches go to the view that was hit, keys and text to the first responder; who doesn't handle an
/// event passes it to `next`. The chain runs view → its controller → superview → … → window →
/// application → the application's delegate.
open class UIResponder: NSObject {
  /// Makes a responder that handles nothing.
  public override init() { super.init() }

  /// Who gets the events that this responder leaves.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether keys may go here. False unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether keys may be taken from here.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys go here while its window is key.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for the keys of the window.
  ///
  /// The one that has them is asked to resign first.
  /// - Returns: whether they go here now; false outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeKeys() }

  /// Gives the keys back.
  /// - Returns: false where the responder wants to keep them.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveKeysBack() }

  /// What is shown in the keyboard's place while this is first responder.
  open var inputView: UIView? { nil }
  /// What is shown on top of the keyboard while this is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Asks `inputView` and `inputAccessoryView` anew where this is first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    UIApplication.shared.firstResponderDidChange(from: self, to: self)
  }

  // MARK: Touches

  /// Fingers came down in the view. Passes them on by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Fingers were taken away by the system or by a gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Keys went down. Passes them on by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.reachedEnd = true }
  }
  /// Keys repeat, or changed their force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesChanged(presses, with: event) } else { event?.reachedEnd = true }
  }
  /// Keys went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Keys were taken away by the system.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Keys with modifiers that this responder acts on, by preference.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The wheel was turned over the view. Passes it on by default.
  ///
  /// DIFFERENCE: UIKit gives scroll events to gesture recognisers only.
  package func scrollWheel(with event: UIEvent) { next?.scrollWheel(with: event) }

  /// Text came from the keyboard or the input method.
  /// - Returns: whether it was taken in; what is not taken goes up the chain.
  package func receiveText(_ text: String) -> Bool { next?.receiveText(text) ?? false }

  /// The input method shows text that is not final; `selection` counts in UTF-16 units of it.
  package func receiveMarkedText(_ text: String, selection: Range<Int>) -> Bool {
    next?.receiveMarkedText(text, selection: selection) ?? false
  }

  // MARK: Editing

  /// What undoes the changes made here: that of the next responder, if none is its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Cuts what is selected. Does nothing by default; so do the other editing commands.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected.
  open func copy(_ sender: Any?) {}
  /// Inserts what is on the pasteboard.
  open func paste(_ sender: Any?) {}
  /// Deletes what is selected.
  open func delete(_ sender: Any?) {}
  /// Selects what is at the caret.
  open func select(_ sender: Any?) {}
  /// Selects all there is.
  open func selectAll(_ sender: Any?) {}
}

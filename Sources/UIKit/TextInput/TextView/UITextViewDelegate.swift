public import Foundation

/// What a person does to a link in a text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// Taps it.
  case invokeDefaultAction = 0
  /// Asks what can be done with it. Not on this system.
  case presentActions = 1
  /// Looks at it without going there. Not on this system.
  case preview = 2
}

/// Is asked and told about what happens in a text view. Every member has a default.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Asked before the view becomes first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began; the view is first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end. Not asked when the view leaves its window.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a range, in UTF-16 units, may be replaced. Asked before each change by the person; of
  /// an input method's text once, when that is settled.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The caret or the selection is elsewhere.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was tapped shall be opened. By default asks the older method.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a link that was tapped shall be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Asks the older method.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool { true }
}

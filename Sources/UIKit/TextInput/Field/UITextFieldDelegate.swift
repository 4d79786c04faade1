public import Foundation

/// Is asked and told about what happens in a text field. Every member has a default.
///
/// DIFFERENCE: without the Objective-C runtime a subclass can't add a member that its superclass,
/// which conforms, left to the default; let the superclass have it and override it.
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. Asked before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began; the field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. Not asked when the field leaves its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended, and why. By default calls the one without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a range, in UTF-16 units, may be replaced. Asked before each change by the person.
  ///
  /// DIFFERENCE: for an input method's text it is asked once, when that is settled; iOS asks at
  /// each step. A refusal brings back what was there before the input method began.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The caret or the selection is elsewhere.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may clear.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Return was pressed; whether the field shall do what it does then.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

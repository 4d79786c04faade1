public import Foundation

/// Is asked and told about what happens to an alert view. Every method may be left out.
///
/// The order: will present, did present; at a press clicked, will dismiss, and once the alert has
/// gone did dismiss.
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was pressed; the alert is dismissed next.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system takes the alert away. Nothing else is called then but did dismiss.
  ///
  /// DIFFERENCE: that is when something else hides the alert's window; iOS 2 and 3 did it when the
  /// home button was pressed. Without this method no click is simulated.
  func alertViewCancel(_ alertView: UIAlertView)
  /// The alert is about to come up.
  func willPresent(_ alertView: UIAlertView)
  /// The alert has come up.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Whether the first button that isn't the cancel button can be pressed. Asked when the alert
  /// comes up and after each change of text.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// It can.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
